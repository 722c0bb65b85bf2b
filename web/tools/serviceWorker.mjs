// Builds the service worker beside the site: one script at its root, which lists the files of this version.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** Files that no page needs without a network. */
const LEFT_OUT = /^(robots\.txt|preview\.jpg|sw\.js|ahead\.json)$/;

/** @returns {import("vite").Plugin} */
export function serviceWorker() {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((file) => !LEFT_OUT.test(file))
        .sort();
      const version = createHash("sha256");
      for (const file of files) version.update(file).update(readFileSync(join(folder, file)));
      const made = await build({
        configFile: false,
        logLevel: "error",
        define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version.digest("hex").slice(0, 16)) },
        build: {
          write: false,
          target: "baseline-widely-available",
          lib: { entry: "src/offline/serviceWorker.ts", formats: ["iife"], name: "serviceWorker" },
        },
      });
      const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ ([made].flat()[0]);
      writeFileSync(join(folder, "sw.js"), output[0].code);
    },
  };
}
