import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { createEventHandler } from "../../src/dispatch/event-handler.ts";
import { DeliveryTimeoutError, refusalStatus } from "../../src/events/errors.ts";
import type { EmitterWebhookEvent, WebhookError } from "../../src/events/event-types.ts";
import { gate } from "../support/gate.ts";

const event = { id: "1", name: "push", payload: {} } as EmitterWebhookEvent;
const failureOf = (promise: Promise<unknown>): Promise<WebhookError> =>
  promise.then(
    () => expect.unreachable("it should have failed"),
    (error) => error,
  );

describe("a time limit", () => {
  it.each([0, -1, Number.NaN, 2 ** 31, "1000", null])("must be a delay that a timer supports, not %s", (timeLimit) => {
    expect(() => createEventHandler({ timeLimit: timeLimit as number })).toThrow(RangeError);
  });

  it.each([undefined, 1, 2 ** 31 - 1, Infinity])("may be %s", async (timeLimit) => {
    const handler = createEventHandler(timeLimit === undefined ? {} : { timeLimit });
    handler.onAny(() => undefined);
    await expect(handler.receive(event)).resolves.toBeUndefined();
  });

  it("fails the handlers that are still running, listed after those that failed before, and calls onError", async () => {
    const handler = createEventHandler({ timeLimit: 20 });
    const reported = vi.fn();
    handler.onError(reported);
    handler.onAny(() => new Promise(() => undefined));
    handler.onAny(() => undefined);
    handler.onAny(() => Promise.reject(new Error("early")));
    handler.onAny(() => new Promise(() => undefined));
    const error = await failureOf(handler.receive(event));
    const timeout = expect.any(DeliveryTimeoutError);
    expect(error.errors).toEqual([expect.objectContaining({ message: "early" }), timeout, timeout]);
    expect(error.errors[1]?.message).toContain("20 ms");
    expect(error.errors[1]?.event).toBe(event);
    expect(refusalStatus(error.errors[1])).toBeUndefined();
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("aborts the signal of every handler with the same error", async () => {
    const handler = createEventHandler({ timeLimit: 20 });
    const reasons: unknown[] = [];
    const wait = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          reasons.push(signal.reason);
          reject(signal.reason);
        });
      });
    handler.onAny(wait);
    handler.on("push", wait);
    const { errors } = await failureOf(handler.receive(event));
    expect(reasons).toEqual(errors);
    expect(new Set([...reasons, ...errors]).size).toBe(1);
  });

  it("has already aborted a signal that is first accessed after it expires", async () => {
    const handler = createEventHandler({ timeLimit: 20 });
    const late = Promise.withResolvers<AbortSignal>();
    const over = gate();
    handler.onAny(async (_, context) => {
      await over.handler();
      late.resolve(context.signal);
    });
    await failureOf(handler.receive(event));
    over.open();
    expect((await late.promise).reason).toBeInstanceOf(DeliveryTimeoutError);
  });

  it("does not abort the signal of a delivery that finished in time", async () => {
    const handler = createEventHandler({ timeLimit: 20 });
    const signals: AbortSignal[] = [];
    handler.onAny((_, { signal }) => signals.push(signal));
    await handler.receive(event);
    const later = createEventHandler({ timeLimit: 40 });
    later.onAny(() => new Promise(() => undefined));
    await failureOf(later.receive(event));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it("ignores what handlers do afterwards", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    try {
      const handler = createEventHandler({ timeLimit: 20 });
      const [failing, succeeding] = [gate(), gate()];
      handler.onAny(failing.handler);
      handler.onAny(succeeding.handler);
      const error = await failureOf(handler.receive(event));
      failing.fail(new Error("too late"));
      succeeding.open();
      await new Promise((resolve) => setImmediate(resolve));
      expect(error.errors).toHaveLength(2);
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off("unhandledRejection", unhandled);
    }
  });

  it("covers transform, and no handler starts after it expires", async () => {
    const slow = gate();
    const handler = createEventHandler({ timeLimit: 20, transform: () => slow.handler() });
    const handle = vi.fn();
    handler.onAny(handle);
    await failureOf(handler.receive(event));
    slow.open();
    await new Promise((resolve) => setImmediate(resolve));
    expect(handle).not.toHaveBeenCalled();
  });

  it("counts the time in which handlers block the event loop", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    try {
      const handler = createEventHandler({ timeLimit: 20 });
      handler.onAny(() => {
        vi.advanceTimersByTime(15);
        return new Promise(() => undefined);
      });
      const failure = failureOf(handler.receive(event));
      await vi.advanceTimersByTimeAsync(4);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect((await failure).errors).toEqual([expect.any(DeliveryTimeoutError)]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("starts no timer for synchronous handlers", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    try {
      const handler = createEventHandler();
      handler.onAny(() => 1);
      handler.onAny(async () => undefined);
      handler.onAny(() => {
        throw new Error("boom");
      });
      await failureOf(handler.receive(event));
      expect(timers).not.toHaveBeenCalled();
    } finally {
      timers.mockRestore();
    }
  });

  it("does not keep a process alive", async () => {
    const module = new URL("../../src/dispatch/event-handler.ts", import.meta.url);
    const program = `import { createEventHandler } from ${JSON.stringify(module.href)};
      const handler = createEventHandler();
      handler.onAny(() => new Promise(() => undefined));
      handler.receive({ id: "1", name: "push", payload: {} });`;
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { timeout: 50_000 });
    await expect(run).resolves.toMatchObject({ stdout: "" });
  });
});
