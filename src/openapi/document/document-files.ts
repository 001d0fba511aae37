import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "./load.ts";
import type { ReadFile } from "./references.ts";

/** Reads the files that a document refers to, by their paths relative to its folder. */
export const filesBeside =
  (file: string): ReadFile =>
  (path) => {
    const other = join(dirname(file), path);
    return existsSync(other) ? parse(readFileSync(other, "utf8"), other) : undefined;
  };
