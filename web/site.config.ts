/** The site that players see: built into the Python package, which serves it. `vite.config.ts` is for the gallery. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "baseline-widely-available",
    outDir: "../src/rifugio/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["index.html"] },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
});
