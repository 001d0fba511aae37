import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Units   `megabytes`: of 1,000,000 bytes, without what is needed for building only */
export type Weight = Readonly<{ packages: number; megabytes: number }>;

type Lock = Readonly<{ packages: Readonly<Record<string, Readonly<{ dev?: boolean }>>> }>;

/** What an installation weighs. */
export function weightOf(folder: string): Weight {
  const file = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(file)) return { packages: 0, megabytes: 0 };
  const { packages }: Lock = JSON.parse(readFileSync(file, "utf8"));
  const needed = Object.keys(packages).filter((path) => packages[path]?.dev !== true && existsSync(join(folder, path)));
  return {
    packages: needed.length,
    megabytes: needed.reduce((sum, path) => sum + bytesIn(join(folder, path)), 0) / 1e6,
  };
}

/** The bytes of a package, without packages inside it, which count for themselves. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules")
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? bytesIn(path) : entry.isFile() ? statSync(path).size : 0);
    }, 0);
}
