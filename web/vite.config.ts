import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";

const inFolder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** What the pages ask the service for. */
const fromService = "^/(api/|metrics$|migrations/|admin/|openapi\\.|migrator\\.yaml$|webhook-events\\.yaml$)";

/** The documents of each build, by its mode: the page of a cluster is also served without the others. */
const documents = (mode: string): Record<string, string> =>
  mode === "cluster"
    ? { cluster: inFolder("cluster.html") }
    : { index: inFolder("index.html"), docs: inFolder("docs.html") };

/**
 * Builds the pages, and shows them while they change, with the data of a service that runs. All addresses in them are
 * relative, so that they work below any path.
 */
export default defineConfig(({ mode }) => ({
  root: inFolder("."),
  base: "./",
  resolve: { conditions: ["@segmark/source", ...defaultClientConditions] },
  clearScreen: false,
  server: { host: "127.0.0.1", proxy: { [fromService]: process.env["SEGMARK_URL"] ?? "http://127.0.0.1:8080" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true, // what each page loads, for the test of sizes
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy has no data: scripts or styles
    modulePreload: { polyfill: false },
    license: { fileName: "third-party.txt" },
    reportCompressedSize: false,
    rolldownOptions: {
      input: documents(mode),
      // "use client" means something to frameworks that render on servers.
      onLog: (level, log, report) => log.code !== "MODULE_LEVEL_DIRECTIVE" && report(level, log),
    },
  },
}));
