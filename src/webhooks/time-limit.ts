import { DeliveryTimeoutError } from "./errors.ts";
import type { HandlerContext } from "./event-handler-types.ts";
import { startTimer } from "./timer.ts";

/** Timers hold 31 bits of milliseconds, and fire at once when given more. */
const LONGEST = 2_147_483_647;

/** @throws RangeError for what is neither a time a timer can measure nor Infinity */
export function checkedTimeLimit(milliseconds: unknown = 600_000): number {
  const fits = typeof milliseconds === "number" && milliseconds > 0 && milliseconds <= LONGEST;
  if (fits || milliseconds === Infinity) return milliseconds;
  const told = typeof milliseconds === "number" ? milliseconds : typeof milliseconds;
  throw new RangeError(`timeLimit must be milliseconds from 1 to ${LONGEST}, or Infinity, not ${told}.`);
}

/** What handlers get beside their event. Makes no signal before a handler looks at it: few do. */
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

  /** Not a method of its own, so that no handler can call it. */
  static abort(context: Context, error: DeliveryTimeoutError): void {
    context.#error = error;
    context.#controller?.abort(error);
  }
}

/**
 * Calls `reached` when the handlers of a delivery have had their time, of which some has passed. Answers how to stop it.
 * The timer does not keep the process alive: handlers that wait for something do that themselves.
 */
export function startTimeLimit(
  milliseconds: number,
  passed: number,
  reached: (error: DeliveryTimeoutError) => void,
): () => void {
  return startTimer(milliseconds - passed, () =>
    reached(new DeliveryTimeoutError(`The handlers of the delivery took longer than ${milliseconds} ms.`)),
  );
}
