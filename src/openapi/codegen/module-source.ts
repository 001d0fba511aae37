import { readFileSync } from "node:fs";
import ts from "typescript";

/** The source of a sibling module without types and exports, to be inlined into a generated module. */
export function sourceOf(file: string): string {
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return outputText.replaceAll("export function", "function");
}
