import { existsSync, type FSWatcher, watch as watchFolder } from "node:fs";
import { basename, dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeFolder } from "../../make-folder.ts";
import { describe } from "../error-text.ts";
import { printableLines } from "../printable.ts";
import type { Settings } from "../settings.ts";
import { stopped, stopSignal } from "../stop.ts";
import { referredFiles } from "./referred-files.ts";

/** Editors write a file in several steps. */
const debounceMs = 50;

/**
 * Runs `work` now and after every change of the documents, of files they refer to, and of the handlers: one run at a
 * time. A run that fails is reported, and the next change starts another one. Returns when the process receives a stop
 * signal.
 */
export async function watch(job: Settings, work: () => Promise<void>): Promise<void> {
  const stop = stopSignal();
  // Only an existing folder can be watched; the first run would create it.
  if (job.handlers !== undefined) makeFolder(job.handlers);
  while (!stop.aborted) {
    // Files are watched before they are read, so a change during a run starts another one.
    using changes = watchFiles(filesOf(job), job.handlers);
    try {
      await work();
    } catch (error) {
      process.stderr.write(`${printableLines(describe(error).text)}\n`);
    }
    process.stdout.write("Waiting for a change.\n");
    await Promise.race([changes.first, stopped(stop)]);
    if (!stop.aborted) await pause(debounceMs);
  }
}

const filesOf = ({ spec, events }: Settings): string[] =>
  [spec, ...(events === undefined ? [] : [events])].flatMap((file) => [file, ...referredFiles(file)]);

/** The folder, or its nearest existing parent. */
const nearest = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));

/**
 * Resolves `first` at the first change. Folders are watched, because many editors replace a file instead of writing
 * into it.
 */
function watchFiles(files: readonly string[], handlers: string | undefined): Disposable & { first: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watchers: FSWatcher[] = [];
  const open = (folder: string, recursive: boolean, concerns: (name: string) => boolean): void => {
    const present = nearest(folder);
    const changed = (name: string | null): void => {
      if (name === null || present !== folder || concerns(name)) resolve();
    };
    try {
      const watcher = watchFolder(present, { recursive: recursive && present === folder }, (_, name) => changed(name));
      watchers.push(watcher.on("error", () => resolve()));
    } catch (error) {
      // It was removed meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      resolve();
    }
  };
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const names = new Set(files.filter((file) => dirname(file) === folder).map((file) => basename(file)));
    open(folder, false, (name) => names.has(name));
  }
  if (handlers !== undefined) open(handlers, true, (name) => name.endsWith(".ts"));
  return {
    first: promise,
    [Symbol.dispose]: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}
