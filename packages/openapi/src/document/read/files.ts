import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "./load.ts";
import type { ReadFile } from "./references.ts";

/**
 * Reads the files that a document refers to, by their paths relative to its folder.
 * @param onRead called with the path and text of each existing file
 */
export const filesBeside =
  (file: string, onRead: (path: string, text: string) => void = () => undefined): ReadFile =>
  (path) => {
    const other = join(dirname(file), path);
    if (!existsSync(other) || !statSync(other).isFile()) return undefined;
    const text = readFileSync(other, "utf8");
    onRead(path, text);
    return parse(text, other);
  };
