import { expect, it } from "vitest";
import { createRestartDelay } from "../../../src/process/supervisor/restart-delay.js";

it("replaces at once, then with increasing delays up to a limit, and resets after a quiet minute", () => {
  let now = 0;
  const delay = createRestartDelay(() => now);
  const at = (ms: number): number => {
    now += ms;
    return delay();
  };
  expect([0, 10, 10, 10, 10, 10, 10, 60_000].map(at)).toEqual([0, 250, 500, 1000, 2000, 4000, 5000, 5000]);
  expect([60_001, 1].map(at)).toEqual([0, 250]);
});
