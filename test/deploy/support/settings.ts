import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../support/documents.ts";

/** Every setting that the service reads. */
export const settings: ReadonlySet<string> = new Set(
  globSync("src/config/*.ts", { cwd: rootFolder }).flatMap((file) =>
    [...readFileSync(join(rootFolder, file), "utf8").matchAll(/"([A-Z]{4,}(?:_[A-Z]+)*)"/g)].map(
      ([, name = ""]) => name,
    ),
  ),
);

/** Those of the runtime. */
const ofNode = new Set(["NODE_ENV", "NODE_COMPILE_CACHE"]);

/** Names that neither the service nor Node knows. */
export const unknownSettings = (names: Iterable<string>): string[] =>
  [...names].filter((name) => !settings.has(name) && !ofNode.has(name));

export const deployed = (path: string): string => readFileSync(join(rootFolder, "deploy", path), "utf8");
