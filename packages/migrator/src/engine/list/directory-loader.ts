import { readFileSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import { messageOf } from "../../protocol/errors.ts";
import { ignoringErrors } from "../../protocol/safe-log.ts";
import { filesIn } from "./files.ts";
import type { Loader, Migration, Up } from "./loader.ts";
import { hashOf, inOrder, isUnitName, loadFailed, upOf } from "./migration-file.ts";
import { sameNumbers } from "./same-number.ts";
import { isSqlName, sqlUnit } from "./sql-unit.ts";

/** Files of editors and compilers beside the units, which need no warning. */
const companion = /^\.|\.d\.[cm]?ts$|\.map$/;

const isSkipped = (name: string): boolean => !isUnitName(name) && !companion.test(name);

export type DirectoryLoaderOptions = Readonly<{ warn?: (message: string) => void }>;

/**
 * CommonJS modules are cached by file, ignoring the query; otherwise an edited file would be recorded but the old code
 * run.
 */
async function forgetCommonJs(path: string): Promise<void> {
  const { cache } = createRequire(import.meta.url);
  delete cache[await realpath(path)];
}

/**
 * Failed imports by URL: the module threw, or the file had changed. Node caches such a module too, and returns it for
 * the same URL until the process ends. Shared by all loaders, like Node's cache.
 */
const failedImports = new Map<string, number>();

const recordFailedImport = (address: string): void =>
  void failedImports.set(address, (failedImports.get(address) ?? 0) + 1);

/** The hash in the URL makes Node read an edited file again; modules that it imports stay cached until restart. */
async function importOnce(path: string, hash: string): Promise<unknown> {
  await forgetCommonJs(path);
  const address = `${pathToFileURL(path).href}?text=${hash}`;
  const before = failedImports.get(address);
  try {
    const unit: unknown = await import(before === undefined ? address : `${address}&try=${before + 1}`);
    if (hashOf(readFileSync(path)) === hash) return unit;
  } catch (error) {
    recordFailedImport(address);
    throw error;
  }
  recordFailedImport(address);
  return undefined;
}

/** Where Node found a syntax error, if it tells: the stack then begins with the path or the URL, and the line. */
function lineOf(cause: unknown, name: string): string {
  const [place = ""] = cause instanceof SyntaxError ? (cause.stack ?? "").split("\n", 1) : [];
  const line = /:(\d+)$/.exec(place)?.[1];
  return line === undefined || !decodeURI(place).includes(`/${name}`) ? "" : ` (line ${line})`;
}

/** Node before 22.18 runs TypeScript only with a flag. */
const untyped = (cause: unknown): string | undefined =>
  cause instanceof Error && /^Unknown file extension "\.[cm]?ts"/.test(cause.message)
    ? `Node ${process.versions.node} does not run TypeScript; use Node 22.18 or later, or compile the file to JavaScript.`
    : undefined;

/** A file as it was listed; it is read again when it is imported, and must be the same then. */
async function listed(folder: string, name: string): Promise<Migration> {
  const path = join(folder, name);
  const fail = (cause: unknown): never => {
    throw loadFailed(name, untyped(cause) ?? `${messageOf(cause)}${lineOf(cause, name)}`, { cause });
  };
  const content = await readFile(path).catch(fail);
  if (isSqlName(name)) return sqlUnit({ name, place: path, content });
  const hash = hashOf(content);
  let up: Up | undefined;
  const load = async (): Promise<Up> => {
    if (up !== undefined) return up;
    const unit = await importOnce(path, hash).catch(fail);
    if (unit !== undefined) {
      up = upOf(name, unit);
      return up;
    }
    throw loadFailed(name, "it was changed while it was loaded. Ask again when its new text is complete.");
  };
  return { name, hash, load, up: async () => (await load())() };
}

/**
 * The units of one folder, in the byte order of their names; a unit is a module that exports `up`, itself or in its
 * default export. Names include their suffix; subfolders are not searched; warns once about each file that is not a
 * unit. A unit is imported when it is pending; an applied one is compared by its text.
 * @throws MigratorError `loader_failed` naming the file, when it cannot be read or exists with two suffixes; and when a
 *   pending one does not parse, throws while loading, or has no `up`
 * @param path relative to the working directory of the application
 */
export function newDirectoryLoader(path = "./migrations", options: DirectoryLoaderOptions = {}): Loader {
  refuseUnknownOptions(options, { warn: true } satisfies OptionNames<DirectoryLoaderOptions>);
  const folder = resolve(path);
  const warn = options.warn ?? ((message: string) => process.emitWarning(message));
  const warned = new Set<string>();

  const skippedText = (name: string): string => `${join(folder, name)} is not a migration and was left out.`;

  function warnSkipped(name: string): void {
    if (warned.has(name)) return;
    warned.add(name);
    ignoringErrors(() => warn(skippedText(name)));
  }

  async function list(): Promise<Migration[]> {
    const files = await filesIn(folder);
    for (const name of files) if (isSkipped(name)) warnSkipped(name);
    return Promise.all(inOrder(files.filter(isUnitName)).map((name) => listed(folder, name)));
  }
  async function warnings(): Promise<string[]> {
    const files = await filesIn(folder);
    return [...files.filter(isSkipped).map(skippedText), ...sameNumbers(inOrder(files.filter(isUnitName)))];
  }
  return { list, warnings };
}

export { newDirectoryLoader as new };
