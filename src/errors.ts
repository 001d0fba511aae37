import { problems } from "../generated/openapi/problems.ts";

/** Every way the service refuses a request. Status and wording come from `x-problems` of spec/openapi.yaml. */
export type ProblemCode = keyof typeof problems;

/** `status`: of a refusal below the specification, for which it has no code of its own; its own kind of status has to stay. */
export type ProblemOptions = ErrorOptions & Readonly<{ retryAfter?: number; status?: number }>;

/** A failure the specification names. Anything else that is thrown is a bug and answered 500. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: number;
  /** Whole seconds after which the same request may succeed; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  /** @param detail what a person reads; the catalogue's own sentence when left out. It must never hold a secret. */
  constructor(code: ProblemCode, detail?: string, options: ProblemOptions = {}) {
    super(detail ?? problems[code].detail, options);
    this.code = code;
    this.status = options.status ?? problems[code].status;
    this.retryAfter = options.retryAfter;
  }
}
