import { describe, expect, it } from "vitest";
import { namesFrom } from "../../../src/domain/client-text/lists.ts";
import { requiredFrom } from "../../../src/domain/segments/ids.ts";

describe("lists of the read forms", () => {
  it.each([
    // names sent                              names used
    [
      ["sponsor", "poi_highlight"],
      ["sponsor", "poi_highlight"],
    ],
    [
      ["sponsor|intro", "a-b"],
      ["sponsor|intro", "a-b"],
    ],
    [["not_known"], ["not_known"]], // filtered, not validated
    [["sponsor,intro"], []], // a comma-separated list is not a list
    [["Sponsor", "sponsor ", "intro1", "", "a\n"], []],
    [[1, null, {}, ["sponsor"], "intro"], ["intro"]],
  ])("names %j: %j", (list, names) => {
    expect(namesFrom(list)).toEqual(names);
  });

  it("may change between two uses, unless they are frozen", () => {
    const list = ["sponsor"];
    expect(namesFrom(list)).toEqual(["sponsor"]);
    list.push("intro");
    expect(namesFrom(list)).toEqual(["sponsor", "intro"]);
    expect(namesFrom(Object.freeze(list))).toEqual(["sponsor", "intro"]);
  });

  it.each([
    // required sent              required used
    [
      ["43da", "43daa096"],
      ["43da", "43daa096"],
    ],
    [["", "4", "43d"], []], // would reveal everything
    [[1234, null, ["43daa0"]], []],
  ])("required %j: %j", (list, required) => {
    expect(requiredFrom(list)).toEqual(required);
  });
});
