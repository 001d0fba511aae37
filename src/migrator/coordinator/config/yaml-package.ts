import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/** Loaded lazily, with the first text read or written: most processes of a service never do either. */
export const yamlPackage = (): typeof import("yaml") => load("yaml");
