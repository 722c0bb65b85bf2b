/** Gets this device ready to host games, so that the next one begins here at once and costs a server nothing. */
import type { FromHost } from "./messages";

/** Milliseconds after which the memory of a started Python is stored. */
const KEEPING = 5_000;
/** Less than this, and a start in the background would be felt. */
const CORES = 4;
const GIGABYTES = 4;

/** Whether the memory of a started Python is kept: then a game begins in a second or two. */
export async function isPrepared(): Promise<boolean> {
  if (typeof caches === "undefined") return false;
  return (await caches.keys()).some((name) => name.startsWith("rifugio-python"));
}

/** Starts Python once and ends it again; not where that would be felt. */
export async function prepare(): Promise<void> {
  const { hardwareConcurrency, deviceMemory = GIGABYTES } = navigator as Navigator & { readonly deviceMemory?: number };
  if (hardwareConcurrency < CORES || deviceMemory < GIGABYTES || (await isPrepared())) return;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onerror = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if (data.kind === "ready") setTimeout(() => worker.terminate(), KEEPING);
    if (data.kind === "failed") worker.terminate();
  };
}
