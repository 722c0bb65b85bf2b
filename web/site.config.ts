/** The site that players see: built into the Python package, which serves it. `vite.config.ts` is for the gallery. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { ahead } from "./tools/ahead.mjs";
import { locales } from "./tools/locales.mjs";
import { serviceWorker } from "./tools/serviceWorker.mjs";
import { trails } from "./tools/trails.mjs";

/** As the server's header (`rifugio.server.web.security_headers`), for copies that come without it; a test compares the two. */
const POLICY = "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** What several pages use and the first one does not. */
const COMMON =
  /\/(src\/(ui(?!\/qr\.ts)|words|avatars|table|schemas|sound|learning|game\/turn)|node_modules\/svelte)\/(?!chapters)/;
/** What is fetched when there is nothing else to do, or nobody looks. */
const CARRYING = /\/src\/carrying\//;
const MAP = /\/src\/board\/(?!.*\?raw)/;

/** The pages carry the policy themselves. Only when they are built: while one works on them, styles come inline. */
const policy = (): Plugin => ({
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: (html) =>
    html.replace(
      '<meta charset="utf-8" />',
      `$&\n    <meta http-equiv="content-security-policy" content="${POLICY}" />`,
    ),
});

export default defineConfig({
  plugins: [locales(), svelte(), policy(), ahead(), trails(), serviceWorker()],
  build: {
    target: "baseline-widely-available",
    outDir: "../src/rifugio/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html"],
      output: {
        codeSplitting: {
          // few files: on a slow line each costs a round trip, however small it is
          groups: [
            { name: "start", tags: ["$initial"], priority: 3 },
            { name: "common", test: COMMON, minShareCount: 2, priority: 2 },
            { name: "map", test: MAP, priority: 1 },
            { name: "carrying", test: CARRYING },
          ],
        },
      },
    },
  },
  // a folder of their own: the server gives the scripts of workers another policy
  worker: {
    format: "es",
    rolldownOptions: {
      output: { entryFileNames: "workers/[name]-[hash].js", chunkFileNames: "workers/[name]-[hash].js" },
    },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true }, "/runtime": "http://localhost:8000" } },
});
