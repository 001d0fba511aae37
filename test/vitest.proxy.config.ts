import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ProxyReporter } from "./support/proxy-reporter.ts";
import { fromSources, resolve } from "./support/sources.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** `npm run test:proxy`: the tests that send HTTP requests, through Prism as a validating proxy. */
export default defineConfig({
  ...resolve,
  test: {
    name: "proxy",
    root,
    include: [
      "test/handlers/**/*.{db,sqlite}.test.ts",
      "test/service/*.{db,sqlite}.test.ts",
      "packages/migrator/test/server/handlers/*.{db,sqlite}.test.ts",
    ],
    exclude: [
      "**/*.chaos.*",
      // They are about what a proxy changes: connections, headers, digits of numbers, and which statements are sent.
      "test/service/{conventions,encoded-bodies,hostile-bodies,round-trips}.*",
      "test/service/{arrived,doors,no-host,pages,raw-requests,submit-url}.*",
      // They are about the mock, and about start.
      "test/service/{mock,mock-replies,vocabulary-page,vocabulary-presets}.*",
      "test/handlers/webhooks/getDelivery.digits.db.test.ts",
      // It sends what others send, and a stream that Prism would wait for.
      "test/handlers/every-read.db.test.ts",
      // Processes that ask each other; what their tests send is sent by others too.
      "test/service/{bundle,documents,mirror-moves,mirror-newer,mirror-snapshot,modules}.*",
    ],
    provide: { engine: "sqlite" },
    globalSetup: ["test/support/global-setup.ts"],
    setupFiles: ["test/support/guard.ts"],
    reporters: ["default", new ProxyReporter()],
    deps: { interopDefault: false },
    isolate: false,
    maxWorkers: 2,
    retry: 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    ...fromSources(`${root}node_modules/.cache/segmark-tests`),
  },
});
