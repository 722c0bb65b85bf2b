/** Error messages for failed requests. */
import { CannotHost } from "../local/client";
import { Failure } from "../table/api";
import { say } from "../words/speaker.svelte";

export function trouble(error: unknown, withFriends = false): string {
  if (error instanceof CannotHost) return say("fail-here", { reason: error.reason });
  if (!(error instanceof Failure)) return say("fail-other");
  if (error.status === 507) return say("fail-here", { reason: "full" });
  if (error.status === 429) return say("fail-often");
  return error.status === 0 || error.status >= 500
    ? say(withFriends ? "fail-friends" : "fail-server")
    : say("fail-other");
}
