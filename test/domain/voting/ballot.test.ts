import { describe, expect, it } from "vitest";
import { readBallot } from "../../../src/domain/voting/ballot.ts";

const vote = (kind: string) => ({ kind });
const proposal = { kind: "category", category: "intro" };

describe("a ballot", () => {
  it.each([
    // type       category   what it is
    [0, undefined, vote("down")],
    ["1", undefined, vote("up")],
    [" 20 ", undefined, vote("undo")],
    ["30", undefined, vote("malicious")],
    [undefined, "intro", proposal],
    ["undefined", "intro", proposal],
    ["1.5", "intro", proposal],
    ["0x1", "intro", proposal],
    ["", "intro", proposal],
    [0, "intro", vote("down")], // a right type wins
    ["1", "intro", vote("up")],
  ])("of type %j and category %j", (type, category, expected) => {
    expect(readBallot({ type, category })).toEqual(expected);
  });

  it.each([
    [2, undefined],
    ["-1", "intro"],
    ["10", "intro"], // former kinds of vote
    ["11", undefined],
    ["99999999999999999999", undefined],
    ["up", undefined],
    [undefined, undefined],
  ])("of type %j and category %j is invalid", (type, category) => {
    expect(() => readBallot({ type, category })).toThrow(expect.objectContaining({ code: "bad_vote" }));
  });
});
