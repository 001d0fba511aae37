import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { MigratorError, messageOf } from "./errors.ts";
import type { Loader, Migration, Up } from "./loader.ts";

const unitName = /^[\p{L}\p{N}].*\.(?:ts|mts|js|mjs|cts|cjs)$/u;
/** What editors and compilers put beside units and nobody needs to hear about. */
const companion = /^\.|\.d\.[cm]?ts$|\.map$/;

export type DirectoryLoaderOptions = Readonly<{ warn?: (message: string) => void }>;

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const stemOf = (name: string): string => name.slice(0, name.lastIndexOf("."));

const failed = (name: string, reason: string, options?: ErrorOptions): MigratorError =>
  new MigratorError("loader_failed", `Migration ${name} cannot be loaded: ${reason}`, { ...options, migration: name });

async function unitNames(folder: string, warn: (message: string) => void): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new MigratorError("loader_failed", `Folder ${folder} cannot be read: ${messageOf(cause)}`, { cause });
  });
  const files = entries.filter((entry) => !entry.isDirectory() && !companion.test(entry.name)).map(({ name }) => name);
  for (const name of files.filter((file) => !unitName.test(file)))
    warn(`${join(folder, name)} is not a migration and was left out.`);

  const units = files.filter((file) => unitName.test(file)).sort(byBytes);
  const stems = new Map<string, string>();
  for (const name of units) {
    const twin = stems.get(stemOf(name));
    if (twin !== undefined) throw failed(name, `it stands beside ${twin}, and only one of them can be meant.`);
    stems.set(stemOf(name), name);
  }
  return units;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isUp = (value: unknown): value is Up => typeof value === "function";

function upOf(name: string, unit: unknown): Up {
  const own = isRecord(unit) ? unit["up"] : undefined;
  if (isUp(own)) return own;
  const fallback = isRecord(unit) && isRecord(unit["default"]) ? unit["default"]["up"] : undefined;
  if (isUp(fallback)) return fallback;
  throw failed(name, "it exports no function up.");
}

/** The hash in the address makes Node read an edited file again; modules that it imports stay cached until restart. */
async function load(folder: string, name: string): Promise<Migration> {
  const path = join(folder, name);
  const hash = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  const url = `${pathToFileURL(path).href}?sha256=${hash}`;
  const unit: unknown = await import(url).catch((cause: unknown) => {
    throw failed(name, messageOf(cause), { cause });
  });
  return { name, up: upOf(name, unit), hash };
}

/**
 * The units of one folder, in the byte order of their names; a unit is a module that exports `up`, itself or in its default export.
 * Shape   names keep their suffix; subfolders are not searched
 * Errors  `loader_failed` naming the file, when a unit does not parse, throws while loading, has no `up` or exists with two suffixes
 * @param path relative to the working directory of the application
 */
export function newDirectoryLoader(path = "./migrations", options: DirectoryLoaderOptions = {}): Loader {
  const folder = resolve(path);
  const warn = options.warn ?? ((message: string) => process.emitWarning(message));
  const list = async (): Promise<Migration[]> => {
    const loaded: Migration[] = [];
    for (const name of await unitNames(folder, warn)) loaded.push(await load(folder, name));
    return loaded;
  };
  return { list };
}

export { newDirectoryLoader as new };
