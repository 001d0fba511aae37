import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Builds the pages. All addresses in them are relative, so that they work below any path. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  clearScreen: false,
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true, // what each page loads, for the test of sizes
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy has no data: scripts or styles
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: { index: fileURLToPath(new URL("index.html", import.meta.url)) } },
  },
});
