// Makes the list of all messages with what each has to be told, from the English files: npm run words
import { readFileSync, writeFileSync } from "node:fs";
import { FluentParser, Visitor } from "@fluent/syntax";
import { filesOf } from "./locales.mjs";

const TYPES = new URL("../src/words/keys.ts", import.meta.url);
const HEAD = `// Made from the English messages by \`npm run words\`. Do not edit.
import type { Datum } from "./catalogue";

type Told<Name extends string> = { readonly [name in Name]: Datum };

/** Key of a message → what it has to be told, itself or the messages it refers to. */
export interface Messages {
`;

class Contents extends Visitor {
  variables = new Set();
  references = new Set();

  visitVariableReference(node) {
    // the numbers of the box need not be told: every message knows them
    if (!node.id.name.startsWith("box-")) this.variables.add(node.id.name);
  }
  visitMessageReference(node) {
    this.references.add(node.attribute ? `${node.id.name}.${node.attribute.name}` : node.id.name);
  }
}

function contents(pattern) {
  const found = new Contents();
  found.visit(pattern);
  return found;
}

function messages() {
  const found = new Map();
  for (const file of filesOf("en")) {
    const { body } = new FluentParser().parse(readFileSync(file, "utf8"));
    for (const entry of body.filter((one) => one.type === "Message")) {
      found.set(entry.id.name, contents(entry.value));
      for (const one of entry.attributes) found.set(`${entry.id.name}.${one.id.name}`, contents(one.value));
    }
  }
  return found;
}

function told(key, all, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { variables, references } = all.get(key);
  return [...variables, ...[...references].flatMap((other) => told(other, all, seen))];
}

function line(key, all) {
  const names = [...new Set(told(key, all))].sort().map((name) => JSON.stringify(name));
  return `  readonly ${JSON.stringify(key)}: ${names.length ? `Told<${names.join(" | ")}>` : "Told<never>"};\n`;
}

const all = messages();
writeFileSync(TYPES, `${HEAD}${[...all.keys()].map((key) => line(key, all)).join("")}}\n`);
