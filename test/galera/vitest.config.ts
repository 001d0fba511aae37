import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** `npm run test:galera`: three nodes of Galera, which want Debian's packages and a minute. */
export default defineConfig({
  test: {
    name: "galera",
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["test/galera/**/*.test.ts"],
    deps: { interopDefault: false },
    retry: 0,
    testTimeout: 90_000,
    hookTimeout: 180_000,
    teardownTimeout: 20_000,
  },
});
