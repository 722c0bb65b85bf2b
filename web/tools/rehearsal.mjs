// Starts what `npm run runtime` has made as a browser does, keeps its memory, and plays from that memory without any file.
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { loadPyodide } from "pyodide";

/** The heap Python begins with. A memory that has grown beyond it cannot be loaded again. */
const MOST_MEMORY = 31_457_280;
const GAME = new URL("../../kit/bots_game.py", import.meta.url);

/** Open a table as the page does, with a person and every kind of bot, and let the bots think until it is the person's turn. */
function table(python) {
  const calls = python.pyimport("rifugio.worker.calls");
  const look = { name: "Ann", animal: "hare", colour: "red" };
  const bots = ["marmot", "badger", "lynx", "owl"];
  const commands = [
    { kind: "sit", seat: 0, look },
    ...bots.map((bot, number) => ({ kind: "put_bot", seat: number + 1, bot })),
    { kind: "start", first: "draw" },
  ].map((command, number) => ({ id: randomUUID(), expected_seq: number + 1, command }));
  const options = { players: 1 + bots.length, extensions: ["helicopter", "rafts"] };
  const opened = JSON.parse(calls.request("POST", "/tables", "[]", JSON.stringify({ options, commands })));
  const { table: link, answers } = JSON.parse(opened.answer[1]);
  if (answers.some(({ answer }) => answer !== "accepted")) throw new Error(opened.answer[1]);
  let thoughts = 0;
  const tokens = opened.mine[link].map(({ token }) => token);
  const asked = [...opened.asked];
  const greeted = JSON.parse(calls.greet(1, link, JSON.stringify({ hello: { tokens, after: 0 } })));
  if (!greeted.frames.length) throw new Error("nobody is greeted");
  for (let thought = asked.shift(); thought; thought = asked.shift()) {
    const done = JSON.parse(calls.answered(thought.key, calls.think(JSON.stringify(thought.question))));
    thoughts += 1;
    asked.push(...done.asked);
  }
  return thoughts;
}

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
    console.log(`memory ${first._module._sbrk(0)} of ${memory}`);
    if (memory > MOST_MEMORY) throw new Error(`a memory of ${memory} bytes cannot be kept: at most ${MOST_MEMORY}`);
    const kept = first.makeMemorySnapshot();
    const second = await loadPyodide({ ...common, stdLibURL: `${folder}/nothing.zip`, _loadSnapshot: kept });
    second.pyimport("warm").another_chance();
    second.runPython(readFileSync(GAME, "utf8"));
    const moves = second.runPython(`moves(4, "helicopter rafts", "marmot badger fox owl", 12)`);
    let thoughts = 0;
    for (let tries = 0; !thoughts && tries < 20; tries += 1) thoughts = table(second); // the person may be the first
    if (!thoughts) throw new Error("no bot is asked to think");
    console.log(`${JSON.parse(moves).length} moves and ${thoughts} thoughts of bots from the kept memory`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
