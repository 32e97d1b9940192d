// Writes the types of what travels, from descriptions of it: npm run wire -- openapi.json wire.ts view.json view.ts …
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const EMPTY = /^export type \S+ = Record<string, never>;\n|^    \w+: never;\n/gm; // routes and the like, where there are none

const files = process.argv.slice(2);
for (let n = 0; n < files.length; n += 2) {
  const description = JSON.parse(await readFile(files[n], "utf8"));
  const alone = !description.paths; // types without routes get short names
  const options = { defaultNonNullable: false, rootTypes: alone, rootTypesNoSchemaPrefix: alone };
  const text = astToString(await openapiTS(description, options));
  const head = alone ? description.info.description : "What travels between browser and server.";
  await writeFile(
    files[n + 1],
    `// ${head} Written by \`make wire\`; not by hand.\n${alone ? text.replace(EMPTY, "") : text}`,
  );
}
