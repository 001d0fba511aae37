import { describe, expect, it } from "vitest";
import { countCallers } from "../../src/adapters/callers.ts";

const hour = 3_600_000;

describe("countCallers", () => {
  it("counts each address once, for 48 hours after its last call", () => {
    let now = 1_800_000_000_000;
    const callers = countCallers("key", () => now);
    expect(callers.count()).toBe(0);
    for (const ip of ["192.0.2.1", "192.0.2.2", "192.0.2.1"]) callers.saw(ip);
    expect(callers.count()).toBe(2);
    now += 24 * hour;
    callers.saw("192.0.2.1");
    now += 24 * hour;
    expect(callers.count()).toBe(2);
    now += 1;
    expect(callers.count()).toBe(1);
    now += 24 * hour;
    expect(callers.count()).toBe(0);
  });

  it("remembers no more than so many", () => {
    const callers = countCallers("key", () => 1_800_000_000_000, 3);
    for (let at = 0; at < 10; at++) callers.saw(`192.0.2.${at}`);
    expect(callers.count()).toBe(3);
  });
});
