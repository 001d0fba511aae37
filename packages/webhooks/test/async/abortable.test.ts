import { realPause as pause } from "@segmark/database/pause";
import { describe, expect, it } from "vitest";
import { unlessAborted } from "../../src/async/abortable.ts";

const never = new Promise<never>(() => undefined);
const late = new Error("late");

describe("unlessAborted", () => {
  it("settles like the promise", async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve(1), signal)).toBe(1);
    await expect(unlessAborted(Promise.reject(late), signal)).rejects.toBe(late);
  });

  it("rejects with the reason of a signal that aborts or has already aborted", async () => {
    const controller = new AbortController();
    const waiting = unlessAborted(never, controller.signal);
    controller.abort(late);
    await expect(waiting).rejects.toBe(late);
    await expect(unlessAborted(never, controller.signal)).rejects.toBe(late);
  });
});

describe("pause", () => {
  it("ends at once when the signal aborts or has already aborted", async () => {
    const controller = new AbortController();
    const waiting = pause(1_000_000, controller.signal);
    controller.abort();
    await waiting;
    await pause(1_000_000, controller.signal);
  });
});
