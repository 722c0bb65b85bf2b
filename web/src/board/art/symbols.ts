/** A player is a colour, a sign and the shape of a roof: any one of the three is enough to tell them apart. */
import { drawn, type Drawing } from "./drawing";
import { path } from "./svg";

export type Colour = "red" | "blue" | "yellow" | "green" | "violet";
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green", "violet"];

/** About 2 across, around (0, 0). */
const SIGNS: Readonly<Record<Colour, string>> = {
  red: "M0 -1.15L1 0L0 1.15L-1 0Z",
  blue: "M-.95 0C-.95 -1.27 .95 -1.27 .95 0C.95 1.27 -.95 1.27 -.95 0Z",
  yellow: "M0 -1.15L.33 -.4L1.14 -.33L.53 .2L.72 1L0 .57L-.72 1L-.53 .2L-1.14 -.33L-.33 -.4Z",
  green: "M0 -1.1L1.1 .85L-1.1 .85Z",
  violet: "M-.86 -.86L.86 -.86L.86 .86L-.86 .86Z",
};

/** The colour itself, or red for an unknown one, so that a drawing contains only our own values. */
export const known = (colour: Colour): Colour => (COLOURS.includes(colour) ? colour : "red");

export const sign = (colour: Colour, x: number, y: number, size: number, fill: string, more = ""): Drawing =>
  drawn(`<g transform="translate(${x} ${y}) scale(${size})">${path(SIGNS[known(colour)], fill, more)}</g>`);

/** The shading of the colour: black would make yellow look muddy. */
export const dusk = (colour: Colour): string => (colour === "yellow" ? "#b85c00" : "#000");

export const body = (colour: Colour): string => `var(--rf-${known(colour)})`;
/** A legible text colour on the colour. */
export const onBody = (colour: Colour): string => `var(--rf-on-${known(colour)})`;
