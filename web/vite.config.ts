// How the pages are built: words and rulebooks come from the Python package, so its folder may be read.
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

/** Beside each file of the build it lies compressed, so that the server need not do that for every visitor. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        const source = gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 });
        this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source });
      }
    },
  },
};

export default defineConfig({
  plugins: [svelte(), compressed],
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox121"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: "shared", test: /src\/(games\/[^/]+|parts\/.*|table\/.*)$/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
