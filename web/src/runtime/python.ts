/** Python in a worker, with the engine, the table and the bots in it. */
import { fetchFile } from "./fetching";
import { readManifest, type Manifest } from "./manifest";
import { canKeep, forget, keep, kept, wasmResponse } from "./memory";
import { boot, importScripts, type Pyodide } from "./pyodide";
import { CannotStart, inTime } from "./reasons";

export interface Python {
  /** Call a function of a module: text in, text out. What it raises is thrown. */
  call(module: string, name: string, ...args: readonly (string | number | null)[]): string | null;
}

const LOCK = "rifugio-python";

/** Called with the bytes that are there, of all that are needed; not at all if Python starts from what was kept. */
type Progress = (there: number, all: number) => void;

/** Start Python, from the memory of an earlier start if there is one. Throws CannotStart. */
export async function startPython({ progress = () => {} }: { progress?: Progress } = {}): Promise<Python> {
  try {
    await canRun();
    const manifest = await readManifest();
    const python = (await canKeep())
      ? ((await again(manifest)) ?? (await oneByOne(manifest, progress)))
      : (await anew(manifest, progress, false)).python;
    callOf(python, "warm", "another_chance", []);
    return { call: (module, name, ...args) => callOf(python, module, name, args) };
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(error instanceof RangeError ? "memory" : "failed", error);
  }
}

/** Whether there is WebAssembly here, and the memory that Python begins with. */
async function canRun(): Promise<void> {
  const nothing = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  try {
    await inTime(WebAssembly.instantiate(nothing), "blocked");
  } catch (error) {
    throw new CannotStart("blocked", error);
  }
  new WebAssembly.Memory({ initial: 480 });
}

/** From the memory of an earlier start. Whatever is wrong with it, there is another way. */
async function again(manifest: Manifest): Promise<Pyodide | undefined> {
  try {
    const found = await kept(manifest.id);
    if (!found) return undefined;
    const [scripts, memory] = await Promise.all([importScripts(manifest), found.memory.arrayBuffer()]);
    return await boot(scripts, manifest, found, { _loadSnapshot: memory });
  } catch (error) {
    if (error instanceof CannotStart && error.reason === "network") throw error;
    await forget();
    return undefined;
  }
}

/** Of several that begin at once, only the first loads everything: the others begin with its memory. */
function oneByOne(manifest: Manifest, progress: Progress): Promise<Pyodide> {
  return new Promise((resolve, reject) => {
    const start = async () => {
      const found = await again(manifest);
      if (found) return resolve(found);
      const { python, keeping } = await anew(manifest, progress, true);
      resolve(python);
      await keeping;
    };
    navigator.locks.request(LOCK, start).catch(reject);
  });
}

async function anew(
  manifest: Manifest,
  progress: Progress,
  keeps: boolean,
): Promise<{ python: Pyodide; keeping?: Promise<void> }> {
  const tell = teller(manifest, progress);
  const { wasm, library, rifugio } = manifest.files;
  const [scripts, wasmBytes, libraryBytes, rifugioBytes] = await Promise.all([
    importScripts(manifest, tell),
    fetchFile(wasm, (there) => tell("wasm", there)),
    fetchFile(library, (there) => tell("library", there)),
    fetchFile(rifugio, (there) => tell("rifugio", there)),
  ]);
  const files = { wasm: wasmResponse(wasmBytes), library: libraryBytes, rifugio: rifugioBytes };
  const python = await boot(scripts, manifest, files, { _makeSnapshot: keeps });
  callOf(python, "warm", "everything", []);
  // now, because afterwards a table and its secrets are in it
  return keeps ? { python, keeping: keep(manifest.id, python.makeMemorySnapshot(), wasmBytes) } : { python };
}

/** Adds up what is there of each file, and tells every whole percent. */
function teller({ files }: Manifest, progress: Progress): (name: string, there: number) => void {
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const all = sum(Object.values(files).map((file) => file.packed));
  const parts = new Map<string, number>();
  let told = 0;
  return (name, there) => {
    parts.set(name, there);
    const now = Math.min(all, Math.round(sum([...parts.values()])));
    const percent = Math.floor((100 * now) / all);
    if (percent > told) progress(now, all);
    told = Math.max(told, percent);
  };
}

function callOf(
  python: Pyodide,
  module: string,
  name: string,
  args: readonly (string | number | null)[],
): string | null {
  const imported = python.pyimport(module);
  const called = imported[name];
  try {
    if (!called) throw new TypeError(`${module} has no ${name}`);
    const answer = called(...args.map((one) => one ?? undefined)); // Python's None is undefined here
    if (answer === undefined || typeof answer === "string") return answer ?? null;
    throw new TypeError(`${module}.${name} returns no text`);
  } finally {
    called?.destroy();
    imported.destroy();
  }
}
