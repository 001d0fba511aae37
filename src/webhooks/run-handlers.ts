import type { Handler } from "./registry.ts";
import { startTimeLimit } from "./time-limit.ts";

/** A `transform` of any type. */
export type Transform = ((event: never) => unknown) | undefined;

/**
 * Starts all handlers, each from a microtask of its own, and waits for all of them, `timeLimit` milliseconds at most.
 * Answers  what failed, in the order it settled; a handler that ran into the limit failed with the error of the limit
 */
export function runHandlers(
  handlers: readonly Handler[],
  event: unknown,
  { transform, timeLimit }: Readonly<{ transform: Transform; timeLimit: number }>,
): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    const failures: unknown[] = [];
    let running = handlers.length;
    let over = false;

    const finish = (): void => {
      over = true;
      limit.clear();
      resolve(failures);
    };
    const limit = startTimeLimit(timeLimit, (error) => {
      failures.push(...Array.from({ length: running }, () => error));
      finish();
    });
    const settled = (): void => {
      running -= 1;
      if (running === 0 && !over) finish();
    };
    const failed = (reason: unknown): void => {
      if (!over) failures.push(reason);
      settled();
    };
    const start = async (handler: Handler): Promise<void> => {
      await undefined;
      const given = transform === undefined ? event : await transform(event as never);
      // A transform that took longer than the limit: its delivery has failed already.
      if (!over) await handler(given, limit.context);
    };
    for (const handler of handlers) start(handler).then(settled, failed);
  });
}
