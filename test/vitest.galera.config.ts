import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { fromSources, resolve } from "./support/sources.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** `npm run test:galera`: three nodes of Galera, which want packages of Debian or Ubuntu, and a few minutes. */
export default defineConfig({
  ...resolve,
  test: {
    name: "galera",
    root,
    include: ["{test,packages/*/test}/**/*.galera.test.ts"],
    deps: { interopDefault: false },
    setupFiles: ["test/support/guard.ts"],
    maxWorkers: 2, // both wait for nodes most of the time
    retry: 0,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    teardownTimeout: 20_000,
    expect: { poll: { timeout: 40_000, interval: 50 } },
    ...fromSources(`${root}node_modules/.cache/segmark-tests`),
  },
});
