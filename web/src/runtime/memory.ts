/** The memory of a started Python, kept by the browser, so that the next start has nothing to load and to import. */
import { RUNTIME } from "./manifest";

const CACHE = `rifugio-python ${RUNTIME.pathname}`;

export interface Kept {
  readonly memory: Response;
  /** Unpacked and checked: browsers compile it while they read it. */
  readonly wasm: Response;
}

/** Without https, or where nobody may store anything, there is no place for it; then every start is from nothing. */
export async function canKeep(): Promise<boolean> {
  try {
    await caches.open(CACHE);
    return true;
  } catch {
    return false;
  }
}

const addressOf = (what: string, id: string): URL => new URL(`${what}-${id}`, RUNTIME);

/** A response that browsers take for WebAssembly. */
export const wasmResponse = (wasm: Uint8Array<ArrayBuffer>): Response =>
  new Response(wasm, { headers: { "content-type": "application/wasm" } });

/** What was kept for exactly these files. */
export async function kept(id: string): Promise<Kept | undefined> {
  const cache = await caches.open(CACHE);
  const [memory, wasm] = await Promise.all([cache.match(addressOf("memory", id)), cache.match(addressOf("wasm", id))]);
  return memory && wasm && { memory, wasm };
}

/** Keep these and no others. A full disk is no reason to stop: the next start takes longer, that is all. */
export async function keep(id: string, memory: Uint8Array<ArrayBuffer>, wasm: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forget();
    const cache = await caches.open(CACHE);
    await cache.put(addressOf("wasm", id), wasmResponse(wasm));
    await cache.put(addressOf("memory", id), new Response(memory));
  } catch {
    await forget();
  }
}

export async function forget(): Promise<void> {
  await caches.delete(CACHE);
}
