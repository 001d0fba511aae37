import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventText, replyStream, reportedStream } from "../../src/runtime/reply-stream.ts";

const never = new Promise<never>(() => {});
const text = (chunk: unknown): string => Buffer.from(chunk as Uint8Array).toString();

describe("an event", () => {
  it.each<[Parameters<typeof eventText>[0], string]>([
    [{ data: "x" }, "data: x\n\n"],
    [{ data: "" }, "data: \n\n"],
    [{ data: { a: 1 } }, 'data: {"a":1}\n\n'],
    [{ data: undefined }, "data: null\n\n"],
    [{ data: "a\nb\r\nc\rd" }, "data: a\ndata: b\ndata: c\ndata: d\n\n"],
    [{ data: "x", event: "e", id: "7", retry: 1500.7 }, "event: e\nid: 7\nretry: 1500\ndata: x\n\n"],
    [{ data: "x", event: "a\ndata: forged", id: "1\0\r\n2" }, "event: a data: forged\nid: 1 2\ndata: x\n\n"],
  ])("%j is sent as %j", (event, sent) => expect(eventText(event)).toBe(sent));
});

describe("an event stream", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("sends a comment while its source is idle, without losing an event", async () => {
    const first = Promise.withResolvers<IteratorResult<unknown>>();
    const next = vi.fn().mockReturnValueOnce(first.promise).mockReturnValue(never);
    const stream = replyStream({ [Symbol.asyncIterator]: () => ({ next }) }, "text/event-stream", 1000);
    const iterator = stream?.[Symbol.asyncIterator]();
    for (const _ of [1, 2]) {
      const chunk = iterator?.next();
      await vi.advanceTimersByTimeAsync(1000);
      expect(text((await chunk)?.value)).toBe(":\n\n");
    }
    const chunk = iterator?.next();
    first.resolve({ done: false, value: { data: "late" } });
    expect(text((await chunk)?.value)).toBe("data: late\n\n");
    expect(next).toHaveBeenCalledTimes(1);
  });

  it("leaves no timer behind when it is closed, and closes a source that is waiting", async () => {
    const back = vi.fn(async () => ({ done: true as const, value: undefined }));
    const source = { [Symbol.asyncIterator]: () => ({ next: () => never, return: back }) };
    const iterator = replyStream(source, "text/event-stream", 1000)?.[Symbol.asyncIterator]();
    void iterator?.next();
    await iterator?.return?.();
    expect([back.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it("leaves no timer behind when its source ends or fails", async () => {
    for (const next of [async () => ({ done: true, value: undefined }), () => Promise.reject(new Error("no"))]) {
      const source = { [Symbol.asyncIterator]: () => ({ next }) } as AsyncIterable<unknown>;
      const iterator = replyStream(source, "text/event-stream", 1000)?.[Symbol.asyncIterator]();
      await iterator?.next().catch(() => undefined);
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});

describe("a stream of bytes", () => {
  it("closes a generator that has not started, which then never runs", async () => {
    const steps: string[] = [];
    async function* source() {
      steps.push("begun");
      yield "x";
    }
    const iterator = replyStream(source(), "text/plain")?.[Symbol.asyncIterator]();
    await iterator?.return?.();
    expect(steps).toEqual([]);
  });

  it("consists of bytes and strings, and runs the finally block of a generator that is closed", async () => {
    const ended = Promise.withResolvers<void>();
    async function* source() {
      try {
        yield "é";
        yield Uint8Array.of(1);
      } finally {
        ended.resolve();
      }
    }
    const iterator = replyStream(source(), "text/plain")?.[Symbol.asyncIterator]();
    expect(text((await iterator?.next())?.value)).toBe("é");
    await iterator?.return?.();
    await ended.promise;
  });

  it("is not created from other values", () => {
    for (const body of ["text", new Uint8Array(), {}, null, undefined, [1]])
      expect(replyStream(body, "text/plain")).toBeUndefined();
  });

  it("reports a failure once, and none after it was closed", async () => {
    const reported: unknown[] = [];
    const failing = () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error("no")) }),
    });
    const open = () => reportedStream(failing(), (error) => reported.push(error))[Symbol.asyncIterator]();
    await expect(open().next()).rejects.toThrow("no");
    const closed = open();
    await closed.return?.();
    await expect(closed.next()).rejects.toThrow("no");
    expect(reported).toEqual([new Error("no")]);
  });
});
