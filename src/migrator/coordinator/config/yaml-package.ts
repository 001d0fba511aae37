import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/** The package, loaded when the first text is read or written: most processes of a service never do either. */
export const yamlPackage = (): typeof import("yaml") => load("yaml");
