import { Problem } from "../../operation/problem.ts";

/** An error as reported by compiled validators. */
export type ValidationError = Readonly<{
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;

/**
 * A compiled validator: applies defaults, returns whether the value is valid, and keeps a bounded number of errors
 * until the next call.
 */
export type Validate = { (value: unknown): boolean; errors?: readonly ValidationError[] | null };

/** By media type of the specification. */
export type BodyValidators = Readonly<Record<string, Validate>>;

/** The validators of one operation; a part without validator is not checked. */
export type RequestValidators = Readonly<{
  path?: Validate;
  query?: Validate;
  header?: Validate;
  cookie?: Validate;
  body?: BodyValidators;
}>;

/**
 * A recursive schema allows values nested deeper than the call stack.
 * @throws Problem `bad_request`, naming the nested part.
 */
export function withinStack<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new Problem("bad_request", `${what} is nested too deeply.`);
    throw error;
  }
}
