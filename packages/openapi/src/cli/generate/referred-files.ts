import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** A relative file in the text of a document, in YAML or JSON: `$ref: "../common.yaml#/Money"`. */
const reference = /\$ref["']?\s*:\s*["']?([^"'#\s,}]+)/g;
const maxFiles = 500;

/**
 * The files that a document refers to, and those that these refer to. It scans the text, so that a document that
 * currently does not parse is still watched; a false match is harmless.
 */
export function referredFiles(file: string): string[] {
  const found = new Set([normalize(file)]);
  for (const current of found) {
    if (found.size > maxFiles) continue;
    for (const [, path = ""] of textOf(current).matchAll(reference))
      if (!/^[a-z]+:\/\//i.test(path)) found.add(normalize(join(dirname(current), decoded(path))));
  }
  return [...found].slice(1);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Empty for a file that is not there, or is a folder. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
