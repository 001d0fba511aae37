import { expect, it } from "vitest";
import { countCallers } from "../../src/adapters/callers.ts";
import { steadyClock } from "../../src/adapters/steady-clock.ts";

it("follows its clock, and never goes back", () => {
  let time = 1000;
  const clock = steadyClock(() => time);
  const reported = [0, 5, 5, -900, 7, 20].map((step) => {
    time += step;
    return clock();
  });
  expect(reported).toEqual([1000, 1005, 1010, 1010, 1017, 1037]);
});

it("lets callers be forgotten after a clock was set back by a year", () => {
  const hour = 3_600_000;
  let time = 1_800_000_000_000;
  const callers = countCallers(
    "key",
    steadyClock(() => time),
  );
  callers.record("192.0.2.1");
  time -= 365 * 24 * hour;
  expect(callers.count()).toBe(1);
  time += 49 * hour;
  expect(callers.count()).toBe(0);
});
