/** Web Push on this device: whether it can be had, and asking the browser for it. */
import { note } from "./noted";
import { pushWay, SESSION, type PushWay } from "./pushWay";

/** Why there is no push here: only once the page is on the home screen, blocked by its person, or never. */
export type NoPush = "install" | "blocked" | "never";

const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Null if push can be had. */
export function noPush(): NoPush | null {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis))
    return isApple() && globalThis.isSecureContext ? "install" : "never";
  return Notification.permission === "denied" ? "blocked" : null;
}

/** Asks the browser for push; a string says why there is none. */
export async function subscribe(key: string, session: string): Promise<PushWay | NoPush> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    const made = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe(); // one for another key of this server
      return pushManager.subscribe(options);
    });
    await note(SESSION, () => session);
    return pushWay(made);
  } catch {
    return "never"; // no push service: some browsers have none, some networks let none through
  }
}
