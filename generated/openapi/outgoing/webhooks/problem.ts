// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import { Problem as AnyProblem, type StandardCode } from "@segmark/openapi/handlers";
import type { problems } from "./problems.ts";

/** The codes of the document: those of `x-problems`, and the standard ones. */
export type ProblemCode = StandardCode | keyof typeof problems;

/** A failure that the document names. In handlers, `problem` of the input also knows which statuses are listed. */
export class Problem extends AnyProblem<ProblemCode> {}
