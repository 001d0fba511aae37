import type { Model } from "../document/model/model.ts";
import { packagedModules } from "./framework.ts";
import { header, keyOf, literal } from "./literal.ts";

/** The problem catalogue: `x-problems` of the specification without descriptions, in code-point order. */
export function outputProblems({ file, problems }: Model, command: string): string {
  const rows = problems.map(({ code, status, title, detail, advice }) => {
    const entry = { status, title, detail, ...(advice !== undefined && { advice }) };
    return `  ${keyOf(code)}: ${literal(entry, "  ")},\n`;
  });
  return `${header(file, command)}export const problems = {\n${rows.join("")}} as const;\n`;
}

/** The class of what handlers and use cases throw: a misspelt code does not compile. */
export const outputProblemClass = ({ file }: Model, command: string): string => `${header(file, command).trimEnd()}
import { Problem as AnyProblem, type StandardCode } from "${packagedModules.handlers}";
import type { problems } from "./problems.ts";

/** The codes of the document: those of \`x-problems\`, and the standard ones. */
export type ProblemCode = StandardCode | keyof typeof problems;

/** A failure that the document names. In handlers, \`problem\` of the input also knows which statuses are listed. */
export class Problem extends AnyProblem<ProblemCode> {}
`;
