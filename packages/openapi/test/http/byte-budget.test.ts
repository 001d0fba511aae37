import { describe, expect, it } from "vitest";
import { createByteBudget } from "../../src/http/byte-budget.ts";
import { Problem } from "../../src/operation/problem.ts";

const MiB = 1024 * 1024;
/** The largest body that is not counted, in MiB. */
const SHORT = 1 / 16;

/** A budget of this many MiB, and a clock that moves only when set. */
function world(mebibytes: number) {
  let time = 0;
  const budget = createByteBudget(mebibytes * MiB, () => time);
  const open = () => {
    const refusals: Problem[] = [];
    const account = budget.open();
    account.receiving((problem) => void refusals.push(problem));
    return {
      ...account,
      add: (amount: number) => account.add(amount * MiB),
      refusals,
      [Symbol.dispose]: account[Symbol.dispose],
    };
  };
  const pass = (ms: number): void => {
    time += ms;
  };
  return { open, pass };
}

const refused = expect.objectContaining({ code: "overloaded", retryAfter: 1 });

describe("memory for long bodies", () => {
  it("is used by received bytes until it is exhausted, and is released", () => {
    const { open } = world(10);
    using first = open();
    using second = open();
    first.add(6);
    second.add(4);
    using third = open();
    expect(() => third.add(2)).toThrow(refused);
    first[Symbol.dispose]();
    using fourth = open();
    fourth.add(6);
    expect([first, second, fourth].flatMap(({ refusals }) => refusals)).toEqual([]);
  });

  it("is not used by bodies that have only begun, nor by short bodies", () => {
    const { open } = world(10);
    const begun = Array.from({ length: 100 }, open);
    for (const { add } of begun) add(SHORT);
    using long = open();
    long.add(10);
    expect(() => begun[0]?.add(SHORT)).toThrow(Problem);
  });

  it("is used by many bodies of medium length", () => {
    const { open } = world(10);
    const medium = Array.from({ length: 10 }, open);
    for (const { add } of medium) add(1);
    using next = open();
    next.add(SHORT);
    expect(() => next.add(SHORT)).toThrow(refused);
  });

  it("lets a single body exceed the total", () => {
    const { open } = world(1);
    using long = open();
    long.add(25);
    using short = open();
    short.add(SHORT);
    expect(() => short.add(SHORT)).toThrow(Problem);
  });

  it("is reclaimed from the largest silent sender for an active one", () => {
    const { open, pass } = world(10);
    using silent = open();
    using larger = open();
    silent.add(2);
    larger.add(6);
    pass(1000);
    using honest = open();
    honest.add(3);
    expect([silent.refusals, larger.refusals, honest.refusals]).toEqual([[], [refused], []]);
    honest.add(5);
    expect(silent.refusals).toEqual([]);
    honest.add(1);
    expect(silent.refusals).toEqual([refused]);
  });

  it("is not reclaimed from a complete body", () => {
    const { open, pass } = world(10);
    using whole = open();
    whole.add(8);
    whole.arrived();
    pass(60_000);
    using next = open();
    expect(() => next.add(3)).toThrow(refused);
    expect(whole.refusals).toEqual([]);
  });

  it("is not used again by a refused body", () => {
    const { open, pass } = world(10);
    using silent = open();
    silent.add(9);
    pass(1000);
    using next = open();
    next.add(9);
    silent[Symbol.dispose]();
    using third = open();
    third.add(1);
    expect(() => third.add(1)).toThrow(refused);
  });
});
