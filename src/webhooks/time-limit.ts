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

/** Makes no signal before a handler looks at it: few do. A class, because an object with a getter of its own costs ten times as much. */
class Context implements HandlerContext {
  readonly #controller: AbortController;

  constructor(controller: AbortController) {
    this.#controller = controller;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }
}

/** What handlers get beside their event, and the end of the wait for them. */
export type TimeLimit = Readonly<{ context: HandlerContext; clear(): void }>;

/**
 * Starts to measure. At the limit the signal aborts, then `reached` is called.
 * The timer does not keep the process alive: handlers that wait for something do that themselves.
 */
export function startTimeLimit(milliseconds: number, reached: (error: DeliveryTimeoutError) => void): TimeLimit {
  const controller = new AbortController();
  const end = (): void => {
    const error = new DeliveryTimeoutError(`The handlers of the delivery took longer than ${milliseconds} ms.`);
    controller.abort(error);
    reached(error);
  };
  return { context: new Context(controller), clear: startTimer(milliseconds, end) };
}
