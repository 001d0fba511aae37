import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, normalize } from "node:path";
import type { Manifest } from "./manifest.ts";

type Checkout = Manifest & Readonly<{ files: readonly string[]; scripts: unknown }>;

/** What npm packs of any folder, besides what `files` names. */
const always = ["README.md", "LICENSE"];

/**
 * The package `segmark`: the files of this checkout that its manifest names, and that manifest without its scripts.
 * Their files are not in the package, and npm warns whoever installs an archive that has a script `prepare`.
 * @param target may be below a folder that is packed, if `files` excludes the folder in which it is
 */
export function buildWhole(target: string): void {
  const { scripts: _, ...manifest }: Checkout = JSON.parse(readFileSync("package.json", "utf8"));
  const without = manifest.files.filter((path) => path.startsWith("!")).map((path) => normalize(path.slice(1)));
  const copy = (path: string): void => {
    if (without.includes(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) copy(join(path, name));
    else cpSync(path, join(target, path));
  };
  mkdirSync(target, { recursive: true });
  for (const path of [...always, ...manifest.files.filter((one) => !one.startsWith("!"))]) copy(path);
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
