// The server's types as TypeScript: every schema in src/generated/ (tools/page.py writes them) becomes a module.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const FOLDER = new URL("../src/generated/", import.meta.url);
const ENDING = ".schema.json";
const OPTIONS = { additionalProperties: false, ignoreMinAndMaxItems: true, bannerComment: "" };

/** An object of which nothing is said may hold anything; any other one only what is said, unless it says so. */
function open(part, definitions) {
  if (typeof part !== "object" || part === null) return;
  if (part.type === "object" && !part.properties) part.additionalProperties ??= true;
  if (part.$ref && part.additionalProperties) {
    definitions[part.$ref.split("/").at(-1)].additionalProperties = true;
    delete part.additionalProperties;
  }
  for (const value of Object.values(part)) open(value, definitions);
}

for (const file of await readdir(FOLDER)) {
  if (!file.endsWith(ENDING)) continue;
  const name = file.slice(0, -ENDING.length);
  const schema = JSON.parse(await readFile(new URL(file, FOLDER), "utf8"));
  open(schema, schema.$defs);
  await writeFile(new URL(`${name}.ts`, FOLDER), await compile(schema, name, OPTIONS));
  console.log(`${name}.ts`);
}
