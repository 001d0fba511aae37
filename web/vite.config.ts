import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const inFolder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Builds the pages. All addresses in them are relative, so that they work below any path. */
export default defineConfig({
  root: inFolder("."),
  base: "./",
  clearScreen: false,
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy has no data: scripts or styles
    modulePreload: { polyfill: false },
    license: { fileName: "third-party.txt" },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1700, // the renderer of the API reference, in kB; a test holds the other pages to less
    rolldownOptions: { input: { index: inFolder("index.html"), docs: inFolder("docs.html") } },
  },
});
