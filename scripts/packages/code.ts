import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, relative } from "node:path";
import ts from "typescript";

/**
 * Compiled files of a package, relative to `dist`, and the other packages that they import, each with one of its
 * importers.
 */
export type Code = Readonly<{ files: ReadonlySet<string>; foreign: ReadonlyMap<string, string> }>;

/** `@scope/name` of `@scope/name/path`. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

const importedBy = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.map(({ fileName }) => fileName);

/** What a module consists of: its code and its declarations. */
function filesOf(module: string): string[] {
  const declarations = module.replace(/\.[jt]s$/, ".d.ts");
  const files = [module.replace(/(?<!\.d)\.ts$/, ".js"), declarations].filter((file) => existsSync(file));
  if (files.length === 0) throw new Error(`${module} is imported, and is not there`);
  return files;
}

/**
 * Follows the imports of compiled modules, those of declarations too.
 * @param entries relative to `dist`
 * Errors  for an import of a file that does not exist
 */
export function codeOf(entries: readonly string[], dist: string): Code {
  const files = new Set<string>();
  const foreign = new Map<string, string>();
  const follow = (file: string): void => {
    const name = relative(dist, file);
    if (files.has(name)) return;
    files.add(name);
    for (const specifier of importedBy(file)) {
      if (specifier.startsWith(".")) filesOf(join(file, "..", specifier)).forEach(follow);
      else if (!isBuiltin(specifier) && !foreign.has(packageOf(specifier))) foreign.set(packageOf(specifier), name);
    }
  };
  for (const entry of entries) filesOf(join(dist, entry)).forEach(follow);
  return { files, foreign };
}
