import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { locales } from "./tools/locales.mjs";

export default defineConfig({
  // served from wherever the Python server puts it
  base: "./",
  plugins: [locales(), svelte()],
  build: {
    target: "baseline-widely-available",
    rolldownOptions: { input: ["gallery.html"] },
  },
  // a busy machine is no fault of a test; threads begin more quickly than processes, and without isolation each module
  // is read once: half the time
  test: { include: ["src/**/*.test.ts"], testTimeout: 30_000, pool: "threads", isolate: false },
});
