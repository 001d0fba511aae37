import { Problem } from "./problem.ts";

/**
 * The handler of every operation that has not been written yet. There is one of it, so a start recognises it by identity.
 * Errors  always `not_implemented`
 */
export const notImplemented = async (): Promise<never> => {
  throw new Problem("not_implemented");
};
