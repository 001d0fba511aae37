import { unlessAborted } from "../proxy/abortable.ts";
import { BodyRefusal, broken } from "./body-refusal.ts";

/** Settles as `promise`, or fails with the reason of the signal when that aborts first. What breaks otherwise becomes a BodyRefusal. */
export const orAbort = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  unlessAborted(
    promise.catch((reason: unknown) => {
      throw reason instanceof BodyRefusal ? reason : broken(reason);
    }),
    signal,
  );
