import { byCodePoint } from "../document/tree/json.ts";
import { withFewErrors } from "./bounded-keywords.ts";
import { declarations } from "./constants.ts";
import { packagedModules } from "./framework.ts";
import { inLines } from "./lines.ts";
import { sourceOf } from "./module-source.ts";
import type { ValidatorFunction } from "./validator-function.ts";

/** Helpers of validators that visit each object once. They keep state, so modules that call each other share one copy. */
export const verdictNames = ["oncePerObject", "valueNames"] as const;
export const isAnyOncePerObject = (functions: readonly ValidatorFunction[]): boolean =>
  functions.some(({ isOncePerObject }) => isOncePerObject);

/** A module that exports these functions and, with `hasVerdicts`, the helpers above. */
export const sharedModuleOf = (functions: readonly ValidatorFunction[], hasVerdicts: boolean): string =>
  `${moduleOf(functions, "export ", hasVerdicts)}${hasVerdicts ? `export { ${verdictNames.join(", ")} };\n` : ""}`;

/**
 * Functions with their constants and imports as an ES module, in a stable order.
 * @param hasVerdicts whether the module contains the helpers of validators that visit each object once
 */
export function moduleOf(
  functions: readonly ValidatorFunction[],
  prefix: "" | "export " = "",
  hasVerdicts = isAnyOncePerObject(functions),
): string {
  const sorted = [...functions].sort((a, b) => byCodePoint(a.name, b.name));
  const imports = new Set<string>();
  const constants = new Map(
    sorted.flatMap(({ constants }) => [...constants].map(([name, text]) => [name, imported(text, imports)] as const)),
  );
  for (const name of imports) constants.delete(name);
  const helpers = [
    ...(constants.delete("hasRepeats") ? [sourceOf("repeats")] : []),
    ...(constants.delete("isListed") ? [sourceOf("listed")] : []),
    ...(constants.delete("isMultiple") ? [sourceOf("multiples")] : []),
    ...(constants.delete("closest") ? [sourceOf("closest")] : []),
    ...(hasVerdicts ? [sourceOf("verdicts")] : []),
  ];
  const names = [...imports].sort(byCodePoint).join(", ");
  const lines = names === "" ? [] : [`import { ${names} } from "${packagedModules.validation}";\n`];
  const sources = sorted.map((one) => `${prefix}${inLines(withFewErrors(statement(one)))}\n`);
  return [...lines, ...helpers, declarations("const", constants), ...sources].join("");
}

/** The declaration of a function. One that must look at each object once is wrapped; see `verdicts.ts`. */
function statement({ name, code, evaluated, isOncePerObject }: ValidatorFunction): string {
  if (!isOncePerObject) return evaluated === undefined ? code : `${code}\n${name}.evaluated = ${evaluated};`;
  const run = code
    .replace(`function ${name}(`, "function(")
    .replaceAll(/if\(hasRepeats\((data\d*)\)\)/g, "if(hasRepeats($1, valueNames()))");
  return `const ${name} = oncePerObject(${run}${evaluated === undefined ? "" : `, ${evaluated}`});`;
}

/** What the compiler requires from its library, and the names under which `runtime/validation.js` exports it. */
const exported = new Map([
  ['require("ajv/dist/runtime/equal").default', "equal"],
  ['require("ajv/dist/runtime/ucs2length").default', "ucs2length"],
  ['require("ajv-formats/dist/formats").fullFormats', "formats"],
]);

const imported = (text: string, imports: Set<string>): string =>
  text.replaceAll(/^require\("[\w/-]+"\)\.\w+/g, (required) => {
    const name = exported.get(required);
    if (name === undefined)
      throw new Error(`A validator needs ${required}, which runtime/validation.js does not export.`);
    imports.add(name);
    return name;
  });

/** The functions of these names and all that they call. @throws Error for a name without a function. */
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
