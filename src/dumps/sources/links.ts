import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PublicTableName, publicTables } from "../../storage/public/tables.ts";
import { datedFolder, plainName } from "../publish/names.ts";
import { fileSource } from "./disk.ts";
import { type HttpOptions, httpSource } from "./http.ts";
import { fileNameParts, type Source, SourceFault } from "./source.ts";

/** Indexes have one for each table, or a few. Each costs a question to its server. */
const maxLinks = 1000;

/**
 * `wanted`: tables whose files will be read; empty for all of the service. Links to others are listed without being
 * looked at.
 */
export type ListOptions = HttpOptions & Readonly<{ wanted?: readonly PublicTableName[] }>;

/**
 * `sha256`: of the stored bytes; `listed`: how many of them, and rows, there are. Indexes of other programs have
 * neither.
 */
type Link = Readonly<{ table: string; url: string; sha256: string | undefined; listed: Source["listed"] }>;
type UnknownLink = Readonly<{ [Name in "table" | "url" | "sha256" | "size" | "rows"]?: unknown }> | null;

const sha256Of = (value: unknown): string | undefined =>
  typeof value === "string" && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function linkOf(link: UnknownLink): Link {
  const { table, url, sha256, size, rows } = link ?? {};
  if (typeof table !== "string" || typeof url !== "string")
    throw new SourceFault("a link of database.json has no table or no url");
  const listed = isCount(size) && isCount(rows) ? { bytes: size, rows } : undefined;
  return { table, url, sha256: sha256Of(sha256), listed };
}

function linksOf(text: string): readonly Link[] {
  let index: unknown;
  try {
    index = JSON.parse(text);
  } catch (cause) {
    throw new SourceFault("database.json is no JSON", { cause });
  }
  const links = typeof index === "object" && index !== null && "links" in index ? index.links : undefined;
  if (!Array.isArray(links)) throw new SourceFault("database.json has no list of links");
  if (links.length > maxLinks) throw new SourceFault(`database.json has more than ${maxLinks} links`);
  return links.map(linkOf);
}

const lastPart = ({ pathname }: URL): string => pathname.slice(pathname.lastIndexOf("/") + 1);

/** Where a service publishes, seen from its root. */
const publishedFolder = "/database/";

/** A path from the root of a service, seen from the folder of its index: a proxy may have the service below a path. */
function besideIndex({ pathname, search }: URL, base: URL): URL {
  const folder = new URL(".", base);
  const isInside = folder.pathname.endsWith(publishedFolder);
  return new URL(`./${pathname.slice(isInside ? publishedFolder.length : 1)}${search}`, folder);
}

/**
 * Where a link leads. One from the root of a server means, in an index on a disk, the file beside it, since that is
 * where a whole dump was put, and in one on a server, if it is what a service writes, the file below the root of that
 * service. Errors: `SourceFault`
 */
function targetOf(url: string, base: URL): URL {
  if (!URL.canParse(url, base.href)) throw new SourceFault("a link of database.json is no address");
  const target = new URL(url, base.href);
  const isFromRoot = /^\s*\/(?!\/)/.test(url);
  if (!isFromRoot) return target;
  if (base.protocol === "file:") return new URL(`./${lastPart(target)}`, base);
  return target.pathname.startsWith(publishedFolder) ? besideIndex(target, base) : target;
}

/** Errors: `SourceFault` */
function pathOf(target: URL): string {
  try {
    if (lastPart(target) !== "") return fileURLToPath(target);
  } catch (cause) {
    throw new SourceFault("a link of database.json is no address of a file", { cause });
  }
  throw new SourceFault("a link of database.json is no address of a file");
}

/**
 * A file beside its index, or where a service has the dated ones, or by its name without a date, which is all that a
 * copy has.
 */
function storedPath(path: string): string {
  const [folder, name] = [dirname(path), basename(path)];
  return [path, join(folder, datedFolder, name), join(folder, plainName(name))].find(existsSync) ?? path;
}

/**
 * One on a disk leads to a file, and one on a server only to what is on a server. Errors: `SourceFault`, the reason of
 * an abort
 */
async function linked({ table, url, sha256, listed }: Link, base: URL, options: HttpOptions): Promise<Source> {
  const target = targetOf(url, base);
  if (options.ofOrigin === true) {
    if (target.origin !== base.origin) throw new SourceFault(`a link of database.json leads to another server`);
    if (listed === undefined) throw new SourceFault(`a link of database.json has no size or no number of rows`);
    return { ...(await httpSource(target, table, options)), sha256, listed };
  }
  if (target.protocol === "file:" && base.protocol === "file:")
    return { ...(await fileSource(storedPath(pathOf(target)), table)), sha256 };
  if (/^https?:$/.test(target.protocol)) return { ...(await httpSource(target, table, options)), sha256 };
  throw new SourceFault("a link of database.json is no address of a file");
}

/** A link that is not resolved before it is opened, so it may lead nowhere. */
function unseen(link: Link, base: URL, options: HttpOptions): Source {
  const name = URL.canParse(link.url, base.href) ? lastPart(new URL(link.url, base.href)) : "";
  return {
    name: name === "" ? link.table : name,
    identity: undefined,
    bytes: undefined,
    table: link.table,
    sha256: link.sha256,
    open: async (signal) => (await linked(link, base, { ...options, signal })).open(signal),
  };
}

function isWanted(table: string, wanted: NonNullable<ListOptions["wanted"]>): boolean {
  if (!Object.hasOwn(publicTables, table)) return false;
  return wanted.length === 0 || wanted.some((name) => name === table);
}

/**
 * Whether there is no newer file of its table, going by the times in the names of the files. Both would be states of
 * the same rows, of which an import would keep the first. Errors: `SourceFault` if the names do not distinguish them
 */
function isNewest(link: Link, links: readonly Link[], base: URL): boolean {
  const same = links.filter(({ table }) => table === link.table);
  if (same.length === 1) return true;
  const versionOf = ({ url }: Link): number => fileNameParts(lastPart(targetOf(url, base)))?.version ?? 0;
  const versions = same.map(versionOf);
  const newest = Math.max(...versions);
  if (versions.filter((version) => version === newest).length > 1)
    throw new SourceFault(
      `database.json has several files of ${link.table}, and their names do not say which is the newest`,
    );
  return versionOf(link) === newest;
}

/**
 * The files that the text of an index names, by links relative to it; of a table that is read the newest. Errors:
 * `SourceFault`, the reason of an abort
 */
export async function indexed(
  text: string,
  base: URL,
  { wanted = [], ...options }: ListOptions,
): Promise<readonly Source[]> {
  const sources: Source[] = [];
  const links = linksOf(text);
  for (const link of links) {
    options.signal?.throwIfAborted();
    if (!isWanted(link.table, wanted)) sources.push(unseen(link, base, options));
    else if (isNewest(link, links, base)) sources.push(await linked(link, base, options));
  }
  return sources;
}
