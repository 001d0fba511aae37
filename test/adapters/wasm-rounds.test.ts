import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fasterRounds, fastest } from "../../src/adapters/faster-rounds.ts";
import { hashRounds, type Rounds } from "../../src/adapters/rounds.ts";
import { wasmRounds } from "../../src/adapters/wasm-rounds.ts";

const inWasm = wasmRounds();

describe("rounds in WebAssembly", () => {
  it.each([
    ["a user id", "a".repeat(36)],
    ["nothing", ""],
    ["one byte less than a block", "b".repeat(55)],
    ["a length that needs another block", "c".repeat(56)],
    ["a whole block", "d".repeat(64)],
    ["a long id", "e".repeat(100_000)],
    ["umlauts and smileys", "äöü 😀 ".repeat(50)],
    ["half a surrogate pair", "\ud800"],
    ["an address with a salt", "2001:db8::7pepper"],
  ])("are those of crypto for %s", (_what, text) => {
    for (const rounds of [0, 1, 2, 3, 250, 251, 252, 5000]) expect(inWasm(text, rounds)).toBe(hashRounds(text, rounds));
  });

  it("are those of crypto for any text and number", () => {
    const texts = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 600 }), (text, rounds) => {
        expect(inWasm(text, rounds)).toBe(hashRounds(text, rounds));
      }),
      { numRuns: 300 },
    );
  });

  it("are 5000 by default", () => {
    expect(inWasm("test")).toBe(hashRounds("test"));
  });
});

describe("the choice of a hash implementation", () => {
  /** Two implementations with their durations, on a clock that only they advance. */
  const race = (...times: readonly [number, number]) => {
    let time = 0;
    const [first, second] = times.map(
      (ms): Rounds =>
        () => {
          time += ms;
          return "";
        },
    ) as [Rounds, Rounds];
    return { first, second, chosen: fastest([first, second], () => time) };
  };

  it("chooses the faster one", () => {
    const slowFirst = race(2, 1);
    expect(slowFirst.chosen).toBe(slowFirst.second);
    const fastFirst = race(1, 2);
    expect(fastFirst.chosen).toBe(fastFirst.first);
  });

  it("is not affected by one disturbed trial", () => {
    let [time, calls] = [0, 0];
    const fast: Rounds = () => {
      time += calls++ === 0 ? 100 : 1;
      return "";
    };
    const slow: Rounds = () => {
      time += 2;
      return "";
    };
    expect(fastest([slow, fast], () => time)).toBe(fast);
  });

  it("uses crypto without WebAssembly", () => {
    const none = (): never => {
      throw new TypeError("no WebAssembly");
    };
    expect(fasterRounds(none)).toBe(hashRounds);
  });

  it("returns the same hash in either case", () => {
    expect(fasterRounds()("somebody", 100)).toBe(hashRounds("somebody", 100));
  });
});
