import { defaultServerConditions } from "vite";

/** The condition by which the manifests in `packages` name sources instead of built files. */
const condition = "@segmark/source";
const option = `--conditions=${condition}`;

// Packages of npm are resolved as Node does it, which knows no condition "module".
const conditions = [condition, ...defaultServerConditions.filter((one) => one !== "module")];

const resolved = { resolve: { conditions } };

/**
 * For the settings of a test project: modules of `packages` are loaded from their sources, by tests and by what is set
 * up before them.
 */
export const resolve = { ssr: resolved, environments: { __vitest__: resolved } };

/** The same for what Node itself imports, in workers of the runner and in processes that tests start. */
export const fromSources = (cacheFolder: string) => ({
  execArgv: [option],
  // Processes that tests start find what Node compiled for the ones before.
  env: { NODE_OPTIONS: option, NODE_COMPILE_CACHE: cacheFolder },
});
