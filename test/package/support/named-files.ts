import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

/** What the modules of an installed package look for by name, beside what they import. */
export type NamedFiles = Readonly<{
  /** By the path of the module in the package: the URLs. */
  named: ReadonlyMap<string, readonly string[]>;
  /** Paths of modules that compute a name: what they look for, only running them tells. */
  computing: readonly string[];
}>;

/** The value of an expression, where it follows from the place of its module alone. */
function textOf(node: ts.Expression, own: string): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => [textOf(expression, own), literal.text] as const);
    return parts.some(([value]) => value === undefined) ? undefined : [node.head.text, ...parts.flat()].join("");
  }
  if (ts.isPropertyAccessExpression(node)) {
    if (node.getText() === "import.meta.url") return own;
    return node.name.text === "href" ? textOf(node.expression, own) : undefined;
  }
  const [first, second] = ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
  const [value, base] = [first && textOf(first, own), second && textOf(second, own)];
  if (value === undefined) return undefined;
  if (isNewUrl(node)) return base === undefined ? undefined : new URL(value, base).href;
  return ts.isCallExpression(node) && node.expression.getText() === "extname" ? extname(value) : undefined;
}

const isNewUrl = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) && node.expression.getText() === "URL";

/** `createRequire(import.meta.url)("./file.js")`. A call with the name of a package is not one. */
const requiredFile = (node: ts.Node): ts.Expression | undefined => {
  if (!ts.isCallExpression(node) || !/createRequire\(/.test(node.expression.getText())) return undefined;
  const [given] = node.arguments;
  return given !== undefined && ts.isStringLiteralLike(given) && given.text.startsWith(".") ? given : undefined;
};

/** @param folder of an installed package */
export function namedFiles(folder: string): NamedFiles {
  const named = new Map<string, string[]>();
  const computing = new Set<string>();
  for (const file of globSync("dist/**/*.js", { cwd: folder })) {
    const text = readFileSync(join(folder, file), "utf8");
    // Bundles have these of their sources, which are looked at themselves, and of browsers.
    if (!text.includes("import.meta.url") || /^dist\/(src\/process\/program|web)\//.test(file)) continue;
    const own = pathToFileURL(join(folder, file)).href;
    const add = (url: string | undefined): void => {
      if (url === undefined) computing.add(file);
      else named.set(file, [...(named.get(file) ?? []), url]);
    };
    const visit = (node: ts.Node): void => {
      const required = requiredFile(node);
      if (required !== undefined) add(new URL(textOf(required, own) ?? "", own).href);
      if (isNewUrl(node) && node.getText().includes("import.meta.url")) add(textOf(node, own));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return { named, computing: [...computing].sort() };
}
