import { describe, expect, it } from "vitest";
import { shownPath } from "../../src/runtime/target.ts";

describe("the path of a request that no operation has is shown", () => {
  it.each([
    ["without its query", "/api/nothing?userID=secret", "/api/nothing"],
    ["without a fragment", "/api/nothing#part", "/api/nothing"],
    [
      "with everything but printable ASCII percent-encoded",
      "/a\u001b[2J\u202eb/ö\ud800",
      "/a%1B[2J%E2%80%AEb/%C3%B6%EF%BF%BD",
    ],
    ["as it was encoded", "/a%1b%0a", "/a%1b%0a"],
    ["without segments that may be secrets", `/api/userInfo/${"s".repeat(30)}/x`, "/api/userInfo/…/x"],
    ["shortened", "/twelve-chars".repeat(20), `${"/twelve-chars".repeat(20).slice(0, 120)}…`],
    ["even if there is none", "", ""],
  ])("%s", (_rule, target, shown) => {
    expect(shownPath(target)).toBe(shown);
  });

  it("is shown at once, however long it is", () => {
    expect(shownPath(`/${"a/".repeat(1_000_000)}`).length).toBeLessThanOrEqual(121);
  });
});
