import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { inputOf } from "./input.ts";
import { newestOf, type Source, SourceFault } from "./source.ts";
import { decoded } from "./unpack.ts";

/** Longest list of files that is read, and the bytes of an entry of it without its texts. */
const [maxDirectory, entryBytes] = [10_000_000, 46];

type OpenZip = Readonly<{ zip: ZipFile }> & Disposable;

/**
 * Names are only compared, and sizes checked by the reader, so that neither is a reason to refuse the other files.
 */
async function opened(archive: string): Promise<OpenZip> {
  const zip = await openPromise(archive, { autoClose: false, decodeStrings: false, validateEntrySizes: false }).catch(
    refuse("it is no zip archive, or cut off"),
  );
  return { zip, [Symbol.dispose]: () => zip.close() };
}

const refuse =
  (message: string) =>
  (cause: NodeJS.ErrnoException): never => {
    throw cause instanceof SourceFault || cause.code !== undefined ? cause : new SourceFault(message, { cause });
  };

async function* inflated(stored: Readable): AsyncGenerator<Buffer, void> {
  try {
    yield* decoded(inputOf(stored), createInflateRaw());
  } finally {
    stored.destroy();
  }
}

async function contentOf(archive: string, path: string, entry: Entry): Promise<Readable> {
  const { compressionMethod: method, compressedSize } = entry;
  if (entry.isEncrypted()) throw new SourceFault(`${path} is encrypted`);
  if (method !== 0 && method !== 8) throw new SourceFault(`${path} is compressed in a way that is not supported`);
  using file = await opened(archive);
  const local = file.zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const { fileDataStart: start } = await local.catch(refuse("the archive is damaged"));
  if (compressedSize === 0) return Readable.from([]); // a stream cannot be made to read nothing
  const stored = createReadStream(archive, { start, end: start + compressedSize - 1 });
  return method === 0 ? stored : Readable.from(inflated(stored));
}

async function sourcesIn(zip: ZipFile, archive: string, identity: string): Promise<readonly Source[]> {
  const sources: Source[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entryBytes + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (bytes > maxDirectory) throw new SourceFault("the archive has too many files");
    const path = entry.fileNameRaw.toString();
    sources.push({
      name: path.slice(path.lastIndexOf("/") + 1),
      identity: `${identity}:${entry.relativeOffsetOfLocalHeader}`,
      bytes: entry.uncompressedSize,
      crc32: entry.crc32,
      table: undefined,
      open: () => contentOf(archive, path, entry),
    });
  }
  return sources;
}

/**
 * The newest file of each table in an archive. Their paths lead nowhere: nothing is unpacked to disk. Errors:
 * `SourceFault`
 */
export async function zipSources(archive: string, identity: string): Promise<readonly Source[]> {
  using file = await opened(archive);
  const sources = sourcesIn(file.zip, archive, identity);
  return newestOf(await sources.catch(refuse("the archive is damaged")));
}
