// @ts-check
import { accessSync, constants } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Where Node may keep what it compiled, so that the next start takes half the time and a third of the memory less: below the `node_modules` that
 * the program belongs to, beside code that whoever can write there could change as well. The folder of Node's own choice is below /tmp, where
 * anybody may have put something. Undefined when the folder cannot be written, or `NODE_COMPILE_CACHE` says another one.
 * @param {string} root of the package
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string | undefined}
 */
export function compileCacheFolder(root, env) {
  if (env["NODE_COMPILE_CACHE"]) return undefined;
  const above = dirname(root);
  const modules = basename(above) === "node_modules" ? above : join(root, "node_modules");
  try {
    accessSync(modules, constants.W_OK);
    return join(modules, ".cache", "segmark");
  } catch {
    return undefined;
  }
}

/**
 * The package of this file, which stands in `src` or, built, in `dist/src`.
 * @param {boolean} isSource
 */
export const packageRoot = (isSource) =>
  fileURLToPath(new URL(isSource ? "../.." : "../../..", import.meta.url)).replace(/[\\/]$/, "");
