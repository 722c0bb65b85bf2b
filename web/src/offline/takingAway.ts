/** Takes notices away that are of no use any more, while a page of ours is open. */
import { tableAt } from "../ui/places";

/** `isOld` is asked with the table of a notice, or null for one that is about several. */
export async function takeAway(isOld: (link: string | null) => boolean): Promise<void> {
  if (!("serviceWorker" in navigator) || !("Notification" in globalThis) || Notification.permission !== "granted")
    return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const { url } = shown.data as { readonly url: string };
    if (isOld(tableAt(url))) shown.close();
  }
}
