import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { byCodePoint } from "../document/json.ts";
import type { Output } from "./outputs.ts";

export type Difference = Readonly<{ path: string; state: "missing" | "stale" | "superfluous"; text: string }>;

/** The folders of a large document's files, one for each tag. */
const parts = ["operations", "reply-validators", "types", "validators"];

/** The end of the name of a file that another run is writing. */
const unfinished = ".partial";

const isGenerated = (text: string | undefined): boolean => text?.startsWith("// Generated from ") === true;

/** Changes needed to bring the files on disk up to date. Generated files in `folders` that are no longer wanted are to be removed. */
export function differences(outputs: readonly Output[], folders: readonly string[]): Difference[] {
  const changed = outputs.flatMap(({ path, text, once }): Difference[] => {
    const present = textOf(path);
    if (present === undefined) return [{ path, state: "missing", text }];
    return once || present === text ? [] : [{ path, state: "stale", text }];
  });
  const paths = new Set(outputs.map(({ path }) => path));
  const superfluous = folders
    .flatMap((folder) => [folder, ...parts.map((part) => `${folder}/${part}`)])
    .flatMap(filesIn)
    .filter((path) => !paths.has(path) && isGenerated(textOf(path)));
  return [...changed, ...superfluous.map((path): Difference => ({ path, state: "superfluous", text: "" }))].sort(
    (a, b) => byCodePoint(a.path, b.path),
  );
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
    .map(({ name }) => `${folder}/${name}`);
}

/** Undefined if it is not there; another run may remove it at any time. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

/** Writes and removes files. Each is complete at every moment, also when several runs write the same ones. */
export function apply(changes: readonly Difference[]): void {
  for (const { path, state, text } of changes)
    if (state === "superfluous") rmSync(path, { force: true });
    else replace(path, text);
}

function replace(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${randomUUID()}${unfinished}`;
  try {
    writeFileSync(partial, text);
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}
