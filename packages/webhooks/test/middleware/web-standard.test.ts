import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

const root = new URL("../../src/middleware/", import.meta.url);

/** What a module imports at run time, as it is written there. */
function importsOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isType = ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const isTypeExport = ts.isExportDeclaration(node) && node.isTypeOnly;
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      !isType &&
      !isTypeExport
    ) {
      found.push((node.moduleSpecifier as ts.StringLiteral).text);
    }
    const [argument] =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    if (argument !== undefined && ts.isStringLiteral(argument)) found.push(argument.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The names a module uses as values, without those it takes from an object. */
function namesOf(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const isProperty = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isProperty) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return names;
}

/** Everything that is loaded with the entry, also what is loaded when it is first needed. */
function loaded(url: URL, modules = new Map<string, ts.SourceFile>()): Map<string, ts.SourceFile> {
  if (modules.has(url.href)) return modules;
  const source = ts.createSourceFile(url.pathname, readFileSync(url, "utf8"), ts.ScriptTarget.Latest, true);
  modules.set(url.href, source);
  for (const specifier of importsOf(source)) {
    if (specifier.startsWith(".")) loaded(new URL(specifier, url), modules);
  }
  return modules;
}

const below = (entry: string) =>
  [...loaded(new URL(entry, root))].map(([href, source]) => [href.slice(root.href.length), source] as const);
const onlyInNode = ["Buffer", "process", "require", "__dirname", "setImmediate", "global"];
const foreignTo = (names: Set<string>): string[] => onlyInNode.filter((name) => names.has(name));

it.each(below("platforms/web.ts"))("%s, which createWebMiddleware loads, uses no Node-only API", (_file, source) => {
  expect(importsOf(source).filter((specifier) => !specifier.startsWith("."))).toEqual([]);
  expect(foreignTo(namesOf(source))).toEqual([]);
});

it.each(below("platforms/node.ts"))("%s, which is in the same entry, loads no Node-only module", (_file, source) => {
  expect(importsOf(source).filter((specifier) => !specifier.startsWith("."))).toEqual([]);
});

it("the analysis finds what it looks for", () => {
  const node = new Map(below("platforms/node.ts"));
  expect(node.size).toBeGreaterThan(15);
  expect([...node.values()].flatMap((source) => foreignTo(namesOf(source)))).toContain("Buffer");
  expect([...loaded(new URL("../hapi.ts", root)).values()].flatMap(importsOf)).toContain("node:stream");
});
