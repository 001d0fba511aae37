import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { PairsReporter } from "./test/support/pairs-reporter.ts";

/** Folders whose tests touch a database: they run once on each engine. */
const stored = ["storage", "migrator", "handlers", "service"].map((folder) => `test/${folder}/**/*.test.ts`);

const common = {
  // Modules of npm look to tests as they look to Node.
  deps: { interopDefault: false },
  sequence: { shuffle: true },
  retry: 0,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  teardownTimeout: 20_000,
} as const;

const onEngine = (engine: "sqlite" | "mariadb"): TestProjectInlineConfiguration => ({
  test: {
    ...common,
    name: engine,
    include: stored,
    provide: { engine },
    globalSetup: ["test/support/global-setup.ts"],
  },
});

export default defineConfig({
  test: {
    ...common,
    reporters: ["default", new PairsReporter()],
    projects: [
      { test: { ...common, name: "unit", include: ["test/**/*.test.ts"], exclude: stored } },
      onEngine("sqlite"),
      onEngine("mariadb"),
    ],
  },
});
