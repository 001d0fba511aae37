import { createReadStream, open } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { Socket } from "node:net";
import { basename, resolve } from "node:path";
import { promisify } from "node:util";
import { type Source, SourceFault } from "./source.ts";

/** What a path is read for, whose errors become a sentence. Errors: `SourceFault` */
export const reading = <Found>(path: string, found: Promise<Found>): Promise<Found> =>
  found.catch((cause: unknown) => {
    throw cause instanceof SourceFault ? cause : new SourceFault(`${path} cannot be read`, { cause });
  });

/** Without a handle, which would close the descriptor when nothing refers to it. */
const descriptorOf = (path: string): Promise<number> => reading(path, promisify(open)(path, "r"));

/**
 * A pipe that has a path, such as `<(command)` of a shell. Read as a file it would keep a thread waiting, which nothing
 * ends.
 */
const pipeSource = (path: string, table: string | undefined): Source => ({
  name: basename(path),
  identity: undefined,
  bytes: undefined,
  table,
  open: async () => new Socket({ fd: await descriptorOf(path), readable: true, writable: false }),
});

/** A file on a disk. Errors: `SourceFault` */
export async function fileSource(path: string, table?: string): Promise<Source> {
  const found = await reading(path, stat(path));
  if (found.isFIFO()) return pipeSource(path, table);
  const { size, mtimeMs, ino } = found;
  return {
    name: basename(path),
    identity: `${resolve(path)} ${ino} ${size} ${mtimeMs}`,
    bytes: size,
    table,
    open: async () => createReadStream(path, { highWaterMark: 262_144 }),
  };
}

/** The text of a file, if it is not longer than that. Errors: `SourceFault` */
export async function fileText(path: string, maxBytes: number): Promise<string> {
  const { size } = await reading(path, stat(path));
  if (size > maxBytes) throw new SourceFault(`${path} is longer than ${maxBytes} bytes`);
  return reading(path, readFile(path, "utf8"));
}
