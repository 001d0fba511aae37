import { describe, expect, it } from "vitest";
import { createGate } from "../../src/adapters/gate.ts";

describe("the gate", () => {
  it("has as many places for each key as it was made with", () => {
    const gate = createGate(2);
    using _first = gate.enter("a");
    {
      using _second = gate.enter("a");
      expect(() => gate.enter("a")).toThrow(
        expect.objectContaining({ code: "submission_in_progress", status: 429, retryAfter: 1 }),
      );
      using _other = gate.enter("b");
    }
    using _again = gate.enter("a");
    expect(() => gate.enter("a")).toThrow();
  });

  it("refuses in the words it was made with", () => {
    const gate = createGate(0, "vote_in_progress");
    expect(() => gate.enter("a")).toThrow(expect.objectContaining({ code: "vote_in_progress", status: 429 }));
  });
});
