import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { byCodePoint } from "../document/json.ts";
import type { Output } from "./outputs.ts";

export type Difference = Readonly<{ path: string; state: "missing" | "stale" | "superfluous"; text: string }>;

/** The folders of a large document's files, one for each tag. */
const parts = ["operations", "reply-validators", "types", "validators"];

const isGenerated = (text: string): boolean => text.startsWith("// Generated from ");

/** Changes needed to bring the files on disk up to date. Generated files in `folders` that are no longer wanted are to be removed. */
export function differences(outputs: readonly Output[], folders: readonly string[]): Difference[] {
  const changed = outputs.flatMap(({ path, text, once }): Difference[] => {
    if (!existsSync(path)) return [{ path, state: "missing", text }];
    return once || readFileSync(path, "utf8") === text ? [] : [{ path, state: "stale", text }];
  });
  const paths = new Set(outputs.map(({ path }) => path));
  const superfluous = folders
    .flatMap((folder) => [folder, ...parts.map((part) => `${folder}/${part}`)])
    .flatMap(filesIn)
    .filter((path) => !paths.has(path) && isGenerated(readFileSync(path, "utf8")));
  return [...changed, ...superfluous.map((path): Difference => ({ path, state: "superfluous", text: "" }))].sort(
    (a, b) => byCodePoint(a.path, b.path),
  );
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);
}

export function apply(changes: readonly Difference[]): void {
  for (const { path, state, text } of changes) {
    if (state === "superfluous") {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(join(path)), { recursive: true });
    writeFileSync(path, text);
  }
}
