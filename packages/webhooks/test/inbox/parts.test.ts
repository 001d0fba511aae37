import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createInbox } from "../../src/inbox/inbox.ts";
import { dueQueue } from "../../src/inbox/memory/due-queue.ts";
import { memoryStore } from "../../src/inbox/memory/memory-store.ts";
import { isStorable } from "../../src/inbox/store/storable.ts";
import { exponentialBackoff, outagePause } from "../../src/inbox/worker/backoff.ts";
import { errorText } from "../../src/inbox/worker/error-text.ts";
import { wakeSignal } from "../../src/inbox/worker/wake-signal.ts";
import { Webhooks } from "../../src/receiver/webhooks.ts";

describe("exponentialBackoff", () => {
  it.each([
    // attempt, least, most
    [1, 500, 1000],
    [2, 1000, 2000],
    [3, 2000, 4000],
    [9, 128_000, 256_000],
    [12, 1_024_000, 2_048_000],
    [13, 1_800_000, 3_600_000],
    [14, 1_800_000, 3_600_000],
    [5000, 1_800_000, 3_600_000],
  ])("after failure %d waits %d to %d ms", (attempt, least, most) => {
    expect(exponentialBackoff(attempt, () => 0)).toBe(least);
    expect(exponentialBackoff(attempt, () => 1 - Number.EPSILON)).toBe(most);
    expect(exponentialBackoff(attempt)).toBeGreaterThanOrEqual(least);
  });
});

describe("outagePause", () => {
  it.each([
    [1, 1000, 1000],
    [2, 1000, 2000],
    [5, 1000, 16_000],
    [6, 1000, 30_000],
    [5000, 1000, 30_000],
    [1, 60_000, 60_000],
    [3, 5, 20],
  ])("after %d failures, polling every %d ms, waits %d ms", (failures, poll, wait) => {
    expect(outagePause(failures, poll)).toBe(wait);
  });
});

describe("errorText", () => {
  const unreadable = Object.defineProperty(new Error("x"), "message", {
    get: () => {
      throw new Error("no");
    },
  });
  it.each([
    [new Error("a"), "Error: a"],
    [new RangeError("a", { cause: new Error("secret") }), "RangeError: a"],
    [new AggregateError([new TypeError("a"), new Error("b")], "all"), "TypeError: a\nError: b"],
    [new AggregateError([], "all"), "AggregateError: all"],
    ["text", "text"],
    [{ message: "a" }, "Error: a"],
    [{ name: "Own", message: "a" }, "Own: a"],
    [undefined, "undefined"],
    [Object.create(null), "An error that cannot be read"],
    [unreadable, "An error that cannot be read"],
    [new Error("x".repeat(5000)), `Error: ${"x".repeat(1993)}`],
  ])("of row %# is limited in length and plain text", (error, text) => {
    expect(errorText(error)).toBe(text);
  });
});

describe("isStorable", () => {
  it.each([
    ["a", true],
    ["72d3162e-cc78-11e3-81ab-4c9367dc0958", true],
    ["é ✓", true],
    ["😀".repeat(255), true],
    ["😀".repeat(256), false],
    ["", false],
    ["a\nb", false],
    ["a\u0000", false],
    ["\ud800", false],
    [undefined, false],
    [7, false],
  ])("%j: %s", (text, expected) => {
    expect(isStorable(text)).toBe(expected);
  });
});

describe("dueQueue", () => {
  it("returns entries in order of time, then of arrival, whatever the order of insertion", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), (times) => {
        const gone = new Set<number>();
        const queue = dueQueue<number>(({ item }) => !gone.has(item));
        for (const [order, at] of times.entries()) queue.push({ at, order, item: order });
        const out: [number, number][] = [];
        for (let first = queue.first(); first !== undefined; first = queue.first()) {
          out.push([first.at, first.order]);
          gone.add(first.item);
        }
        expect(out).toStrictEqual(
          times.map((at, order) => [at, order] as [number, number]).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
        );
      }),
    );
  });

  it("retains little more than the current entries, even those that never reach the front", () => {
    let [current, asked] = [0, new Set<number>()];
    const queue = dueQueue<number>(({ item }) => {
      asked.add(item);
      return item > current - 10;
    });
    const pushAll = (from: number, to: number): void => {
      for (current = from; current < to; current += 1) queue.push({ at: -current, order: 0, item: current });
    };
    pushAll(0, 10_000);
    asked = new Set();
    pushAll(10_000, 10_200);
    expect(asked.size).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThan(9800);
    current = 10_199;
    expect(queue.first()?.item).toBe(10_199);
  });
});

describe("a wake signal", () => {
  it("before a sleep ends that sleep at once, and no later one", async () => {
    const { ring, sleep } = wakeSignal();
    ring();
    ring();
    await sleep(60_000);
    let over = false;
    const second = sleep(60_000).then(() => {
      over = true;
    });
    await new Promise(setImmediate);
    expect(over).toBe(false);
    ring();
    await second;
  });
});

describe("createInbox", () => {
  const webhooks = new Webhooks({ secret: "s" });
  it.each([
    ["concurrency", 0],
    ["concurrency", 1.5],
    ["maxAttempts", 0],
    ["maxWaiting", Number.NaN],
    ["lease", 0],
    ["lease", Infinity],
    ["poll", 2 ** 31],
    ["poll", -1],
    ["stopTimeout", 0.5],
    ["keep", -1],
    ["keepDead", Number.NaN],
    ["longestBackoff", -1],
    ["longestBackoff", Number.NaN],
    ["backoff", 5],
    ["now", 5],
  ])("refuses %s: %s, naming it", (name, value) => {
    expect(() => createInbox({ webhooks, store: memoryStore(), [name]: value })).toThrow(name);
  });

  it("requires webhooks and a store", () => {
    expect(() => createInbox({ webhooks } as never)).toThrow(TypeError);
    expect(() => createInbox(undefined as never)).toThrow(TypeError);
  });
});
