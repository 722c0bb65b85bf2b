/** The part of the service worker that tells the server when the browser has changed its push subscription. */
import { noted } from "./noted";
import { pushWay, SESSION } from "./pushWay";

declare const self: ServiceWorkerGlobalScope;

export async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const session = await noted<string>(SESSION);
  const options = oldSubscription?.options;
  const made = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!session || !made) return;
  await fetch("/api/rucksack/notices/ways", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
    body: JSON.stringify({ way: pushWay(made) }),
  });
}
