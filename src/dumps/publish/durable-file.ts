import { createHash } from "node:crypto";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { type Duplex, Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { partial } from "./names.ts";

/** What was written. `sha256`: of the bytes, 64 hexadecimal digits. */
export type Written = Readonly<{ size: number; sha256: string }>;

/** Writes a file under a temporary name, and waits until it is on the disk. It has to get its name by `rename`. */
export async function writePartial(
  folder: string,
  name: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  through: readonly Duplex[] = [],
): Promise<Written> {
  const digest = createHash("sha256");
  let size = 0;
  await using file = await open(join(folder, partial(name)), "w", 0o644);
  const append = async (chunk: Uint8Array): Promise<void> => {
    digest.update(chunk);
    size += chunk.length;
    for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten;
  };
  const sink = new Writable({ write: (chunk, _encoding, done) => void append(chunk).then(() => done(), done) });
  await pipeline([Readable.from(chunks, { objectMode: false }), ...through, sink]);
  await file.sync();
  return { size, sha256: digest.digest("hex") };
}

/** @param to the folder in which it gets its name, on the same file system; default: where it was written */
export const giveName = (folder: string, name: string, to = folder): Promise<void> =>
  rename(join(folder, partial(name)), join(to, name));

/** Until the names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, "r");
  await handle.sync();
}
