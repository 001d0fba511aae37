import { Problem } from "../errors.ts";

/** Memory that long bodies may take together. */
export type ByteBudget = Readonly<{
  /** Takes so many bytes; disposing gives them back. Errors: `overloaded` when they are not there. */
  take: (bytes: number) => Disposable;
}>;

/** Bodies up to this size are taken as they come: the number of connections is bound enough. */
const smallBytes = 1024 * 1024;
const nothing: Disposable = { [Symbol.dispose]: () => undefined };

/** @param most bytes at once; a single body always finds its place, so that no limit of an operation is above what works */
export function createByteBudget(most: number): ByteBudget {
  let taken = 0;
  return {
    take: (bytes) => {
      if (bytes <= smallBytes) return nothing;
      if (taken > 0 && taken + bytes > most) throw new Problem("overloaded", undefined, { retryAfter: 1 });
      taken += bytes;
      return {
        [Symbol.dispose]: () => {
          taken -= bytes;
        },
      };
    },
  };
}
