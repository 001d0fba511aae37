import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { PairsReporter } from "./test/support/pairs-reporter.ts";

/** Folders whose tests touch a database: they run once on each engine. */
const stored = ["storage", "migrator", "handlers", "service"].map((folder) => `test/${folder}/**/*.test.ts`);

/** Signals, sockets and processes: which database is behind them makes no difference, so they run once. */
const ofProcesses = ["mock", "raw-requests", "stopping", "supervisor"].map((name) => `test/service/${name}.test.ts`);

/** What is published is built and packed once for all tests of it. */
const packed = "test/package/**/*.test.ts";

/** Several database servers and several processes of the application. */
const clustered = "test/cluster/**/*.test.ts";
/** Needs more than the machine has at first: `npm run test:galera`. */
const nightly = "test/galera/**/*.test.ts";

const common = {
  // Modules of npm look to tests as they look to Node.
  deps: { interopDefault: false },
  setupFiles: fileURLToPath(new URL("test/support/guard.ts", import.meta.url)),
  sequence: { shuffle: true },
  retry: 0,
  // Many tests start processes; a busy machine takes its time for them.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  teardownTimeout: 20_000,
  // What comes at all comes within this time; who waits for it goes on as soon as it is there.
  expect: { poll: { timeout: 30_000, interval: 20 } },
  // Processes that tests start find what Node compiled for the one before.
  env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/segmark-tests", import.meta.url)) },
} as const;

const onEngine = (engine: "sqlite" | "mariadb"): TestProjectInlineConfiguration => ({
  test: {
    ...common,
    name: engine,
    include: stored,
    exclude: engine === "sqlite" ? [] : ofProcesses,
    provide: { engine },
    globalSetup: ["test/support/global-setup.ts"],
  },
});

export default defineConfig({
  test: {
    ...common,
    maxWorkers: 2, // much of the time goes into waiting for processes
    reporters: ["default", new PairsReporter()],
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: [...stored, packed, clustered, nightly],
        },
      },
      {
        test: {
          ...common,
          name: "cluster",
          include: [clustered],
          globalSetup: ["test/support/cluster/global-setup.ts"],
        },
      },
      { test: { ...common, name: "package", include: [packed], globalSetup: ["test/package/support/pack.ts"] } },
      onEngine("sqlite"),
      onEngine("mariadb"),
    ],
  },
});
