import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("./", import.meta.url));

/** `npm run test:galera`: three nodes of Galera, which want packages of Debian or Ubuntu, and a few minutes. */
export default defineConfig({
  test: {
    name: "galera",
    root,
    include: ["test/**/*.galera.test.ts"],
    deps: { interopDefault: false },
    setupFiles: ["test/support/guard.ts"],
    maxWorkers: 2, // both wait for nodes most of the time
    retry: 0,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    teardownTimeout: 20_000,
    expect: { poll: { timeout: 40_000, interval: 50 } },
    // The instances find what Node compiled for those of other tests.
    env: { NODE_COMPILE_CACHE: `${root}/node_modules/.cache/segmark-tests` },
  },
});
