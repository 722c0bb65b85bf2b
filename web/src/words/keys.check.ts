/** A compile-time test, never run: a wrong key, or one without its arguments, is a type error. */
import { say } from "./speaker.svelte";

export function proof(): string[] {
  return [
    say("door-play"),
    say("watching", { count: 2 }),
    // @ts-expect-error there is no such message
    say("door-nowhere"),
    // @ts-expect-error it has to be told how many
    say("watching"),
    // @ts-expect-error it has to be told how many, under that name
    say("watching", { number: 2 }),
    // @ts-expect-error it has nothing to be told
    say("door-play", { count: 1 }),
  ];
}
