import { describe, expect, it } from "vitest";
import { singleFlight } from "../../src/caches/single-flight.ts";

/** Answers 1, 2, ... when the test settles them. */
function counter() {
  const pending: (() => void)[] = [];
  let made = 0;
  const make = async (): Promise<number> => {
    const number = ++made;
    await new Promise<void>((resolve) => void pending.push(resolve));
    return number;
  };
  const settle = (): void => pending.shift()?.();
  return { make, settle, made: () => made };
}
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe("singleFlight", () => {
  it("computes one answer for all requests while it is fresh", async () => {
    let now = 0;
    const { make, settle, made } = counter();
    const ask = singleFlight(make, 10, () => now);
    const answers = Promise.all([ask(), ask(), ask()]);
    settle();
    expect(await answers).toEqual([1, 1, 1]);
    now = 9;
    expect(await ask()).toBe(1);
    now = 10;
    const next = ask();
    settle();
    expect([await next, made()]).toEqual([2, 2]);
  });

  it("computes the answer again when the clock was set back, rather than keep it until the clock has caught up", async () => {
    let now = 1_000_000;
    const { make, settle, made } = counter();
    const ask = singleFlight(make, 10, () => now);
    const first = ask();
    settle();
    expect(await first).toBe(1);
    now = 5;
    const next = ask();
    await turn();
    expect(made()).toBe(2);
    settle();
    expect(await next).toBe(2);
  });

  it("computes one more answer for all late requests when caching is disabled", async () => {
    const { make, settle } = counter();
    const ask = singleFlight(make, 0, () => 0);
    const first = ask();
    const late = Promise.all([ask(), ask()]);
    settle();
    expect(await first).toBe(1);
    await turn();
    settle();
    expect(await late).toEqual([2, 2]);
  });

  it("does not report an earlier failure to waiting requests", async () => {
    let fails = true;
    const ask = singleFlight(
      async () => {
        await turn();
        if (fails) throw new Error("no");
        return "yes";
      },
      10,
      () => 0,
    );
    const first = ask();
    const second = ask();
    await expect(first).rejects.toThrow("no");
    fails = false;
    expect(await second).toBe("yes");
    expect(await ask()).toBe("yes");
  });
});
