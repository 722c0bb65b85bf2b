/** What pages and the service worker both have to know, kept on this device; nothing where there is no https. */
const CACHE = "rifugio-notices";
const address = (name: string): string => `https://noted.invalid/${name}`;

export async function noted<T>(name: string): Promise<T | null> {
  if (!("caches" in globalThis)) return null;
  const found = await (await caches.open(CACHE)).match(address(name));
  return found ? ((await found.json()) as T) : null;
}

/** Changes what is noted, and does what follows from it, one page or worker at a time. */
export async function note<T>(
  name: string,
  change: (before: T | null) => T | null,
  then?: (after: T | null) => Promise<unknown>,
): Promise<void> {
  if (!("caches" in globalThis)) return;
  await navigator.locks.request(`${CACHE} ${name}`, async () => {
    const after = change(await noted<T>(name));
    const cache = await caches.open(CACHE);
    try {
      if (after === null) await cache.delete(address(name));
      else await cache.put(address(name), Response.json(after));
    } catch {
      return; // a full device: notices go on without it
    }
    await then?.(after);
  });
}
