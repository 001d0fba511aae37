import { globSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Contents } from "./contents.ts";
import type { Manifest } from "./manifest.ts";

/** Where files of this checkout are in a package. A file that is named itself goes there, not with its folder. */
export function placesOf({ pages }: Contents): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const [from, to] of Object.entries(pages)) {
    if (!from.endsWith("/")) places.set(from, to);
    else
      for (const file of globSync(`${from}**/*`))
        if (statSync(file).isFile() && !(file in pages) && !file.includes("node_modules"))
          places.set(file, join(to, relative(from, file)));
  }
  return places;
}

const link = /\[([^\]]*)\]\(([^)\s]+)\)/g;
const isOutside = (target: string): boolean => /^(?:[a-z]+:|#)/i.test(target);

/**
 * A page as it reads in the package: links lead to where their targets are there, and one whose target is not in the
 * package is only its text.
 * @param file of this checkout
 */
export function relinked(text: string, file: string, places: ReadonlyMap<string, string>): string {
  const own = places.get(file) ?? file;
  return text.replaceAll(link, (whole, label: string, target: string) => {
    if (isOutside(target)) return whole;
    const [path = "", anchor] = target.split("#");
    const place = places.get(join(dirname(file), path));
    if (place === undefined) return label;
    return `[${label}](${relative(dirname(own), place)}${anchor === undefined ? "" : `#${anchor}`})`;
  });
}

const installs = /(?<=\bnpm install (?:[\w@./-]+ )*)segmark(?![\w/-])/g;

/**
 * Code or a page with the names that modules have in the package.
 * @param names of modules, by the name in this checkout; others that are below one of them keep theirs
 */
export function renamed(text: string, { name: own, exports }: Manifest, names: Contents["names"]): string {
  const inOwn = (found: string): string | undefined => {
    const name = Object.keys(names).find((from) => found === from || found.startsWith(`${from}/`));
    if (name === undefined) return undefined;
    const replaced = `${names[name]}${found.slice(name.length)}`;
    return Object.hasOwn(exports, `.${replaced.slice(own.length)}`) ? replaced : undefined;
  };
  return text
    .replaceAll(installs, own)
    .replaceAll(/(?<![\w/@.-])segmark(?:\/[\w-]+(?:\.yaml)?)+/g, (found) => inOwn(found) ?? found);
}
