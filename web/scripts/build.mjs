// Builds the pages, and then the page of a saved game, in one process that is warm by then: npm run build -- folder
import { build } from "vite";

const outDir = process.argv[2] ?? "dist";
const quiet = { logLevel: "error" };
await build({ ...quiet, build: { outDir, emptyOutDir: true } });
await build({
  ...quiet,
  configFile: "vite.offline.config.ts",
  build: { outDir: `${outDir}/offline`, emptyOutDir: true },
});
