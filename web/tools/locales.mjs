// The words of each language as one module, and so one file to fetch: `virtual:words/en` is made of the folder of that
// name, and `virtual:words` has one for every line of languages.json.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCALES = new URL("../../src/rifugio/locales/", import.meta.url);
/** The terminal's help, and the rules in full, which are fetched when somebody wants to read them. */
const LEFT_OUT = ["help.ftl", "rules.ftl", "rulebook.ftl"];
const WORDS = "virtual:words";

/** The files with all that a browser says in a language. @param {string} language */
export function filesOf(language) {
  const folder = new URL(`${language}/`, LOCALES);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !LEFT_OUT.includes(name));
  return names.sort().map((name) => fileURLToPath(new URL(name, folder)));
}

function everyLanguage() {
  const languages = Object.keys(JSON.parse(readFileSync(new URL("languages.json", LOCALES), "utf8")));
  const rows = languages.map((language) => `  ${language}: () => import("${WORDS}/${language}"),`);
  return `export default {\n${rows.join("\n")}\n};\n`;
}

/** @param {string} language */
function oneLanguage(language) {
  const files = filesOf(language);
  const imports = files.map((file, number) => `import file${number} from ${JSON.stringify(`${file}?raw`)};`);
  return `${imports.join("\n")}\nexport default [${files.map((_, number) => `file${number}`).join(", ")}];\n`;
}

/** @returns {import("vite").Plugin} */
export const locales = () => ({
  name: "locales",
  resolveId: (id) => (id === WORDS || id.startsWith(`${WORDS}/`) ? id : null),
  load(id) {
    if (id === WORDS) return everyLanguage();
    return id.startsWith(`${WORDS}/`) ? oneLanguage(id.slice(WORDS.length + 1)) : null;
  },
});
