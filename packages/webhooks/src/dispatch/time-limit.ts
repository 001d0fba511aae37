import { startTimer } from "../async/timer.ts";
import { DeliveryTimeoutError } from "../events/errors.ts";
import type { HandlerContext } from "./event-handler-types.ts";

/** Timers use 31-bit milliseconds and fire at once if the delay is longer. */
const MAX_DELAY = 2_147_483_647;

/** @throws RangeError for anything but a delay that a timer supports or Infinity */
export function checkedTimeLimit(milliseconds: unknown = 600_000): number {
  const isDelay = typeof milliseconds === "number" && milliseconds > 0 && milliseconds <= MAX_DELAY;
  if (isDelay || milliseconds === Infinity) return milliseconds;
  const received = typeof milliseconds === "number" ? milliseconds : typeof milliseconds;
  throw new RangeError(`timeLimit must be milliseconds from 1 to ${MAX_DELAY}, or Infinity, not ${received}.`);
}

/** Passed to handlers along with the event. Creates the signal lazily: few handlers use it. */
export class Context implements HandlerContext {
  #controller: AbortController | undefined;
  #error: DeliveryTimeoutError | undefined;

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#error !== undefined) this.#controller.abort(this.#error);
    }
    return this.#controller.signal;
  }

  /** Static, so that handlers cannot call it. */
  static abort(context: Context, error: DeliveryTimeoutError): void {
    context.#error = error;
    context.#controller?.abort(error);
  }
}

/**
 * Calls `onTimeout` when the time limit of a delivery, part of which has already elapsed, is exceeded. Returns a
 * function that cancels it. The timer does not keep the process alive: pending handlers do that themselves.
 */
export function startTimeLimit(
  milliseconds: number,
  elapsed: number,
  onTimeout: (error: DeliveryTimeoutError) => void,
): () => void {
  return startTimer(milliseconds - elapsed, () =>
    onTimeout(new DeliveryTimeoutError(`The handlers of the delivery took longer than ${milliseconds} ms.`)),
  );
}
