import type { Model } from "../document/model/model.ts";
import { header, keyOf, literal } from "./literal.ts";

/** The problem catalogue: `x-problems` of the specification without descriptions, in code-point order. */
export function outputProblems({ file, problems }: Model, command: string): string {
  const rows = problems.map(({ code, status, title, detail, advice }) => {
    const entry = { status, title, detail, ...(advice !== undefined && { advice }) };
    return `  ${keyOf(code)}: ${literal(entry, "  ")},\n`;
  });
  return `${header(file, command)}export const problems = {\n${rows.join("")}} as const;\n`;
}
