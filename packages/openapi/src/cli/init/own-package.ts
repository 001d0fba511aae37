import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { manifest } from "../manifest.ts";

/** The folder that this package is in: of the checkout, or its folder in node_modules. */
const ownFolder = (): string => dirname(fileURLToPath(new URL("../../../package.json", import.meta.url)));

/**
 * How a project in `folder` refers to this package: by the archive or folder it was installed from, else by its
 * version.
 * @param installed the folder of the installed package
 */
export function ownSpecifier(folder: string, installed: string = ownFolder()): string {
  const { name, version } = manifest();
  const modules = join(installed, ...name.split("/").map(() => ".."));
  const owner = dirname(modules);
  const file = join(owner, "package.json");
  if (basename(modules) !== "node_modules" || !existsSync(file)) return version;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8"));
  const specifier: unknown = { ...devDependencies, ...dependencies }[name];
  if (typeof specifier !== "string" || !specifier.startsWith("file:")) return version;
  const path = relative(resolve(folder), resolve(owner, specifier.slice("file:".length)));
  return `file:${path.replaceAll("\\", "/")}`;
}
