// Starts what `npm run runtime` has made as a browser does, keeps its memory, and plays from that memory without any file.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { loadPyodide } from "pyodide";

/** The heap Python begins with. A memory that has grown beyond it cannot be loaded again. */
const MOST_MEMORY = 31_457_280;
const GAME = new URL("../../kit/bots_game.py", import.meta.url);

export async function rehearse(lock, library, rifugio) {
  const folder = mkdtempSync(`${tmpdir()}/runtime-`);
  try {
    writeFileSync(`${folder}/library.zip`, library);
    writeFileSync(`${folder}/nothing.zip`, "");
    const common = { lockFileContents: lock, packageBaseUrl: "/", env: { PYTHONPATH: "/rifugio.zip" } };
    const first = await loadPyodide({
      ...common,
      stdLibURL: `${folder}/library.zip`,
      fsInit: async (FS) => FS.writeFile("/rifugio.zip", rifugio),
      _makeSnapshot: true,
    });
    first.pyimport("warm").everything();
    const memory = first._module.HEAP8.length;
    console.log(`memory ${memory}`);
    if (memory > MOST_MEMORY) throw new Error(`a memory of ${memory} bytes cannot be kept: at most ${MOST_MEMORY}`);
    const kept = first.makeMemorySnapshot();
    const second = await loadPyodide({ ...common, stdLibURL: `${folder}/nothing.zip`, _loadSnapshot: kept });
    second.pyimport("warm").another_chance();
    second.runPython(readFileSync(GAME, "utf8"));
    const moves = second.runPython(`moves(4, "helicopter rafts", "marmot badger fox owl", 12)`);
    console.log(`${JSON.parse(moves).length} moves from the kept memory`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
