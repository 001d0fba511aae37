import type { Lifecycle } from "@hapi/hapi";
import { Problem } from "../runtime/problem.ts";

/** A pre-authentication step for operations that may not be available. Errors: `not_found`. */
export const requireAvailable =
  (isAvailable: () => Promise<boolean>): Lifecycle.Method =>
  async (_request, h) => {
    if (await isAvailable()) return h.continue;
    throw new Problem("not_found");
  };
