import { expect, it } from "vitest";
import { Problem } from "../../src/errors.ts";
import { createByteBudget } from "../../src/http/byte-budget.ts";

const MiB = 1024 * 1024;

it("gives long bodies their memory until it is used up, and takes it back", () => {
  const budget = createByteBudget(10 * MiB);
  const first = budget.take(6 * MiB);
  expect(() => budget.take(5 * MiB)).toThrow(Problem);
  const second = budget.take(4 * MiB);
  first[Symbol.dispose]();
  second[Symbol.dispose]();
  using _all = budget.take(10 * MiB);
  expect(() => budget.take(2 * MiB)).toThrow(expect.objectContaining({ code: "overloaded", retryAfter: 1 }));
});

it("counts no short ones, and lets a single one be longer than all together may be", () => {
  const budget = createByteBudget(MiB);
  using _long = budget.take(25 * MiB);
  using _short = budget.take(MiB);
  expect(() => budget.take(MiB + 1)).toThrow(Problem);
});
