import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
/** Where packages that only the comparison needs are kept between runs. */
export const cache = join(root, "node_modules/.cache/frameworks");

/** Runs npm, quietly. */
export const npm = (cwd: string, ...args: readonly string[]): string =>
  execFileSync("npm", [...args, "--loglevel=error"], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/**
 * Installs the packages of a program, as listed in its package.json, unless they are there.
 * @returns the folder that contains `node_modules`
 */
export function installed(name: string): string {
  const folder = join(cache, name);
  const manifest = readFileSync(join(import.meta.dirname, name, "package.json"), "utf8");
  const file = join(folder, "package.json");
  const packages = join(folder, "node_modules");
  if (existsSync(packages) && readFileSync(file, "utf8") === manifest) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  npm(folder, "install", "--no-audit", "--no-fund", "--ignore-scripts");
  mkdirSync(packages, { recursive: true });
  return folder;
}

/**
 * Packs the framework as its users get it, where the package.json of its program expects it. An earlier installation of
 * it is removed.
 */
export function packOwn(): void {
  const folder = join(cache, "packed");
  for (const before of ["packed", "segmark"]) rmSync(join(cache, before), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  npm(root, "pack", "--workspace", "packages/openapi", "--pack-destination", folder);
  const [file = ""] = readdirSync(folder);
  renameSync(join(folder, file), join(folder, "segmark-openapi.tgz"));
}
