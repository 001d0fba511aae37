import { Problem } from "../operation/problem.ts";

/**
 * The handler of an operation that is not implemented yet; the generator writes it into stubs. Errors:
 * `not_implemented`.
 */
export const notImplemented = async (): Promise<never> => {
  throw new Problem("not_implemented");
};
