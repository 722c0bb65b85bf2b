// The trails whose secrets are out, for sites without a server: of the file that TRAILS names, as `rifugio trails
// --published` writes it, the days with their secrets become trails.json.
import { readFileSync } from "node:fs";

const file = process.env.TRAILS;

/** @returns {import("vite").Plugin} */
export const trails = () => ({
  name: "trails",
  config: () => ({ define: { "import.meta.env.TRAILS": JSON.stringify(Boolean(file)) } }),
  generateBundle() {
    if (!file) return;
    const out = JSON.parse(readFileSync(file, "utf8")).trails.filter((/** @type {any} */ trail) => trail.secret);
    this.emitFile({ type: "asset", fileName: "trails.json", source: JSON.stringify(out) });
  },
});
