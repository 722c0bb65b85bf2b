// Which files a page will want, for the server to name in its head (`rifugio.server.web.ahead`): otherwise the browser
// asks for the page's code only when the program has started, and for the words only then.
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL("../src/", import.meta.url));
/** The entries of each place of the site; the first page is part of the program itself. */
const PLACES = {
  rules: ["rules/RulesPage.svelte", "rules/examples.json"],
  room: ["TablePage.svelte", "ui/qr.ts"],
  game: ["TablePage.svelte", "game/GameScreen.svelte"],
  album: ["familyAlbum/AlbumPage.svelte"],
  replay: ["replayStage/ReplayPage.svelte"],
};
const WORDS = /^virtual:(words|rules)\/(\w+)$/;

/** @returns {import("vite").Plugin} */
export const ahead = () => ({
  name: "ahead",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
    /** @type {Record<string, string[]>} */
    const found = {};
    /** @param {string} place @param {import("vite").Rolldown.OutputChunk[]} entries */
    const add = (place, entries) => {
      const wanted = withImports(entries, bundle).filter(({ name }) => name !== "start"); // the page names that one itself
      const files = wanted.flatMap((one) => [one.fileName, ...(one.viteMetadata?.importedCss ?? [])]);
      found[place] = [...new Set([...(found[place] ?? []), ...files.map((file) => `/${file}`)])];
    };
    for (const [place, modules] of Object.entries(PLACES)) {
      for (const module of modules) {
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === HERE + module);
        if (!entry) this.error(`${module} is no entry any more: see PLACES`);
        add(place, [entry]);
      }
    }
    for (const chunk of chunks) {
      const [, what, language] = WORDS.exec(chunk.facadeModuleId ?? "") ?? [];
      if (language) add(`${what}.${language}`, [chunk]);
    }
    this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(found, null, 1) });
  },
});

/**
 * These chunks and all that they import statically.
 * @param {import("vite").Rolldown.OutputChunk[]} entries @param {import("vite").Rolldown.OutputBundle} bundle
 */
function withImports(entries, bundle) {
  const found = [...entries];
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const one = bundle[name];
      if (one?.type === "chunk" && !found.includes(one)) found.push(one);
    }
  }
  return found;
}
