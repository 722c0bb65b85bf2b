// Makes Python for the browser's worker: hashed files and their manifest in src/rifugio/server/runtime. npm run runtime
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";
import { rehearse } from "./rehearsal.mjs";

const MOST_PACKED = 6_000_000;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here("../../src/rifugio/server/runtime/");
const npm = (name) => readFileSync(here(`../node_modules/pyodide/${name}`));
/** No packages but ours: of the list of Pyodide's only what it is for. */
const LOCK = { info: JSON.parse(npm("pyodide-lock.json").toString()).info, packages: {} };

/** Bytecode, made by the Python that is going to run it. */
async function archives() {
  const python = await loadPyodide({ lockFileContents: LOCK, packageBaseUrl: "/" });
  python.mountNodeFS("/repository", here("../.."));
  python.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/repository")
from tools.runtime.packing import pack_all
def play():
    from kit.bots_game import moves
    moves(4, "helicopter rafts", "marmot badger fox owl", 4)
pack_all(Path("/repository"), Path("/"), play)
`);
  return { library: python.FS.readFile("/library.zip"), rifugio: python.FS.readFile("/rifugio.zip") };
}

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");
const hashed = (name, sha256, ending) => `${name}-${sha256.slice(0, 12)}.${ending}`;

/** Scripts are imported by the browser, so they are as they are; `packed` is what most hosts make of them.
 *  `integrity` is the same hash in the form that browsers check themselves. */
function script(name, bytes) {
  const sha256 = digest(bytes);
  writeFileSync(OUT + hashed(name, sha256, "mjs"), bytes);
  return {
    path: hashed(name, sha256, "mjs"),
    packed: gzipSync(bytes, { level: 9 }).length,
    bytes: bytes.length,
    sha256,
    integrity: `sha256-${Buffer.from(sha256, "hex").toString("base64")}`,
  };
}

/** Everything else comes packed, and the worker unpacks it: not every host compresses. */
function data(name, ending, bytes) {
  const sha256 = digest(bytes);
  const packed = gzipSync(bytes, { level: 9 });
  const path = hashed(name, sha256, `${ending}.gz`);
  writeFileSync(OUT + path, packed);
  return { path, packed: packed.length, bytes: bytes.length, sha256 };
}

const { library, rifugio } = await archives();
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const files = {
  loader: script("pyodide", npm("pyodide.mjs")),
  module: script("pyodide.asm", npm("pyodide.asm.mjs")),
  wasm: data("python", "wasm", npm("pyodide.asm.wasm")),
  library: data("library", "zip", library),
  rifugio: data("rifugio", "zip", rifugio),
};
const id = digest(
  Object.values(files)
    .map((file) => file.sha256)
    .join(),
);
// the service worker reads it as a script: another Python is another version of the site
writeFileSync(`${OUT}version.js`, `self.RUNTIME = ${JSON.stringify(id)};\n`);
writeFileSync(`${OUT}manifest.json`, `${JSON.stringify({ id, version, lock: LOCK, files }, null, 1)}\n`);

const row = (name, packed, bytes) =>
  console.log(name.padEnd(34), String(packed).padStart(10), String(bytes).padStart(11));
row("file", "gz", "bytes");
for (const { path, packed, bytes } of Object.values(files)) row(path, packed, bytes);
const all = Object.values(files).reduce((sum, file) => sum + file.packed, 0);
row("in all", all, "");
if (all > MOST_PACKED) throw new Error(`${all} bytes are more than ${MOST_PACKED}`);
await rehearse(LOCK, library, rifugio);
