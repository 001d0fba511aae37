import { describe, expect, it } from "vitest";
import { gramsOf, similarNames } from "../../../src/domain/segments/chapter-names.ts";

describe("gramsOf", () => {
  it.each([
    ["Intro", ["  i", " in", "int", "ntr", "tro"]],
    ["a", ["  a"]],
    ["to be", ["  t", " to", "  b", " be"]],
    ["¿Qué?", ["  q", " qu", "qué"]],
    ["𝔘nicode", ["  u", " un", "uni", "nic", "ico", "cod", "ode"]],
    ["日本語", ["  日", " 日本", "日本語"]],
    ["% _ ' --", []],
    ["🎬", []],
    ["", []],
  ])("%s", (text, expected) => {
    expect([...gramsOf(text)]).toEqual(expected);
  });

  it("is bounded, however long one character is when normalised", () => {
    expect(gramsOf("ﷺ".repeat(200)).size).toBeLessThanOrEqual(200);
    expect(gramsOf(Array.from({ length: 200 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("")).size).toBe(200);
  });
});

describe("similarNames", () => {
  const names = (...all: string[]) => all.map((name) => ({ name, uses: 1 }));
  it.each<[string, string[], string[]]>([
    ["intro", ["Outro", "Intro"], ["Intro"]],
    ["int", ["Introduction", "Interview", "Outro"], ["Interview", "Introduction"]],
    ["INTRO", ["intro"], ["intro"]],
    ["introdcution", ["Introduction", "Credits"], ["Introduction"]],
    ["guest", ["The guest arrives", "Guest"], ["Guest", "The guest arrives"]],
    ["%", ["Intro"], []],
    ["xyz", ["Intro"], []],
    [
      "part",
      ["part 1", "part 2", "part 3", "part 4", "part 5", "part 6"],
      ["part 1", "part 2", "part 3", "part 4", "part 5"],
    ],
  ])("%s among %j", (text, known, expected) => {
    expect(similarNames(text, names(...known))).toEqual(expected);
  });

  it("takes the most used spelling, and of equals the most used name", () => {
    expect(
      similarNames("intro", [
        { name: "INTRO", uses: 1 },
        { name: "Intro", uses: 5 },
        { name: "Introa", uses: 1 },
        { name: "Introb", uses: 9 },
      ]),
    ).toEqual(["Intro", "Introb", "Introa"]);
  });
});
