import { Problem } from "../../errors.ts";

/** A fault as compiled validators report it. */
export type ValidationError = Readonly<{
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;

/** A compiled validator: fills in defaults, tells whether the value fits, and keeps a bounded number of faults until its next call. */
export type Validate = { (value: unknown): boolean; errors?: readonly ValidationError[] | null };

/** The validators of one operation; a part of the request without any is taken as it is. */
export type RequestValidators = Readonly<{
  path?: Validate;
  query?: Validate;
  header?: Validate;
  cookie?: Validate;
  body?: Validate;
}>;

/** A schema that contains itself lets a value nest deeper than the call stack reaches. Errors: `bad_request`, with the name of what is nested. */
export function withinStack<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new Problem("bad_request", `${what} is nested too deeply.`);
    throw error;
  }
}
