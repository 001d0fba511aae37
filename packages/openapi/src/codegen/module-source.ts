import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as closest from "./closest.ts";
import * as listed from "./listed.ts";
import * as multiples from "./multiples.ts";
import * as payloadChecker from "./payload-checker.ts";
import * as repeats from "./repeats.ts";
import * as verdicts from "./verdicts.ts";

/**
 * Siblings by the name of their file. They are imported so that a package, which is cut along imports, has every file
 * that is read here.
 */
const siblings = { closest, listed, multiples, "payload-checker": payloadChecker, repeats, verdicts };

const isCompiled = import.meta.url.endsWith(".js");
const sources = new Map<string, string>();

/**
 * The source of a sibling module without types and exports, to be inlined into a generated module.
 * @param name of the file, without extension: in the package the sibling has no types any more, and the compiler is not
 *   needed
 */
export function sourceOf(name: keyof typeof siblings): string {
  const known = sources.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`${name}${isCompiled ? ".js" : ".ts"}`, import.meta.url), "utf8");
  const source = (isCompiled ? text.replace(/^\/\/# sourceMappingURL=.*\n?/m, "") : withoutTypes(text)).replaceAll(
    "export function",
    "function",
  );
  sources.set(name, source);
  return source;
}

function withoutTypes(text: string): string {
  const ts: typeof import("typescript") = createRequire(import.meta.url)("typescript");
  return ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText;
}
