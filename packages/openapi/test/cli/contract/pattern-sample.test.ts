import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { patternSample } from "../../../src/cli/contract/pattern-sample.ts";

describe("a sample for a regular expression", () => {
  it.each([
    ["^AC[0-9a-fA-F]{32}$", `AC${"a".repeat(32)}`],
    ["^\\d{3}-\\d+\\.\\d*$", "000-0."],
    ["^(?:one|two)?$", ""],
    ["^(?<name>one|two)$", "one"],
    ["^[^a-z0]\\w{2,4}$", "Aaa"],
    ["^ssh-(rsa|dss) |^other$", "ssh-rsa "],
    ["\\/projects\\/(me|[a-z]+)", "/projects/me"],
    ["^[\\w\\-\\:]\\:$", "a:"],
    ["^(?=a)a[\\]\\[]\\b$", "a["],
    [".", "a"],
  ])("%s is as short as possible", (pattern, text) => {
    expect(patternSample(pattern, 0)).toBe(text);
  });

  it("is longer where parts may be repeated", () => {
    expect(patternSample("^x[0-9]*y?z{1,2}$", 3)).toBe("x000yzz");
  });

  it.each(["(a)\\1", "(?<n>a)\\k<n>", "^(((x{1000}){1000}){1000}){1000}$", "[\u0600-\u0610]", "a)"])(
    "is not generated for %s",
    (pattern) => {
      expect(patternSample(pattern, 0)).toBeUndefined();
    },
  );

  it("never throws, and terminates, for any pattern", () => {
    const parts = fc.constantFrom(..."()[]{}|*+?\\^$.a1,-:=!<>", "(?:", "{2,3}", "\\d", "\\u{");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (pattern) => {
        expect(patternSample(pattern.join(""), 2)?.length ?? 0).toBeLessThanOrEqual(10_000);
      }),
    );
  });
});
