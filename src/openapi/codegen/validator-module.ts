import { byCodePoint } from "../document/json.ts";
import { withFewErrors, withShortPushes } from "./bounded-keywords.ts";
import { declarations } from "./constants.ts";
import { sourceOf } from "./module-source.ts";
import type { ValidatorFunction } from "./validator-function.ts";

/** Functions and the constants and imports that they need, as statements of an ES module, in an order that new ones do not change. */
export function moduleOf(functions: Iterable<ValidatorFunction>, prefix: "" | "export " = ""): string {
  const sorted = [...functions].sort((a, b) => byCodePoint(a.name, b.name));
  const imports = new Map<string, string>();
  const constants = new Map(
    sorted.flatMap(({ constants }) => [...constants].map(([name, text]) => [name, imported(text, imports)] as const)),
  );
  const helpers = [
    ...(constants.delete("hasRepeats") ? [sourceOf("repeats")] : []),
    ...(constants.delete("closest") ? [sourceOf("closest")] : []),
  ];
  const lines = [...imports]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([path, name]) => `import ${name} from "${path}";\n`);
  const sources = sorted.map(({ source }) => `${prefix}${withShortPushes(withFewErrors(source))}\n`);
  return [...lines, ...helpers, declarations("const", constants), ...sources].join("");
}

/** The compiler emits CommonJS calls even for ES modules; they become imports that every ES module loader resolves. */
const imported = (text: string, imports: Map<string, string>): string =>
  text.replaceAll(/require\("((?:ajv|ajv-formats)\/dist\/[\w/-]+)"\)/g, (_, path: string) => {
    const name = `import_${path.split("/").at(-1)}`;
    imports.set(`${path}.js`, name);
    return name;
  });

/** The functions of these names and all that they call. Errors: for a name without a function. */
export function reachable(
  names: Iterable<string>,
  functions: ReadonlyMap<string, ValidatorFunction>,
): readonly ValidatorFunction[] {
  const found = new Set<ValidatorFunction>();
  const visit = (name: string): void => {
    const one = functions.get(name);
    if (one === undefined) throw new Error(`There is no validator ${name}.`);
    if (found.has(one)) return;
    found.add(one);
    one.calls.forEach(visit);
  };
  for (const name of names) visit(name);
  return [...found];
}
