// Checks the types and the style of all pages, or of those in one folder: npm run check -- src/games/tactix
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";

const [folder] = process.argv.slice(2);
const types = folder ? `tsconfig.${process.pid}.json` : "tsconfig.json";

/** Whether a tool found nothing; what it found stands on the screen. */
const passes = (tool, ...args) => spawnSync(tool, args, { stdio: "inherit" }).status === 0;

if (folder) writeFileSync(types, JSON.stringify({ extends: "./tsconfig.json", include: [folder] }));
try {
  const typed = passes("svelte-check", "--fail-on-warnings", "--tsconfig", types);
  process.exitCode = typed && passes("prettier", "--check", folder ?? ".") ? 0 : 1;
} finally {
  if (folder) rmSync(types);
}
