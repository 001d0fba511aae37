import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { PairsReporter } from "./test/support/pairs-reporter.ts";
import { ProjectSequencer } from "./test/support/project-sequencer.ts";
import { RunReporter } from "./test/support/run-reporter.ts";
import { seed } from "./test/support/seed.ts";
import { fromSources, resolve } from "./test/support/sources.ts";

/** What a test needs is said by its file name. */
const files = {
  /** A database: it runs once on each engine. */
  db: "{test,packages/*/test}/**/*.db.test.ts",
  /** Signals, sockets, processes and pages: which database is behind them makes no difference, so it runs once. */
  sqlite: "{test,packages/*/test}/**/*.sqlite.test.ts",
  /** Several database servers and several processes of the application. */
  cluster: "{test,packages/*/test}/**/*.cluster.test.ts",
  /** What is published, built and packed once for all tests of it. */
  package: "{test,packages/*/test}/**/*.package.test.ts",
} as const;

const compiled = fileURLToPath(new URL("node_modules/.cache/segmark-tests", import.meta.url));

const common = {
  // Modules of npm look to tests as they look to Node.
  deps: { interopDefault: false },
  setupFiles: fileURLToPath(new URL("test/support/guard.ts", import.meta.url)),
  sequence: { shuffle: true, seed, sequencer: ProjectSequencer },
  // Starting a process and evaluating modules for each file cost more than a third of the whole; `guard.ts` parts the files.
  isolate: false,
  retry: 0,
  // Many tests start processes; a busy machine takes its time for them.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  teardownTimeout: 20_000,
  // What comes at all comes within this time; who waits for it goes on as soon as it is there.
  expect: { poll: { timeout: 30_000, interval: 20 } },
  ...fromSources(compiled),
} as const;

const onEngine = (engine: "sqlite" | "mariadb"): TestProjectInlineConfiguration => ({
  ...resolve,
  test: {
    ...common,
    name: engine,
    include: engine === "sqlite" ? [files.db, files.sqlite] : [files.db],
    provide: { engine },
    globalSetup: ["test/support/global-setup.ts"],
  },
});

export default defineConfig({
  test: {
    ...common,
    maxWorkers: 2, // much of the time goes into waiting for processes
    reporters: ["default", new PairsReporter(), new RunReporter()],
    projects: [
      {
        ...resolve,
        test: {
          ...common,
          name: "unit",
          include: ["{test,packages/*/test}/**/!(*.db|*.sqlite|*.cluster|*.package|*.galera|*.deploy).test.ts"],
        },
      },
      {
        ...resolve,
        test: {
          ...common,
          name: "cluster",
          include: [files.cluster],
          globalSetup: ["test/support/cluster/global-setup.ts"],
        },
      },
      {
        ...resolve,
        test: {
          ...common,
          name: "package",
          // Who has installed a package knows nothing of its sources.
          execArgv: [],
          env: { NODE_OPTIONS: "", NODE_COMPILE_CACHE: compiled },
          include: [files.package],
          globalSetup: ["test/package/support/pack.ts"],
        },
      },
      onEngine("sqlite"),
      onEngine("mariadb"),
    ],
  },
});
