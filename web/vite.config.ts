// How the pages are built: words and rulebooks come from the Python package, so its folder may be read.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox121"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
