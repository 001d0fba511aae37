import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** What Vite says of a module that has a file of its own. */
type Chunk = Readonly<{
  file: string;
  src?: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
}>;
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Bytes when compressed with gzip. `page`: what it loads besides what the entry has loaded. `later`: what it may load
 * once it is open.
 */
export type PageSize = Readonly<{ name: string; page: number; later: number }>;
export type PageSizes = Readonly<{
  /** `index.html`, all that it refers to, and the home page. */
  firstLoad: number;
  pages: readonly PageSize[];
}>;

const entry = "index.html";
const home = "pages/home/home.tsx";

/** A module and what it imports, also dynamically when `isWhole`. Nothing is followed through `known`. */
function modulesOf(manifest: Manifest, key: string, isWhole: boolean, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || known.has(name)) return;
    found.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const other of isWhole ? [...imports, ...dynamicImports] : imports) visit(other);
  };
  visit(key);
  return found;
}

/** The files of modules: their own and their styles. */
const filesOf = (manifest: Manifest, modules: ReadonlySet<string>): string[] =>
  [...modules].flatMap((name) => [manifest[name]?.file ?? [], manifest[name]?.css ?? []].flat());

type Files = Readonly<{ manifest: Manifest; weigh: (files: Iterable<string>) => Promise<number> }>;

async function openFolder(folder: string): Promise<Files> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string): Promise<number> => {
    const measured =
      sizes.get(file) ?? readFile(join(folder, file)).then(async (bytes) => (await promisify(gzip)(bytes)).length);
    sizes.set(file, measured);
    return measured;
  };
  const weigh: Files["weigh"] = async (files) =>
    (await Promise.all([...new Set(files)].map(sizeOf))).reduce((sum, size) => sum + size, 0);
  return { manifest, weigh };
}

/** A document, and all that it refers to. */
async function documentFiles(folder: string, document: string, manifest: Manifest): Promise<string[]> {
  const html = await readFile(join(folder, document), "utf8");
  const referred = [...html.matchAll(/<(?:link|script|img)\b[^>]*\b(?:src|href)="\.\/([^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  return [document, ...referred, ...filesOf(manifest, modulesOf(manifest, document, false, new Set()))];
}

/** How much a document loads at first. @param folder with the manifest of its build */
export async function loadOf(folder: string, document: string): Promise<number> {
  const { manifest, weigh } = await openFolder(folder);
  return weigh(await documentFiles(folder, document, manifest));
}

/** How much the pages weigh. @param folder  `web/dist`, with the manifest of its build */
export async function pageSizes(folder: string): Promise<PageSizes> {
  const { manifest, weigh } = await openFolder(folder);
  const common = modulesOf(manifest, entry, false, new Set());
  const sizeOfPage = async (key: string): Promise<PageSize> => {
    const own = modulesOf(manifest, key, false, common);
    const whole = modulesOf(manifest, key, true, common);
    const page = await weigh(filesOf(manifest, own));
    return { name: key.split("/")[1] ?? key, page, later: (await weigh(filesOf(manifest, whole))) - page };
  };
  const opened = new Set([...common].flatMap((name) => manifest[name]?.dynamicImports ?? []));
  const names = [...opened].filter((key) => key.startsWith("pages/"));
  const homeFiles = filesOf(manifest, modulesOf(manifest, home, false, common));
  return {
    firstLoad: await weigh([...(await documentFiles(folder, entry, manifest)), ...homeFiles]),
    pages: await Promise.all(names.map(sizeOfPage)),
  };
}
