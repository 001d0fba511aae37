import { randomBytes, randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { collectBytes } from "../src/byte-collector.ts";

const whole = randomBytes(300_000);

/** Adds `whole` in chunks of the lengths that `next` says. */
function added(next: () => number, declared?: number) {
  const collector = collectBytes(declared);
  for (let at = 0; at < whole.length; ) {
    const chunk = whole.subarray(at, at + next());
    collector.add(chunk);
    at += chunk.length;
  }
  return collector;
}

describe("bytes in chunks", () => {
  const lengths = [
    ["of one byte", () => 1],
    ["of one packet", () => 1460],
    ["of one read", () => 65_536],
    ["of all", () => whole.length],
    ["of any length, also none", () => randomInt(0, 10_000)],
  ] as const;

  it.each(lengths)("%s are put together", (_, next) => {
    for (const declared of [undefined, whole.length, whole.length * 10]) {
      const collector = added(next, declared);
      expect(collector.length()).toBe(whole.length);
      expect(Buffer.compare(collector.bytes(), whole)).toBe(0);
    }
  });

  it("that exceed what was declared are put together", () => {
    for (const declared of [0, 1, 4096, 299_999])
      expect(Buffer.compare(added(() => 1000, declared).bytes(), whole)).toBe(0);
  });

  it("are not copied if there is one", () => {
    const chunk = Buffer.from("one");
    const collector = collectBytes(3);
    collector.add(chunk);
    expect(collector.bytes()).toBe(chunk);
    expect(collectBytes().bytes()).toHaveLength(0);
  });

  it("of one byte keep none of what they were cut from", () => {
    const collector = collectBytes();
    collector.add(Buffer.alloc(1));
    const cuts = Array.from({ length: 1000 }, () => Buffer.alloc(1));
    for (const cut of cuts) collector.add(cut);
    for (const cut of cuts) cut.fill(1);
    expect(collector.bytes()).toEqual(new Uint8Array(1001));
  });
});
