import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { httpSource, textOf } from "./http.ts";
import { fileNameParts, type Source, SourceFault } from "./source.ts";
import { zipSources } from "./zip.ts";

/** Longest index that is read. */
const maxIndexBytes = 10_000_000;

/** `sha256`: of the stored bytes; indexes of other programs have none. */
type Link = Readonly<{ table: string; url: string; sha256: string | undefined }>;
type UnknownLink = Readonly<{ [Name in keyof Link]?: unknown }>;

async function fileSource(path: string, table?: string): Promise<Source> {
  const { size, mtimeMs, ino } = await stat(path);
  return {
    name: basename(path),
    identity: `${resolve(path)} ${ino} ${size} ${mtimeMs}`,
    bytes: size,
    table,
    open: async () => createReadStream(path, { highWaterMark: 262_144 }),
  };
}

const sha256Of = (value: unknown): string | undefined =>
  typeof value === "string" && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined;

function linksOf(text: string): readonly Link[] {
  let index: unknown;
  try {
    index = JSON.parse(text);
  } catch (cause) {
    throw new SourceFault("database.json is no JSON", { cause });
  }
  const links = typeof index === "object" && index !== null && "links" in index ? index.links : undefined;
  if (!Array.isArray(links)) throw new SourceFault("database.json has no list of links");
  return (links as readonly UnknownLink[]).flatMap(({ table, url, sha256 }) =>
    typeof table === "string" && typeof url === "string" ? [{ table, url, sha256: sha256Of(sha256) }] : [],
  );
}

/** The files that an index names, by links relative to it. One on a disk names files, and one on a server only what is on a server. */
async function indexed(text: string, base: URL): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (const { table, url, sha256 } of linksOf(text)) {
    if (!URL.canParse(url, base.href)) throw new SourceFault("a link of database.json is no address");
    const target = new URL(url, base.href);
    if (target.protocol === "file:" && base.protocol === "file:")
      sources.push({ ...(await fileSource(target.pathname, table)), sha256 });
    else if (/^https?:$/.test(target.protocol)) sources.push({ ...(await httpSource(target, table)), sha256 });
    else throw new SourceFault("a link of database.json is no address of a file");
  }
  return sources;
}

/** Of several versions of a file in a folder the newest. */
async function inFolder(folder: string): Promise<readonly Source[]> {
  const newest = new Map<string, Readonly<{ name: string; version: number }>>();
  for (const name of (await readdir(folder)).toSorted()) {
    const parts = fileNameParts(name);
    if (parts !== undefined && parts.version >= (newest.get(parts.table)?.version ?? 0))
      newest.set(parts.table, { name, version: parts.version });
  }
  return Promise.all([...newest.values()].map(({ name }) => fileSource(join(folder, name))));
}

const standardInput: Source = {
  name: "standard input",
  identity: undefined,
  bytes: undefined,
  table: undefined,
  open: async () => process.stdin,
};

async function listOne(given: string): Promise<readonly Source[]> {
  if (given === "-") return [standardInput];
  if (/^https?:\/\//i.test(given)) {
    const url = new URL(given);
    if (url.pathname.endsWith(".zip")) throw new SourceFault("an archive has to be downloaded first");
    if (url.pathname.endsWith(".json")) return indexed(await textOf(url, maxIndexBytes), url);
    return [await httpSource(url, undefined)];
  }
  const found = await stat(given).catch((cause: unknown) => {
    throw new SourceFault(`${given} cannot be read`, { cause });
  });
  if (found.isDirectory()) return inFolder(given);
  const source = await fileSource(given);
  if (given.endsWith(".zip")) return zipSources(given, source.identity ?? given);
  if (given.endsWith(".json")) return indexed(await readFile(given, "utf8"), pathToFileURL(resolve(given)));
  return [source];
}

/** The files that paths and addresses stand for. Errors: `SourceFault` */
export async function listSources(given: readonly string[]): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (const one of given) sources.push(...(await listOne(one)));
  return sources;
}
