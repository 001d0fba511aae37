import { Problem as OpenApiProblem, type ProblemOptions } from "@segmark/openapi/internal/operation/problem";
import { problems } from "../generated/openapi/problems.ts";

/** Every way the service refuses a request. Status and sentence come from `x-problems` of spec/openapi.yaml. */
export type ProblemCode = keyof typeof problems;

/**
 * A failure that the specification of the service names. Anything else that is thrown is a bug and answered with 500.
 */
export class Problem extends OpenApiProblem<ProblemCode> {
  declare readonly status: number;

  /** @param detail what a person reads, instead of the sentence of the catalogue. It must never contain a secret. */
  constructor(code: ProblemCode, detail?: string, options: ProblemOptions = {}) {
    super(code, detail ?? problems[code].detail, { status: problems[code].status, ...options });
  }
}
