import { describe, expect, it } from "vitest";
import { extraOf, type Fitted, leftOut } from "../../web/components/fitting.ts";

const columns: readonly Fitted[] = [
  { id: "name", importance: 1 },
  { id: "views" },
  { id: "id", importance: 3 },
  { id: "action", importance: 2 },
  { id: "state", importance: 1 },
];
const widths = new Map(columns.map(({ id }) => [id, 100]));

describe("the columns that a table leaves out", () => {
  it.each([
    ["room for all", 500, []],
    ["what browsers round", 499.6, []],
    ["room for four: what matters least goes", 499, ["id"]],
    ["room for three: of equal ones the last goes", 399, ["id", "action"]],
    ["room for two", 200, ["id", "action", "views"]],
    ["no room: what matters stays", 0, ["id", "action", "views"]],
  ])("%s", (_what, room, left) => {
    expect([...leftOut(columns, widths, room)]).toEqual(left);
  });

  it("are none before they were measured, and in cards those that matter least", () => {
    expect([...leftOut(columns, new Map(), 0)]).toEqual([]);
    expect([...extraOf(columns)]).toEqual(["id"]);
  });
});
