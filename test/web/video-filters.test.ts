import { describe, expect, it } from "vitest";
import { lookOf, standingsOf } from "../../web/components/standings.ts";
import { isFiltered, matches, readFilters, type Segment, writeFilters } from "../../web/pages/video/filters.ts";

const plain: Segment = {
  UUID: "a",
  timeSubmitted: 1,
  startTime: 1,
  endTime: 2,
  category: "sponsor",
  actionType: "skip",
  votes: 0,
  views: 0,
  locked: 0,
  hidden: 0,
  shadowHidden: 0,
  userID: "abc",
  userName: null,
  description: "",
};
const threshold = { minShownVotes: -4 };
const member = (UUID: string, chosen: boolean) => ({ UUID, votes: 0, reputation: 0, weight: 0, chosen });
const standings = standingsOf({
  groups: [
    { members: [member("first", true), member("second", false)], decidedBy: "weight" },
    { members: [member("a", true)], decidedBy: "only" },
  ],
  leftOut: [],
});
const filters = (search: string) => readFilters(new URLSearchParams(search));

describe("the filters of a video", () => {
  it.each<[string, Partial<Segment>, boolean]>([
    ["", {}, true],
    ["categories=sponsor,intro", { category: "intro" }, true],
    ["categories=sponsor,intro", { category: "outro" }, false],
    ["action=mute", {}, false],
    ["action=mute", { actionType: "mute" }, true],
    ["minVotes=-1", { votes: -1 }, true],
    ["minVotes=-1", { votes: -2 }, false],
    ["minViews=5", { views: 4 }, false],
    ["minVotes=many", { votes: -9 }, true], // no number, no filter
    ["minVotes=1e3", { votes: -9 }, true],
    ["user=ab", {}, true],
    ["user=b", {}, false],
    ["user=NN", { userName: "Ann" }, true],
    ["user=nm", { userName: "Ann" }, false],
    ["minVotes=1&maxVotes=3", { votes: 3 }, true],
    ["minVotes=1&maxVotes=3", { votes: 4 }, false],
    ["maxViews=5", { views: 6 }, false],
    ["from=0:30", { startTime: 10, endTime: 20 }, false],
    ["from=0:15&to=1:00", { startTime: 10, endTime: 20 }, true],
    ["to=9", { startTime: 10, endTime: 20 }, false],
    ["to=9", { actionType: "full", startTime: 10 }, true],
    ["from=soon", {}, true],
    ["state=given", {}, true],
    ["state=given", { UUID: "b", votes: -5 }, false],
    ["state=dropped", { UUID: "b", hidden: 1 }, true],
    ["state=outranked", {}, false],
    ["state=outranked", { UUID: "second" }, true],
    ["state=locked", { locked: 1, hidden: 1 }, true],
    ["state=votedAway", { votes: -5 }, true],
    ["state=votedAway", { votes: -4 }, false],
    ["state=shadowHidden", { shadowHidden: 2 }, true],
    ["state=constructor", {}, false],
    ["categories=sponsor&minVotes=1", { votes: 0 }, false],
  ])("%j and a segment with %j: %s", (search, segment, expected) => {
    const one = { ...plain, ...segment };
    expect(matches(filters(search), one, lookOf(one, standings, threshold), threshold)).toBe(expected);
  });

  it.each([
    "categories=sponsor%2Cintro&minVotes=-1&maxVotes=9&minViews=3&user=f9&action=skip&state=hidden&from=1%3A30&sort=-votes",
    "sort=startTime",
    "",
  ])("are the same after they were in an address: %s", (search) => {
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries(writeFilters(filters(search)))) if (value) written.set(name, value);
    expect(written.toString()).toBe(search);
  });

  it("are none with an order alone", () => {
    expect([isFiltered(filters("sort=-votes")), isFiltered(filters("minVotes=0"))]).toEqual([false, true]);
  });
});
