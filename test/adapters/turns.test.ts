import { describe, expect, it } from "vitest";
import { createTurns, type TurnOptions } from "../../src/adapters/turns.ts";

const roomy: TurnOptions = {
  slots: 10,
  perVideo: 10,
  perAddress: 10,
  waiting: 10,
  waitingPerKey: 10,
  maxWaitMs: 60_000,
};

/** Whether a promise is settled once the event loop has completed a turn. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  await new Promise(setImmediate);
  return settled;
}

describe("turns", () => {
  it("limit concurrency, and are granted in order of request", async () => {
    const turns = createTurns({ ...roomy, slots: 1 });
    const first = await turns.take({});
    const [second, third] = [turns.take({}), turns.take({})];
    expect(await isSettled(second)).toBe(false);
    first[Symbol.dispose]();
    const next = await second;
    expect(await isSettled(third)).toBe(false);
    next[Symbol.dispose]();
    expect(await isSettled(third)).toBe(true);
  });

  it.each([
    ["video", { perVideo: 1 }, { video: "v" }, { video: "w" }],
    ["address", { perAddress: 1 }, { address: "a" }, { address: "b" }],
  ] as const)("let others pass those waiting for the same %s", async (_what, bound, same, other) => {
    const turns = createTurns({ ...roomy, ...bound });
    const first = await turns.take(same);
    const second = turns.take(same);
    expect(await isSettled(second)).toBe(false);
    expect(await isSettled(turns.take(other))).toBe(true);
    first[Symbol.dispose]();
    expect(await isSettled(second)).toBe(true);
  });

  it("do not reserve a video for a request whose address has to wait", async () => {
    const turns = createTurns({ ...roomy, perVideo: 1, perAddress: 1 });
    await turns.take({ video: "v", address: "greedy" });
    const waits = turns.take({ video: "w", address: "greedy" });
    expect(await isSettled(waits)).toBe(false);
    expect(await isSettled(turns.take({ video: "w", address: "another" }))).toBe(true);
  });

  it("refuse with 429 too many waiting for one video, with 503 too many in total", async () => {
    const turns = createTurns({ ...roomy, perVideo: 1, waitingPerKey: 1, waiting: 2 });
    const claim = { video: "v", refusal: "vote_in_progress" } as const;
    const first = await turns.take(claim);
    const second = turns.take(claim);
    await expect(turns.take(claim)).rejects.toMatchObject({ code: "vote_in_progress", status: 429, retryAfter: 1 });
    const other = { ...claim, video: "w" };
    const firstOther = await turns.take(other);
    const secondOther = turns.take(other);
    const third = { ...claim, video: "x" };
    await turns.take(third);
    await expect(turns.take(third)).rejects.toMatchObject({ code: "overloaded", status: 503, retryAfter: 1 });
    expect(turns.waiting()).toBe(2);
    for (const turn of [first, firstOther]) turn[Symbol.dispose]();
    await Promise.all([second, secondOther]);
    expect(turns.waiting()).toBe(0);
  });

  it("limit the waiting time, and requests that gave up take no turn", async () => {
    const turns = createTurns({ ...roomy, slots: 1, maxWaitMs: 5 });
    const first = await turns.take({});
    await expect(turns.take({})).rejects.toMatchObject({ code: "overloaded", status: 503 });
    expect(turns.waiting()).toBe(0);
    first[Symbol.dispose]();
    expect(await isSettled(turns.take({}))).toBe(true);
  });

  it("end once, even if disposed repeatedly", async () => {
    const turns = createTurns({ ...roomy, slots: 1 });
    const first = await turns.take({});
    first[Symbol.dispose]();
    await turns.take({});
    first[Symbol.dispose]();
    expect(await isSettled(turns.take({}))).toBe(false);
  });
});
