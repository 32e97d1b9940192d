// How the page of a saved game is built: one script and one style to be put inside it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox121"],
    outDir: "dist/offline",
    cssCodeSplit: false,
    lib: { entry: "src/replay/offline.ts", formats: ["es"], fileName: () => "offline.js", cssFileName: "offline" },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
