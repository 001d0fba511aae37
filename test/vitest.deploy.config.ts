import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { fromSources, resolve } from "./support/sources.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** `npm run test:deploy`: the files in `deploy/`, run with packages of Debian or Ubuntu: proxies, systemd, Prometheus, MariaDB. */
export default defineConfig({
  ...resolve,
  test: {
    name: "deploy",
    root,
    include: ["{test,packages/*/test}/**/*.deploy.test.ts"],
    deps: { interopDefault: false },
    setupFiles: ["test/support/guard.ts"],
    maxWorkers: 2,
    retry: 0,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    teardownTimeout: 20_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    ...fromSources(`${root}node_modules/.cache/segmark-tests`),
  },
});
