import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";

/** The definition of a problem in `x-problems`. */
export type ProblemEntry = Readonly<{ status: number; title: string; detail: string }>;

/** The problems of a specification by code. */
export type ProblemCatalogue = Readonly<Record<string, ProblemEntry>>;

/**
 * - `status`      overrides that of the catalogue, for rejections by lower layers that have no code of their own
 * - `retryAfter`  whole seconds after which the same request may succeed; sent as Retry-After
 * - `members`     additional members of the problem details
 * - `headers`     additional headers of the response, names in lower case
 */
export type ProblemOptions = ErrorOptions &
  Readonly<{
    status?: number;
    retryAfter?: number;
    members?: Readonly<Record<string, unknown>>;
    headers?: Readonly<Record<string, string>>;
  }>;

const optionNames = {
  cause: true,
  status: true,
  retryAfter: true,
  members: true,
  headers: true,
} satisfies OptionNames<ProblemOptions>;

/** A failure that the specification defines. Anything else that is thrown is a bug and answered with 500. */
export class Problem<Code extends string = string> extends Error {
  override readonly name = "Problem";
  readonly code: Code;
  /** Message for people. Undefined: the sentence of the catalogue. */
  readonly detail: string | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly members: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  /** @param detail must never contain a secret */
  constructor(code: Code, detail?: string, options: ProblemOptions = {}) {
    refuseUnknownOptions(options, optionNames);
    const { status, retryAfter, members, headers, ...ofErrors } = options;
    super(detail ?? code, ofErrors);
    this.code = code;
    this.detail = detail;
    this.status = status;
    this.retryAfter = retryAfter;
    this.members = members;
    this.headers = headers;
  }
}
