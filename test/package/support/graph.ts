import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { userFolder } from "./user-folder.ts";

/** What a module of our packages imports. Paths begin with the name of the package. */
export type Graph = Readonly<{
  /** Files that are loaded with it. */
  loaded: ReadonlySet<string>;
  /** Files that it may load later, by `import()`. */
  later: ReadonlySet<string>;
  /** Imports of anything else, of both kinds. */
  foreign: ReadonlySet<string>;
}>;

const modules = join(userFolder, "node_modules");

type Manifest = Readonly<{
  exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  imports?: Readonly<Record<string, Readonly<{ node: Readonly<{ default: string }> }>>>;
}>;

/** What the packed manifest of the service exports. */
export const exportsOf = (): Manifest["exports"] =>
  (JSON.parse(readFileSync(join(modules, "segmark/package.json"), "utf8")) as Manifest).exports;

/** The built file of what a package names for itself, as Node finds it. */
function ownFileOf(name: string, specifier: string): string {
  const { imports } = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")) as Manifest;
  const built = imports?.[specifier]?.node.default;
  if (built === undefined) throw new Error(`${name} does not import ${specifier}`);
  return join(name, built);
}

/** The built file of a module of one of our packages, as Node finds it where no source is. */
function fileOf(specifier: string): string {
  const name = specifier.split("/").slice(0, 2).join("/");
  const entry = `.${specifier.slice(name.length)}`;
  const { exports } = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")) as Manifest;
  const patterns = Object.keys(exports).sort((one, other) => other.length - one.length);
  for (const pattern of patterns) {
    const [before = "", after] = pattern.split("*");
    const target = exports[pattern];
    const built = typeof target === "string" ? target : target?.["default"];
    if (built === undefined) continue;
    if (after === undefined ? pattern === entry : entry.startsWith(before) && entry.endsWith(after))
      return join(name, built.replace("*", entry.slice(before.length, entry.length - (after ?? "").length)));
  }
  throw new Error(`${name} does not export ${entry}`);
}

function importsOf(file: string): { specifier: string; dynamic: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(join(modules, file), "utf8"), ts.ScriptTarget.Latest);
  const found: { specifier: string; dynamic: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    const named = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
    const called = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const given = called ? node.arguments[0] : named;
    if (given !== undefined)
      found.push({ specifier: ts.isStringLiteral(given) ? given.text : "<computed>", dynamic: called });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Follows the compiled imports from one entry of `segmark`, such as "./webhooks", through all our packages. */
export function graphOf(entry: string): Graph {
  const target = exportsOf()[entry];
  if (typeof target !== "object" || target["default"] === undefined) throw new Error(`${entry} is not exported`);
  const [loaded, later, foreign] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const follow = (file: string, set: Set<string>): void => {
    if (loaded.has(file) || set.has(file)) return;
    set.add(file);
    for (const { specifier, dynamic } of importsOf(file)) {
      const next = dynamic ? later : set;
      if (specifier.startsWith(".")) follow(join(file, "..", specifier), next);
      else if (specifier.startsWith("#")) follow(ownFileOf(file.split("/").slice(0, 2).join("/"), specifier), next);
      else if (specifier.startsWith("@segmark/")) follow(fileOf(specifier), next);
      else foreign.add(specifier);
    }
  };
  follow(join("segmark", target["default"]), loaded);
  return { loaded, later, foreign };
}
