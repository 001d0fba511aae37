import { readFile, realpath } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { messageOf } from "../errors.ts";
import { ignoringErrors } from "../runner/safe-log.ts";
import { filesIn } from "./files.ts";
import type { Loader, Migration } from "./loader.ts";
import { hashOf, inOrder, isUnitName, loadFailed, upOf } from "./migration-file.ts";

/** Files of editors and compilers beside the units, which need no warning. */
const companion = /^\.|\.d\.[cm]?ts$|\.map$/;

export type DirectoryLoaderOptions = Readonly<{ warn?: (message: string) => void }>;

/** CommonJS modules are cached by file, ignoring the query; otherwise an edited file would be recorded but the old code run. */
async function forgetCommonJs(path: string): Promise<void> {
  const { cache } = createRequire(import.meta.url);
  delete cache[await realpath(path)];
}

/** The hash in the URL makes Node read an edited file again; modules that it imports stay cached until restart. */
async function load(folder: string, name: string): Promise<Migration> {
  const path = join(folder, name);
  const fail = (cause: unknown): never => {
    throw loadFailed(name, messageOf(cause), { cause });
  };
  const hash = hashOf(await readFile(path).catch(fail));
  await forgetCommonJs(path).catch(fail);
  const url = `${pathToFileURL(path).href}?text=${hash}`;
  const unit: unknown = await import(url).catch(fail);
  return { name, up: upOf(name, unit), hash };
}

/**
 * The units of one folder, in the byte order of their names; a unit is a module that exports `up`, itself or in its default export.
 * Shape   names include their suffix; subfolders are not searched; warns once of each file that is no unit
 * Errors  `loader_failed` naming the file, when a unit does not parse, throws while loading, has no `up` or exists with two suffixes
 * @param path relative to the working directory of the application
 */
export function newDirectoryLoader(path = "./migrations", options: DirectoryLoaderOptions = {}): Loader {
  const folder = resolve(path);
  const warn = options.warn ?? ((message: string) => process.emitWarning(message));
  const warned = new Set<string>();

  function leaveOut(name: string): void {
    if (warned.has(name) || companion.test(name)) return;
    warned.add(name);
    ignoringErrors(() => warn(`${join(folder, name)} is not a migration and was left out.`));
  }

  async function list(): Promise<Migration[]> {
    const files = await filesIn(folder);
    for (const name of files) if (!isUnitName(name)) leaveOut(name);
    const loaded: Migration[] = [];
    for (const name of inOrder(files.filter(isUnitName))) loaded.push(await load(folder, name));
    return loaded;
  }
  return { list };
}

export { newDirectoryLoader as new };
