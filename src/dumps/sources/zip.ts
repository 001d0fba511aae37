import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { inputOf } from "./input.ts";
import { newestOf, type Source, SourceFault } from "./source.ts";
import { decoded } from "./unpack.ts";

/** Sizes of the fixed parts of the records, and how long the comment at the end may be. */
const [endBytes, end64LocatorBytes, end64Bytes, entryBytes, localBytes, maxComment] = [22, 20, 56, 46, 30, 65_535];
const signatures = {
  end: 0x06054b50,
  end64Locator: 0x07064b50,
  end64: 0x06064b50,
  entry: 0x02014b50,
  local: 0x04034b50,
};
/** Longest list of files that is read. */
const maxDirectory = 10_000_000;
const unknown32 = 0xffff_ffff;

/** `crc32`, `bytes`: of what it has. `packedBytes`: as it is stored. */
type Entry = Readonly<{
  path: string;
  method: number;
  flags: number;
  crc32: number;
  bytes: number;
  packedBytes: number;
  at: number;
}>;

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  if (at < 0 || !Number.isSafeInteger(at)) throw new SourceFault("the archive is damaged");
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new SourceFault("the archive ends too early");
  return buffer;
}

/** Where the list of files is. */
async function directoryOf(handle: FileHandle, size: number): Promise<Readonly<{ at: number; length: number }>> {
  const length = Math.min(size, endBytes + maxComment);
  const tail = await bytesAt(handle, size - length, length);
  for (let at = length - endBytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== signatures.end) continue;
    const place = { at: tail.readUInt32LE(at + 16), length: tail.readUInt32LE(at + 12) };
    if (place.at !== unknown32 && place.length !== unknown32) return place;
    const locator = await bytesAt(handle, size - length + at - end64LocatorBytes, end64LocatorBytes);
    if (locator.readUInt32LE(0) !== signatures.end64Locator) break;
    const end64 = await bytesAt(handle, Number(locator.readBigUInt64LE(8)), end64Bytes);
    if (end64.readUInt32LE(0) !== signatures.end64) break;
    return { at: Number(end64.readBigUInt64LE(48)), length: Number(end64.readBigUInt64LE(40)) };
  }
  throw new SourceFault("it is no zip archive, or cut off");
}

type Sizes = Pick<Entry, "bytes" | "packedBytes" | "at">;

/** Large sizes stand in an extra field, in this order, each only if the usual place says that it is there. */
function largeSizes(extra: Buffer, { bytes, packedBytes, at }: Sizes): Sizes {
  for (let from = 0; from + 4 <= extra.length; from += 4 + extra.readUInt16LE(from + 2)) {
    if (extra.readUInt16LE(from) !== 1) continue;
    let next = from + 4;
    const take = (known: number): number => {
      if (known !== unknown32 || next + 8 > extra.length) return known;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    };
    return { bytes: take(bytes), packedBytes: take(packedBytes), at: take(at) };
  }
  return { bytes, packedBytes, at };
}

function entriesOf(directory: Buffer): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + entryBytes <= directory.length && directory.readUInt32LE(at) === signatures.entry; ) {
    const [nameLength, extraLength] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)];
    const extraAt = at + entryBytes + nameLength;
    entries.push({
      path: directory.toString("utf8", at + entryBytes, extraAt),
      method: directory.readUInt16LE(at + 10),
      flags: directory.readUInt16LE(at + 8),
      crc32: directory.readUInt32LE(at + 16),
      ...largeSizes(directory.subarray(extraAt, extraAt + extraLength), {
        bytes: directory.readUInt32LE(at + 24),
        packedBytes: directory.readUInt32LE(at + 20),
        at: directory.readUInt32LE(at + 42),
      }),
    });
    at = extraAt + extraLength + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function* inflated(stored: Readable): AsyncGenerator<Buffer, void> {
  try {
    yield* decoded(inputOf(stored), createInflateRaw());
  } finally {
    stored.destroy();
  }
}

async function contentOf(archive: string, { path, method, packedBytes, at, flags }: Entry): Promise<Readable> {
  if (flags & 1) throw new SourceFault(`${path} is encrypted`);
  if (method !== 0 && method !== 8) throw new SourceFault(`${path} is compressed in a way that is not supported`);
  await using handle = await open(archive);
  const local = await bytesAt(handle, at, localBytes);
  if (local.readUInt32LE(0) !== signatures.local) throw new SourceFault("the archive is damaged");
  if (packedBytes === 0) return Readable.from([]); // a stream cannot be told to read nothing
  const start = at + localBytes + local.readUInt16LE(26) + local.readUInt16LE(28);
  const stored = createReadStream(archive, { start, end: start + packedBytes - 1 });
  return method === 0 ? stored : Readable.from(inflated(stored));
}

/** The newest file of each table in an archive. Their paths lead nowhere: nothing is unpacked to disk. Errors: `SourceFault` */
export async function zipSources(archive: string, identity: string): Promise<readonly Source[]> {
  await using handle = await open(archive);
  const { size } = await handle.stat();
  const { at, length } = await directoryOf(handle, size);
  if (length > maxDirectory) throw new SourceFault("the archive has too many files");
  const sources = entriesOf(await bytesAt(handle, at, length)).map((entry) => ({
    name: entry.path.slice(entry.path.lastIndexOf("/") + 1),
    identity: `${identity}:${entry.at}`,
    bytes: entry.bytes,
    crc32: entry.crc32,
    table: undefined,
    open: () => contentOf(archive, entry),
  }));
  return newestOf(sources);
}
