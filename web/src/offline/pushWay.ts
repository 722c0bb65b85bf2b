/** A push subscription as the server takes it. */
import type { AskedWay } from "../wire/api";

export type PushWay = Extract<AskedWay["way"], { kind: "push" }>;

/** What is noted for the service worker: whose push it is. */
export const SESSION = "session";

export function pushWay(made: PushSubscription): PushWay {
  const { endpoint = "", keys = {} } = made.toJSON();
  return { kind: "push", endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}
