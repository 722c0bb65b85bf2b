// What svelte-check and the TypeScript compiler do not see, and who may import whom (docs/web.md).
import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Folders that import no other. */
const ALONE = ["runtime", "board"];
/** The folders that all rooms share, lowest first: each may import those before it. */
const SHARED = [
  ...ALONE,
  "wire",
  "local",
  "words",
  "avatars",
  "schemas",
  "sound",
  "ui",
  "offline",
  "learning",
  "settings",
  "table",
  "carrying",
  "replay",
  "poster",
  "ending",
];
/** The rooms: each may import what is shared, and never another room. */
const ROOMS = ["game", "replayStage", "room", "landing", "familyAlbum", "rules", "rucksack", "trail", "gallery"];
/** What chooses a room: the files beside the folders. */
const TOP = "top";

const layer = (type) => ({ type, pattern: `src/${type}` });
const allow = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
});

export default defineConfig(
  globalIgnores(["dist/", "shots/", "src/wire/"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // the TypeScript compiler knows all names, those of the browser and of Node too
      "no-undef": "off",
    },
  },
  {
    // a file that needs more does several things
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["src/words/keys.ts"],
    rules: { "max-lines": ["error", 300] },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".d.ts", ".svelte", ".json"] } },
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
      "boundaries/elements": [...SHARED, ...ROOMS].map(layer),
      "boundaries/files": [{ category: TOP, pattern: "src/*.{ts,svelte}" }],
    },
    rules: {
      "boundaries/no-unknown-files": "error",
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            ...SHARED.map((one, number) => allow(one, ALONE.includes(one) ? [one] : SHARED.slice(0, number + 1))),
            ...ROOMS.map((one) => allow(one, [one, ...SHARED])),
            {
              from: { file: { categories: TOP } },
              allow: { to: { element: { types: { anyOf: [...ROOMS, ...SHARED] } } } },
            },
            { from: { file: { categories: TOP } }, allow: { to: { file: { categories: TOP } } } },
          ],
        },
      ],
    },
  },
);
