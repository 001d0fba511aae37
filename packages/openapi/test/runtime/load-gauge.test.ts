import { beforeEach, describe, expect, it } from "vitest";
import { createLoadGauge, type LoadGauge } from "../../src/runtime/load-shedding.ts";

let time: number;
let gauge: LoadGauge;
beforeEach(() => {
  time = 1000;
  gauge = createLoadGauge(() => time);
});

/** Iterations of the event loop that take this long each. */
function rounds(count: number, ms: number): void {
  for (let i = 0; i < count; i++) {
    time += ms;
    gauge.tick();
  }
}

describe("the pressure on the event loop", () => {
  it("is none while the timer fires in time, however long an iteration lasts afterwards", () => {
    rounds(100, 21);
    time += 2000;
    expect(gauge.pressure()).toBe("none");
  });

  it("is none while a burst is served, or after a single pause such as a garbage collection", () => {
    rounds(100, 21);
    rounds(3, 250);
    time += 200;
    expect(gauge.pressure()).toBe("none");
    rounds(2, 21);
    rounds(1, 700);
    time += 200;
    expect(gauge.pressure()).toBe("none");
  });

  it("grows within each iteration after iterations have been late for a second", () => {
    rounds(4, 300);
    expect(gauge.pressure()).toBe("none");
    time += 200;
    expect(gauge.pressure()).toBe("high");
    time += 900;
    expect(gauge.pressure()).toBe("extreme");
    rounds(1, 0);
    expect(gauge.pressure()).toBe("none");
  });

  it("ends with the first iteration in time", () => {
    rounds(20, 900);
    rounds(1, 20);
    time += 900;
    expect(gauge.pressure()).toBe("none");
  });
});
