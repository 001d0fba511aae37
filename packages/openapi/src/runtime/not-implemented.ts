import { Problem } from "../operation/problem.ts";

/**
 * The handler of an operation that nobody has written yet; the generator puts it into new handlers. Errors:
 * `not_implemented`.
 */
export const notImplemented = async (): Promise<never> => {
  throw new Problem("not_implemented");
};
