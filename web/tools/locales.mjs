// The words of each language as one module, and so one file to fetch: `virtual:words/en` is made of the folder of that
// name, and `virtual:words` has one for every line of languages.json. So with `virtual:rules`, the rules in full.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCALES = new URL("../../src/rifugio/locales/", import.meta.url);
/** The rules in full, which are fetched when somebody wants to read them. */
const RULES = ["rulebook.ftl", "rules.ftl"];
/** Those, the terminal's help, and what only the server says, in letters and notices. */
const LEFT_OUT = ["help.ftl", "mail.ftl", "notices.ftl", ...RULES];
const MADE = /^virtual:(words|rules)(?:\/(\w+))?$/;

/** The files with all that a browser says in a language. @param {string} language */
export function filesOf(language) {
  const folder = new URL(`${language}/`, LOCALES);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !LEFT_OUT.includes(name));
  return names.sort().map((name) => fileURLToPath(new URL(name, folder)));
}

/** @param {string} what */
function everyLanguage(what) {
  const languages = Object.keys(JSON.parse(readFileSync(new URL("languages.json", LOCALES), "utf8")));
  const rows = languages.map((language) => `  ${language}: () => import("virtual:${what}/${language}"),`);
  return `export default {\n${rows.join("\n")}\n};\n`;
}

/** @param {string} what @param {string} language */
function oneLanguage(what, language) {
  const rules = RULES.map((name) => fileURLToPath(new URL(`${language}/${name}`, LOCALES)));
  const files = what === "rules" ? rules : filesOf(language);
  const imports = files.map((file, number) => `import file${number} from ${JSON.stringify(`${file}?raw`)};`);
  return `${imports.join("\n")}\nexport default [${files.map((_, number) => `file${number}`).join(", ")}];\n`;
}

/** @returns {import("vite").Plugin} */
export const locales = () => ({
  name: "locales",
  resolveId: (id) => (MADE.test(id) ? id : null),
  load(id) {
    const [, what, language] = MADE.exec(id) ?? [];
    if (!what) return null;
    return language ? oneLanguage(what, language) : everyLanguage(what);
  },
});
