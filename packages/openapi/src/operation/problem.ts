import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import type { StandardCode, standardProblems } from "./standard-problems.ts";

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

/**
 * A failure that the specification defines. Anything else that is thrown is a bug and answered with 500.
 * @template Code without it, only the standard codes compile; generated code has a class for those of its document
 */
export class Problem<Code extends string = StandardCode> extends Error {
  override readonly name = "Problem";
  readonly code: Code;
  /** Message for people. Undefined: the sentence of the catalogue. */
  readonly detail: string | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly members: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  /** @param detail must never contain a secret */
  constructor(code: NoInfer<Code>, detail?: string, options: ProblemOptions = {}) {
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

/** Makes a problem with one of these codes, to be thrown. */
export type MakeProblem<Codes extends string> = (
  code: Codes,
  detail?: string,
  options?: ProblemOptions,
) => Problem<string>;

export const makeProblem: MakeProblem<string> = (code, detail, options) => new Problem<string>(code, detail, options);

type Standard = typeof standardProblems;
/** The entries of `responses` that describe a status. */
type EntriesOf<Status extends number> =
  | `${Status}`
  | (`${Status}` extends `${infer Class}${string}` ? `${Class}XX` : never)
  | "default";
type Listed<Catalogue, Entries> = {
  [Code in keyof Catalogue]: Catalogue[Code] extends { status: infer Status extends number }
    ? EntriesOf<Status> & Entries extends never
      ? never
      : Code
    : never;
}[keyof Catalogue];
/**
 * The codes of `x-problems` (`Own`) and of the standard problems whose status an operation lists. `Row`: its row in the
 * operation table.
 */
export type ProblemCodesOf<Own, Row extends Readonly<{ replies: unknown }>> = Extract<
  Listed<Own, keyof Row["replies"]> | Listed<Omit<Standard, keyof Own>, keyof Row["replies"]>,
  string
>;
