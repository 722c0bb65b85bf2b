/** What `make runtime` has made (decision 0058). */
import { CannotStart, inTime } from "./reasons";

export interface RuntimeFile {
  readonly path: string;
  /** Bytes as they are sent, and unpacked. */
  readonly packed: number;
  readonly bytes: number;
  /** Of the unpacked file. */
  readonly sha256: string;
}

export interface Manifest {
  /** Another one for every other file in it. */
  readonly id: string;
  /** What Pyodide wants to know of packages: that there are none. */
  readonly lock: object;
  readonly files: Readonly<Record<"loader" | "module" | "wasm" | "library" | "rifugio", RuntimeFile>>;
}

/** The files lie in `runtime`, beside the folder of the worker's script. */
export const RUNTIME = new URL(import.meta.env.DEV ? "/runtime/" : "../runtime/", self.location.href);

export async function readManifest(): Promise<Manifest> {
  try {
    const answer = await inTime(fetch(new URL("manifest.json", RUNTIME), { cache: "no-cache" }), "network");
    if (!answer.ok) throw new Error(`${answer.status}`);
    return (await inTime(answer.json(), "network")) as Manifest;
  } catch (error) {
    throw new CannotStart("network", error);
  }
}
