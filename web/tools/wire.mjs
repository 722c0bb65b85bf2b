// Makes the types of all messages from the schemas that `make wire` has written: npm run wire
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const SCHEMAS = new URL("../../schema/", import.meta.url);
const TYPES = new URL("../src/wire/", import.meta.url);
const HEAD = "// Made from the schemas by `make wire`. Do not edit.\n\n";
/** Codes of extensions that are not in the box: the dot keeps them apart from all codes that are known. */
const OTHERS_CODE = "^[a-z][a-z0-9_]*\\.[A-Za-z0-9]+$";
const transform = ({ pattern }) =>
  pattern === OTHERS_CODE ? ts.factory.createTypeReferenceNode("`${string}.${string}`") : undefined;
const OPTIONS = {
  immutable: true,
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  transform,
};

const read = (name) => readFileSync(new URL(name, SCHEMAS), "utf8");

/** A plain JSON Schema as the components of an OpenAPI document without paths: then one generator does both. */
function asComponents(text) {
  const { title, $defs: schemas } = JSON.parse(text.replaceAll("#/$defs/", "#/components/schemas/"));
  return { openapi: "3.1.0", info: { title, version: "1" }, paths: {}, components: { schemas } };
}

async function write(name, schema) {
  const text = astToString(await openapiTS(schema, OPTIONS)).replaceAll(/^ +\/\*\* @default .*\n/gm, "");
  writeFileSync(new URL(name, TYPES), HEAD + text);
}

/** The lists that the browser goes through; types alone are gone when it runs. */
function writeLists(text) {
  const { PutBot, Look } = JSON.parse(text).$defs;
  const list = (name, about, { enum: members }) =>
    `/** ${about} */\nexport const ${name} = ${JSON.stringify(members)} as const;\n`;
  const bots = list("BOTS", "From weak to strong.", PutBot.properties.bot);
  const animals = list("ANIMALS", "Those that a person can be.", Look.properties.animal);
  writeFileSync(new URL("lists.ts", TYPES), `${HEAD}${bots}\n${animals}`);
}

writeLists(read("stream.schema.json"));
await write("stream.d.ts", asComponents(read("stream.schema.json")));
if (existsSync(new URL("openapi.json", SCHEMAS))) {
  await write("api.d.ts", JSON.parse(read("openapi.json")));
}
