import { unlessAborted } from "../../async/abortable.ts";
import { BodyRefusal, bodyFailure } from "./body-refusal.ts";

/**
 * Settles like `promise`, or rejects with the reason of the signal if that aborts first. Other failures become a
 * BodyRefusal.
 */
export const orAbort = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  unlessAborted(
    promise.catch((reason: unknown) => {
      throw reason instanceof BodyRefusal ? reason : bodyFailure(reason);
    }),
    signal,
  );
