import { describe, expect, it } from "vitest";
import { rowsOfFormerCut } from "../../../src/domain/segments/former-cut.ts";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { row } from "../row.ts";

const old = row({ id: 1, timeSubmitted: 1, videoDuration: 100 });
const newer = row({ id: 2, timeSubmitted: 2, videoDuration: 150 });

describe("rows of a former cut, seen at a downvote", () => {
  it.each([
    ["no provider answered", [old], 0, []],
    ["the newest agrees", [old, newer], 151.9, []],
    ["the newest disagrees: it and the older ones", [newer, old], 153, [2, 1]],
    ["an older one agrees, the newest does not", [old, newer], 100, [1, 2]],
    ["the newest is hidden", [old, { ...newer, hidden: 1 as const }], 100, []],
    ["the newest was removed by votes", [old, { ...newer, votes: removedVotes }], 100, []],
    ["the newest is shadow hidden", [old, { ...newer, shadowHidden: 1 as const }], 100, []],
    ["labels do not count", [{ ...old, actionType: "full" as const }], 200, []],
    ["rows without a duration do not count", [{ ...old, videoDuration: 0 }], 200, []],
    ["no rows", [], 200, []],
  ])("%s", (_name, existing, confirmed, expected) => {
    expect(
      rowsOfFormerCut(existing, { seconds: confirmed, askedAt: 3, isRemembered: false }).map(({ id }) => id),
    ).toEqual(expected);
  });

  it.each([
    ["after all of them", 3, [1, 2]],
    ["when the newest was stored", 2, []],
    ["before the newest", 1, []],
  ])("of which the provider was asked %s", (_name, askedAt, expected) => {
    expect(rowsOfFormerCut([old, newer], { seconds: 100, askedAt, isRemembered: true }).map(({ id }) => id)).toEqual(
      expected,
    );
  });
});
