import { describe, expect, it } from "vitest";
import { countCallers } from "../../src/adapters/callers.ts";

const hour = 3_600_000;

describe("countCallers", () => {
  it("counts each address once, for 48 hours after its last call", () => {
    let now = 1_800_000_000_000;
    const callers = countCallers("key", () => now);
    expect(callers.count()).toBe(0);
    for (const ip of ["192.0.2.1", "192.0.2.2", "192.0.2.1"]) callers.record(ip);
    expect(callers.count()).toBe(2);
    now += 24 * hour;
    callers.record("192.0.2.1");
    now += 24 * hour;
    expect(callers.count()).toBe(2);
    now += 1;
    expect(callers.count()).toBe(1);
    now += 24 * hour;
    expect(callers.count()).toBe(0);
  });

  it("counts continuous callers, and forgets them at most a minute early", () => {
    let now = 1_800_000_000_000;
    const callers = countCallers("key", () => now);
    for (let calls = 0; calls < 100; calls++) {
      callers.record("192.0.2.1");
      now += 1000;
    }
    now += 48 * hour - 62_000;
    expect(callers.count()).toBe(1);
    now += 62_000;
    expect(callers.count()).toBe(0);
  });

  it("counts more callers than one period records", () => {
    const callers = countCallers("key", () => 1_800_000_000_000);
    for (let at = 0; at < 25_000; at++) callers.record(`2001:db8::${at.toString(16)}`);
    expect(callers.count()).toBe(25_000);
  });

  it("forgets them also after its clock was set back by a year", () => {
    let time = 1_800_000_000_000;
    const callers = countCallers("key", () => time);
    callers.record("192.0.2.1");
    time -= 365 * 24 * hour;
    expect(callers.count()).toBe(1);
    time += 49 * hour;
    expect(callers.count()).toBe(0);
  });

  it("remembers a bounded number", () => {
    const callers = countCallers("key", () => 1_800_000_000_000, 3);
    for (let at = 0; at < 10; at++) callers.record(`192.0.2.${at}`);
    expect(callers.count()).toBe(3);
  });
});
