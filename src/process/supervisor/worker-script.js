// @ts-check
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packageRoot } from "./compile-cache.js";

/** @param {string} path relative to this file */
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

const source = pathOf("../main.ts");

/** Whether this is a checkout. */
export const isSource = existsSync(source);

/** Where `npm ci` puts the bundle of a checkout. */
export const bundleOfSource = join(packageRoot(true), "node_modules", ".cache", "segmark-program");

/**
 * Whether nothing has changed since a bundle was made: as a cache, it is used for exactly the files that it was made
 * of.
 * @param {string} folder
 * @param {string} root what its list of files is relative to
 */
export function isCurrent(folder, root) {
  try {
    /** @type {Record<string, readonly [size: number, changed: number]>} */
    const sources = JSON.parse(readFileSync(join(folder, "sources.json"), "utf8"));
    return Object.entries(sources).every(([file, [size, changed]]) => {
      const now = statSync(join(root, file));
      return now.size === size && now.mtimeMs === changed;
    });
  } catch {
    return false; // there is none, or a file is gone
  }
}

/** The program of a worker: bundled where it can be, which halves the time until it answers. */
export function workerScript() {
  if (!isSource) return pathOf("../program/main.mjs");
  return isCurrent(bundleOfSource, packageRoot(true)) ? join(bundleOfSource, "main.mjs") : source;
}
