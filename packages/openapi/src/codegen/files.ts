import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { byCodePoint } from "../document/tree/json.ts";
import { makeFolder } from "../make-folder.ts";
import type { Output } from "./outputs.ts";

export type Difference = Readonly<{ path: string; state: "missing" | "stale" | "superfluous"; text: string }>;

/** The folders of a large document's files, one for each tag. */
const parts = ["operations", "reply-validators", "types", "validators"];

/** The suffix of a file that another run is writing. */
const unfinished = ".partial";

/** The complete suffix that `replace` appends. */
const madeHere = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.partial$/;

/** Far longer than a run takes from writing such a file to renaming it, so an older one was left by a killed run. */
const abandonedMs = 60_000;

const isGenerated = (text: string | undefined): boolean => text?.startsWith("// Generated from ") === true;

/**
 * Changes needed to bring the files on disk up to date. Obsolete generated files in `folders` are removed, and
 * leftovers of killed runs wherever files are generated.
 */
export function differences(outputs: readonly Output[], folders: readonly string[]): Difference[] {
  const changed = outputs.flatMap(({ path, text, once }): Difference[] => {
    const present = textOf(path);
    if (present === undefined) return [{ path, state: "missing", text }];
    return once || present === text ? [] : [{ path, state: "stale", text }];
  });
  const paths = new Set(outputs.map(({ path }) => path));
  const ownFolders = folders.flatMap((folder) => [folder, ...parts.map((part) => `${folder}/${part}`)]);
  const unwanted = ownFolders
    .flatMap(filesIn)
    .filter((path) => !path.endsWith(unfinished) && !paths.has(path) && isGenerated(textOf(path)));
  const abandoned = [...new Set([...ownFolders, ...outputs.map(({ path }) => dirname(path))])]
    .flatMap(filesIn)
    .filter((path) => madeHere.test(path) && isAbandoned(path));
  const superfluous = [...unwanted, ...abandoned];
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

const isAbandoned = (path: string): boolean => {
  const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > abandonedMs;
};

/** Undefined if it does not exist; another run may remove it at any time. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

/** Writes and removes files. Each file is replaced atomically, so concurrent runs never expose a partial one. */
export function apply(changes: readonly Difference[]): void {
  for (const { path, state, text } of changes)
    if (state === "superfluous") rmSync(path, { force: true });
    else replace(path, text);
}

function replace(path: string, text: string): void {
  makeFolder(dirname(path));
  const partial = `${path}.${randomUUID()}${unfinished}`;
  try {
    writeFileSync(partial, text);
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}
