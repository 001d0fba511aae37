import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** Bytes: total size of the files, and size of a registry tarball. */
export type Size = Readonly<{ unpacked: number; packed: number }>;

/** @param parts folders below `root`, without installed dependencies */
function sizeOf(root: string, parts: readonly string[]): Size {
  const files = parts.flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: "utf8" })
      .map((name) => join(part, name))
      .filter((name) => !/node_modules|knex-store|\.map$/.test(name) && statSync(join(root, name)).isFile()),
  );
  const archive = execFileSync("tar", ["-cf", "-", "-C", root, ...files], { maxBuffer: 2 ** 28 });
  const unpacked = files.reduce((sum, name) => sum + statSync(join(root, name)).size, 0);
  return { unpacked, packed: gzipSync(archive, { level: 9 }).length };
}

/**
 * The files of the toolkit in the installed package: code and declarations, including the hapi plugin, excluding the
 * database store.
 */
export const toolkitSize = (userFolder: string): Size =>
  sizeOf(join(userFolder, "node_modules/@segmark/webhooks"), ["dist"]);

/** The folder in which `require` would find a package. */
function folderOf(name: string, from: string): string {
  const folder = join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  if (from === dirname(from)) throw new Error(`${name} is not installed`);
  return folderOf(name, dirname(from));
}

/** A package and its transitive dependencies, without duplicates: folders by name. */
export function packagesOf(name: string, from: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const folder = folderOf(name, from);
  if (found.get(name) === folder) return found;
  found.set(name, folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    dependencies?: Record<string, string>;
  };
  for (const other of Object.keys(dependencies)) packagesOf(other, folder, found);
  return found;
}

/** Total size, with one tarball per package. */
export const packagesSize = (folders: Iterable<string>): Size =>
  [...folders]
    .map((folder) => sizeOf(folder, ["."]))
    .reduce((sum, { unpacked, packed }) => ({
      unpacked: sum.unpacked + unpacked,
      packed: sum.packed + packed,
    }));
