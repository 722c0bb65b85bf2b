// Builds the worker of the runtime's tests and figures: node tools/probe.mjs FOLDER
import { build } from "vite";

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: "warn",
  build: {
    lib: { entry: `${import.meta.dirname}/probe.ts`, formats: ["es"], fileName: () => "probe.js" },
    outDir: process.argv[2],
    target: "baseline-widely-available",
  },
});
