import { describe, expect, it } from "vitest";
import { reconnectPause } from "../../../src/proxy/channel/back-off.ts";

const limits = { minBackoff: 1000, maxBackoff: 60_000 };

describe("the wait before the next connection", () => {
  it.each([
    // failures, the server's retry, random: milliseconds
    [0, undefined, 0, 1000],
    [1, undefined, 0, 2000],
    [5, undefined, 0, 32_000],
    [6, undefined, 0, 60_000],
    [1_000_000, undefined, 0, 60_000],
    [0, undefined, 1, 1500],
    [6, undefined, 0.5, 75_000],
    [0, 250, 0, 250],
    [2, 250, 0, 1000],
    [0, 0, 0, 100],
    [3, 0, 0, 800],
    [0, 90_000, 0, 60_000],
    [0, Number("9".repeat(400)), 0, 60_000],
  ])("after %i failures, retry: %j, random %d: %i ms", (failures, retry, random, milliseconds) => {
    expect(reconnectPause(limits, failures, retry, random)).toBe(milliseconds);
  });
});
