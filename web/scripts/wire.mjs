// Writes src/wire.ts, the types of everything that travels, from the server's description: npm run wire -- openapi.json
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const [from = "openapi.json", to = "src/wire.ts"] = process.argv.slice(2);
const head =
  "// What travels between browser and server. Written by scripts/wire.mjs from ludothek/server/wire.py; not by hand.\n";
const description = JSON.parse(await readFile(from, "utf8"));
await writeFile(to, head + astToString(await openapiTS(description, { defaultNonNullable: false })));
console.log(`${to} written from ${from}`);
