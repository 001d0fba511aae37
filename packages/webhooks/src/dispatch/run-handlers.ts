import type { DeliveryTimeoutError } from "../events/errors.ts";
import type { Handler } from "./registry.ts";
import { Context, startTimeLimit } from "./time-limit.ts";

/** A `transform` of any type. */
export type Transform = ((event: never) => unknown) | undefined;

type Parts = Readonly<{ transform: Transform; timeLimit: number }>;
type Resolve = (failures: readonly unknown[]) => void;

const canBeAwaited = (value: unknown): boolean =>
  (typeof value === "object" && value !== null) || typeof value === "function";

/**
 * The running handlers of one delivery. A class, because closures per delivery would cost more than the work itself.
 */
class Run {
  readonly #event: unknown;
  readonly #parts: Parts;
  readonly #resolve: Resolve;
  readonly #context = new Context();
  readonly #failures: unknown[] = [];
  #running: number;
  #over = false;
  #stopTimer: (() => void) | undefined;

  constructor(handlers: readonly Handler[], event: unknown, parts: Parts, resolve: Resolve) {
    this.#event = event;
    this.#parts = parts;
    this.#resolve = resolve;
    this.#running = handlers.length;
    for (const handler of handlers) void this.#start(handler);
    void this.#watch();
  }

  async #start(handler: Handler): Promise<void> {
    await undefined;
    try {
      const { transform } = this.#parts;
      const transformed = transform === undefined ? this.#event : await transform(this.#event as never);
      // If the transform exceeded the time limit, the delivery has already failed.
      const answer = this.#over ? undefined : handler(transformed, this.#context);
      if (canBeAwaited(answer)) await answer;
    } catch (reason) {
      if (!this.#over) this.#failures.push(reason);
    }
    this.#running -= 1;
    if (this.#running === 0 && !this.#over) this.#finish();
  }

  /**
   * Starts the timer once all handlers were started, and only if some are still running: a timer costs as much as they
   * do.
   */
  async #watch(): Promise<void> {
    const began = performance.now();
    await undefined; // all handlers were started
    if (this.#over) return;
    await undefined; // synchronous handlers have settled
    if (this.#over) return;
    const elapsed = Math.floor(performance.now() - began);
    this.#stopTimer = startTimeLimit(this.#parts.timeLimit, elapsed, (error) => this.#end(error));
  }

  #end(error: DeliveryTimeoutError): void {
    Context.abort(this.#context, error);
    for (; this.#running > 0; this.#running--) this.#failures.push(error);
    this.#finish();
  }

  #finish(): void {
    this.#over = true;
    this.#stopTimer?.();
    this.#resolve(this.#failures);
  }
}

/**
 * Starts all handlers, each in its own microtask, and waits for all of them, for at most `timeLimit` milliseconds.
 * @returns the failures in the order they settled; handlers that exceeded the limit fail with the timeout error
 */
export function runHandlers(handlers: readonly Handler[], event: unknown, parts: Parts): Promise<readonly unknown[]> {
  return new Promise((resolve) => new Run(handlers, event, parts, resolve));
}
