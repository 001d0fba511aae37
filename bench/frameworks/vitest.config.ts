import { defineConfig } from "vitest/config";

/** The service that is written with this project, and the page that shows all of them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    deps: { interopDefault: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
