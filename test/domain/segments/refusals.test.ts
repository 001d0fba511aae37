import { describe, expect, it } from "vitest";
import { coverageText, lockedText, warningText } from "../../../src/domain/segments/refusals.ts";

describe("the text of a refusal", () => {
  it.each(["Submission", "Vote"] as const)(
    "%s under a warning: the words clients look for, the id, the reason",
    (what) => {
      const text = warningText(what, "f977", "please mark whole spots");
      expect(text).toMatch(new RegExp(`^${what} rejected due to a tip from a moderator\\.`));
      expect(text).toContain("f977");
      expect(text.split("\n").at(-1)).toBe("please mark whole spots");
      expect(warningText(what, "f977", "")).not.toContain("\n");
    },
  );

  it("a locked category: its name in quotes, the reason on its own line, a hint", () => {
    const lines = lockedText("sponsor", "none in here").split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"sponsor"');
    expect(lines[1]).toBe("none in here");
    expect(lines[2]).toContain("reload");
    expect(lockedText("sponsor", "").split("\n")).toHaveLength(2);
  });

  it("too much covered: how much, and the limit", () => {
    expect(coverageText(0.801)).toMatch(/^Submissions rejected: .*81%.*80%/);
  });
});
