/** Pyodide, started with files that are already there. Only what we use of it is typed. */
import { fetchFile } from "./fetching";
import { RUNTIME, type Manifest } from "./manifest";
import { CannotStart, inTime } from "./reasons";

type Bytes = Uint8Array<ArrayBuffer>;

interface Proxied {
  destroy(): void;
}

export interface Pyodide {
  pyimport(module: string): Record<string, ((...args: unknown[]) => unknown) & Proxied> & Proxied;
  /** Only if it was loaded with `_makeSnapshot`. */
  makeMemorySnapshot(): Bytes;
}

/** Both scripts of Pyodide: the one that loads it, and the one around its WebAssembly. */
export interface Scripts {
  readonly loadPyodide: (options: object) => Promise<Pyodide>;
  readonly createPyodideModule: unknown;
}

export interface Files {
  readonly wasm: Response;
  /** Python's standard library and ours, as archives; nothing, from a kept memory. */
  readonly library?: Bytes;
  readonly rifugio?: Bytes;
}

type Options = { readonly _makeSnapshot: boolean } | { readonly _loadSnapshot: ArrayBuffer };

type Tell = (name: "loader" | "module", there: number) => void;

/** Each is fetched and checked first: what is imported then is what the browser's cache has of it. */
export async function importScripts({ files }: Manifest, tell: Tell = () => {}): Promise<Scripts> {
  const script = async (name: "loader" | "module") => {
    await fetchFile(files[name], (there) => tell(name, there));
    return import(/* @vite-ignore */ new URL(files[name].path, RUNTIME).href);
  };
  try {
    const [loader, module] = await Promise.all([script("loader"), script("module")]);
    return { loadPyodide: loader.loadPyodide, createPyodideModule: module.default };
  } catch (error) {
    throw new CannotStart("network", error);
  }
}

export function boot(scripts: Scripts, { lock }: Manifest, files: Files, options: Options): Promise<Pyodide> {
  const wasm = new URL("pyodide.asm.wasm", RUNTIME).href;
  const library = new URL("library.zip", RUNTIME).href;
  const handed = new Map([
    [wasm, files.wasm],
    [library, new Response(files.library)],
  ]);
  return handing(handed, async () => {
    let begun = () => {};
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    const python = scripts.loadPyodide({
      ...options,
      createPyodideModule: scripts.createPyodideModule,
      indexURL: RUNTIME.href,
      stdLibURL: library,
      lockFileContents: lock,
      packageBaseUrl: RUNTIME.href,
      env: { PYTHONPATH: "/rifugio.zip" },
      fsInit: async (FS: { writeFile(path: string, data: Bytes): void }) => {
        begun();
        if (files.rifugio) FS.writeFile("/rifugio.zip", files.rifugio);
      },
    });
    // if its WebAssembly fails, Pyodide says nothing and waits for ever
    await inTime(Promise.race([beginning, python]), "failed");
    return python;
  });
}

/** Pyodide fetches its files itself. While it starts, it is handed those that are there. */
async function handing<Answer>(handed: ReadonlyMap<string, Response>, start: () => Promise<Answer>): Promise<Answer> {
  const { fetch } = self;
  self.fetch = async (wanted, how) => handed.get(String(wanted)) ?? fetch(wanted, how);
  try {
    return await start();
  } finally {
    self.fetch = fetch;
  }
}
