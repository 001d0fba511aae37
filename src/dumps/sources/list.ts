import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { fileSource, fileText, reading } from "./disk.ts";
import { httpSource, textOf } from "./http.ts";
import { indexed, type ListOptions } from "./links.ts";
import { newestOf, type Source, SourceFault } from "./source.ts";
import { zipSources } from "./zip.ts";

/** Longest index that is read. */
const maxIndexBytes = 10_000_000;

async function inFolder(folder: string): Promise<readonly Source[]> {
  const names = await reading(folder, readdir(folder));
  const newest = newestOf(names.map((name) => ({ name })));
  return Promise.all(newest.map(({ name }) => fileSource(join(folder, name))));
}

const standardInput: Source = {
  name: "standard input",
  identity: undefined,
  bytes: undefined,
  table: undefined,
  open: async () => process.stdin,
};

/** An address may have secrets: user and password, and what is asked for. */
const withoutSecrets = (address: string): string => address.replace(/[?#].*/s, "").replace(/\/\/.*@/s, "//");

async function atAddress(given: string, options: ListOptions): Promise<readonly Source[]> {
  if (!URL.canParse(given)) throw new SourceFault(`the address ${withoutSecrets(given)} is not valid`);
  const url = new URL(given);
  if (url.pathname.endsWith(".zip")) throw new SourceFault("an archive has to be downloaded first");
  if (url.pathname.endsWith(".json")) return indexed(await textOf(url, maxIndexBytes, options), url, options);
  return [await httpSource(url, undefined, options)];
}

async function listOne(given: string, options: ListOptions): Promise<readonly Source[]> {
  if (given === "-") return [standardInput];
  if (/^https?:\/\//i.test(given)) return atAddress(given, options);
  if ((await reading(given, stat(given))).isDirectory()) return inFolder(given);
  const source = await fileSource(given);
  if (given.endsWith(".zip")) return reading(given, zipSources(given, source.identity ?? given));
  if (given.endsWith(".json"))
    return indexed(await fileText(given, maxIndexBytes), pathToFileURL(resolve(given)), options);
  return [source];
}

/** The files that paths and addresses stand for. Errors: `SourceFault`, the reason of an abort */
export async function listSources(given: readonly string[], options: ListOptions = {}): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (const one of given) sources.push(...(await listOne(one, options)));
  return sources;
}
