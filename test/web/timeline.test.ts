import { describe, expect, it } from "vitest";
import { standingsOf } from "../../web/components/standings.ts";
import { lanesOf, lengthOf, type Timed, ticksOf } from "../../web/components/timeline/layout.ts";

const at = (startTime: number, endTime: number, category = "sponsor", actionType = "skip"): Timed => ({
  UUID: `${category} ${startTime}-${endTime}`,
  category,
  actionType,
  startTime,
  endTime,
});
const order = ["sponsor", "intro", "poi_highlight"];
/** Lane, row and place of each bar, in percent. */
const drawn = (segments: readonly Timed[], length: number) =>
  lanesOf(segments, order, length).flatMap(({ category, bars }) =>
    bars.map(({ left, width, row }) => `${category} ${row}: ${Math.round(left * 100)}+${Math.round(width * 100)}`),
  );

describe("the timeline", () => {
  it("has a lane for each category, in the order of the vocabulary, unknown ones last", () => {
    const segments = [at(0, 1, "constructor"), at(0, 1, "intro"), at(5, 6)];
    expect(lanesOf(segments, order, 10).map(({ category }) => category)).toEqual(["sponsor", "intro", "constructor"]);
  });

  it("gives segments that overlap a row each, and fills rows again", () => {
    expect(drawn([at(0, 20), at(10, 30), at(25, 40), at(50, 60)], 100)).toEqual([
      "sponsor 0: 0+20",
      "sponsor 1: 10+20",
      "sponsor 0: 25+15",
      "sponsor 0: 50+10",
    ]);
  });

  it("draws a label of the whole video over the whole width, and what is beyond the end at the end", () => {
    expect(drawn([at(0, 0, "sponsor", "full"), at(80, 200, "intro"), at(300, 400, "intro")], 100)).toEqual([
      "sponsor 0: 0+100",
      "intro 0: 80+20",
      "intro 0: 100+0",
    ]);
  });

  it("has a bounded height", () => {
    const [lane] = lanesOf(
      Array.from({ length: 1000 }, (_, n) => at(n / 100, 90)),
      order,
      100,
    );
    expect(lane?.rows).toBe(8);
  });

  it.each([
    // duration, ends: length
    [212, [10, 20], 212],
    [0, [10, 20], 20],
    [15, [10, 20], 15],
    [0, [], 1],
    [0, [0], 1],
  ])("of a video of %d s with segments until %j is %d s long", (duration, ends, length) => {
    expect(
      lengthOf(
        ends.map((end) => at(0, end)),
        duration,
      ),
    ).toBe(length);
  });

  it.each([
    [1, [0, 1]],
    [212, [0, 60, 120, 180]],
    [3600, [0, 600, 1200, 1800, 2400, 3000, 3600]],
    [0.5, [0]],
  ])("of %d s has marks at %j", (length, ticks) => {
    expect(ticksOf(length)).toEqual(ticks);
  });

  it("has few marks, however long the video is", () => {
    for (const length of [1e5, 1e6, 1e9]) expect(ticksOf(length).length).toBeLessThanOrEqual(7);
  });
});

describe("what players get, of each segment", () => {
  const member = (UUID: string, weight: number, chosen = false) => ({
    UUID,
    votes: weight,
    reputation: 0,
    weight,
    chosen,
  });
  const standings = standingsOf({
    groups: [
      { members: [member("alone", 0, true)], decidedBy: "only" },
      { members: [member("heavy", 3, true), member("equal", 3), member("light", 1)], decidedBy: "weight" },
      { members: [member("locked", 0, true)], decidedBy: "lock" },
    ],
    leftOut: [
      { UUID: "beside the locked one", reason: "notLocked" },
      { UUID: "gone", reason: "votedAway" },
    ],
  });

  it.each([
    ["alone", "given", "only", undefined],
    ["heavy", "given", "wonByWeight", undefined],
    ["equal", "outranked", "lostByAge", "heavy"],
    ["light", "outranked", "lostByWeight", "heavy"],
    ["locked", "given", "wonByLock", undefined],
    ["beside the locked one", "outranked", "notLocked", undefined],
    ["gone", "dropped", "votedAway", undefined],
  ])("%s: %s, because of %s; instead of it: %s", (uuid, look, reason, winner) => {
    expect(standings.get(uuid)).toMatchObject({ look, reason, winner });
  });

  it("is in the order of the service: groups, then what is left out", () => {
    expect([...standings.keys()].slice(1, 5)).toEqual(["heavy", "equal", "light", "locked"]);
  });
});
