import { describe, expect, it } from "vitest";
import { createArrivingBodies } from "../../../src/middleware/pipeline/arriving-bodies.ts";

const KiB = 1024;
const MiB = 1024 * KiB;

/** 1 MiB for bodies, and a clock. */
function world(maxBytes = MiB) {
  const clock = { now: 0 };
  const bodies = createArrivingBodies(maxBytes, () => clock.now);
  const refused: string[] = [];
  const open = (name: string) => bodies.open(() => void refused.push(name));
  return { clock, open, refused };
}

describe("memory for bodies that arrive", () => {
  it("takes what fits, and refuses the body that does not", () => {
    const { open, refused } = world();
    const [a, b] = [open("a"), open("b")];
    a.add(500 * KiB);
    b.add(400 * KiB);
    expect([refused, a.isRefused, b.isRefused]).toEqual([[], false, false]);
    b.add(200 * KiB);
    expect([refused, a.isRefused, b.isRefused]).toEqual([["b"], false, true]);
    a.add(400 * KiB);
    expect(refused).toEqual(["b"]);
  });

  it("is free again when a body is complete", () => {
    const { open, refused } = world();
    for (let body = 0; body < 10; body++) {
      const account = open("a");
      account.add(900 * KiB);
      account.close();
      account.close();
    }
    expect(refused).toEqual([]);
  });

  it("always has room for a single body", () => {
    const { open, refused } = world();
    open("a").add(10 * MiB);
    expect(refused).toEqual([]);
  });

  it("bounds the number of bodies of which nothing has arrived", () => {
    const { open, refused } = world();
    for (let body = 0; body < 64; body++) open("first");
    expect(refused).toEqual([]);
    expect(open("last").isRefused).toBe(true);
    expect(refused).toEqual(["last"]);
  });

  it("takes it from the largest slow body for a sender that needs it", () => {
    const { open, refused, clock } = world();
    const [slow, larger, fast] = [open("slow"), open("larger"), open("fast")];
    slow.add(10 * KiB);
    larger.add(50 * KiB);
    fast.add(750 * KiB);
    clock.now = 1000;
    const next = open("next");
    next.add(200 * KiB);
    expect(refused).toEqual(["larger"]);
    next.add(100 * KiB);
    expect(refused).toEqual(["larger", "slow", "next"]);
    expect([slow.isRefused, fast.isRefused]).toEqual([true, false]);
  });

  it("counts nothing more for a body that was refused", () => {
    const { open, refused } = world();
    open("a").add(500 * KiB);
    const b = open("b");
    for (let chunk = 0; chunk < 3; chunk++) b.add(900 * KiB);
    b.close();
    open("c").add(400 * KiB);
    expect(refused).toEqual(["b"]);
  });

  it("lets senders that trickle keep nobody out", () => {
    const { open, refused, clock } = world();
    const trickling = Array.from({ length: 64 }, () => open("trickling"));
    for (clock.now = 0; clock.now < 5000; clock.now += 100) for (const each of trickling) each.add(1);
    for (let sent = 0; sent < 10; sent++) {
      const signed = open("signed");
      signed.add(20 * KiB);
      signed.close();
    }
    expect(refused).not.toContain("signed");
  });
});
