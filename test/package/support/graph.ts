import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { userFolder } from "./user-folder.ts";

/** What a module of the package imports. Paths begin at the root of the package. */
export type Graph = Readonly<{
  /** Files that are loaded with it. */
  loaded: ReadonlySet<string>;
  /** Files that it may load later, by `import()`. */
  later: ReadonlySet<string>;
  /** Imports of anything else, of both kinds. */
  foreign: ReadonlySet<string>;
}>;

const packageFolder = (): string => join(userFolder, "node_modules/segmark");

type Manifest = Readonly<{ exports: Readonly<Record<string, string | Readonly<Record<string, string>>>> }>;

/** What the packed manifest exports. */
export const exportsOf = (): Manifest["exports"] =>
  (JSON.parse(readFileSync(join(packageFolder(), "package.json"), "utf8")) as Manifest).exports;

function importsOf(file: string): { specifier: string; dynamic: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(join(packageFolder(), file), "utf8"), ts.ScriptTarget.Latest);
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

/** Follows the compiled imports from one entry of the package, such as "./webhooks". */
export function graphOf(entry: string): Graph {
  const target = exportsOf()[entry];
  if (typeof target !== "object" || target["default"] === undefined) throw new Error(`${entry} is not exported`);
  const [loaded, later, foreign] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const follow = (file: string, set: Set<string>): void => {
    if (loaded.has(file) || set.has(file)) return;
    set.add(file);
    for (const { specifier, dynamic } of importsOf(file)) {
      if (specifier.startsWith(".")) follow(join(file, "..", specifier), dynamic ? later : set);
      else foreign.add(specifier);
    }
  };
  follow(join(target["default"]), loaded);
  return { loaded, later, foreign };
}
