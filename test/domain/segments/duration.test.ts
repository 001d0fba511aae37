import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isDoubtedBy,
  isDoubtful,
  isRefuted,
  knownDuration,
  outdatedRows,
  storedDuration,
  unknownDuration,
} from "../../../src/domain/segments/duration.ts";
import type { TracedSegment } from "../../../src/domain/segments/segment.ts";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { row } from "../row.ts";

describe("the stored duration", () => {
  it.each([
    // client's  provider's  stored  known
    [0, 0, 0, 0],
    [100, 0, 100, 100],
    [0, 100, 100, 100],
    [101.5, 100, 101.5, 100],
    [102, 100, 102, 100],
    [102.1, 100, 100, 100],
    [0, 1.5, 1.5, 1.5],
  ])("%d and %d: %d", (claimed, confirmed, stored, known) => {
    const durations = { claimed, confirmed: { seconds: confirmed, askedAt: 1, isRemembered: false } };
    expect(storedDuration(durations)).toBe(stored);
    expect(knownDuration(durations)).toBe(known);
  });
});

describe("a duration that is remembered", () => {
  it.each<[string, number, number, number, boolean]>([
    // client's duration, last time, seconds since the provider was asked, doubted
    ["a client that agrees, however long ago", 100, 90, 600, false],
    ["a client that agrees, with a segment behind the end", 100, 110, 1, false],
    ["a client that disagrees", 200, 90, 1, true],
    ["a client that says nothing, for a minute", 0, 102, 60, false],
    ["a client that says nothing, later", 0, 90, 61, true],
    ["a client that says nothing, with a segment behind the end", 0, 102.5, 1, true],
  ])("and %s: %d, %d, after %d s: doubted %s", (_of, claimed, latest, seconds, doubted) => {
    const remembered = { seconds: 100, askedAt: 1000, isRemembered: true };
    expect(isDoubtedBy({ claimed, latest }, remembered, remembered.askedAt + seconds * 1000)).toBe(doubted);
  });
});

const me = { publicId: "ann", ipHash: "my address", isVip: false };
const vip = { ...me, isVip: true };
const old = (more: Partial<TracedSegment> = {}) => row({ uuid: "old", videoDuration: 100, timeSubmitted: 1, ...more });
const agreeing = (more: Partial<TracedSegment> = {}) =>
  row({ uuid: "new", userId: "bob", originIpHash: "his address", videoDuration: 200, timeSubmitted: 2, ...more });
const saying200 = { claimed: 200, confirmed: unknownDuration };
const by = (seconds: number, askedAt = 9) => ({ seconds, askedAt, isRemembered: true });
const confirmed200 = { claimed: 200, confirmed: by(200) };

describe("rows of an earlier cut", () => {
  it.each([
    // who says what                              beside                                     outdated
    ["one client alone", [old()], saying200, me, []],
    ["one client, twice", [old(), agreeing({ userId: "ann" })], saying200, me, []],
    ["one address, two names", [old(), agreeing({ originIpHash: "my address" })], saying200, me, []],
    ["a second user", [old(), agreeing()], saying200, me, ["old"]],
    ["a second user, imported", [old(), agreeing({ originIpHash: undefined })], saying200, me, ["old"]],
    ["a second user, nearly", [old(), agreeing({ videoDuration: 198 })], saying200, me, ["old"]],
    ["a second user, another value", [old(), agreeing({ videoDuration: 197 })], saying200, me, []],
    ["a second user, banned", [old(), agreeing({ shadowHidden: 1 })], saying200, me, []],
    ["a second user, voted down", [old(), agreeing({ votes: removedVotes })], saying200, me, []],
    ["a second user's label", [old(), agreeing({ actionType: "full" })], saying200, me, []],
    ["a VIP", [old()], saying200, vip, ["old"]],
    ["the provider", [old()], confirmed200, me, ["old"]],
    ["the provider, the client says nothing", [old()], { claimed: 0, confirmed: by(200) }, me, ["old"]],
    [
      "the provider, of a very short video",
      [old({ videoDuration: 1.5 })],
      { claimed: 0, confirmed: by(200) },
      me,
      ["old"],
    ],
    ["the duration is unknown", [old()], { claimed: 0, confirmed: unknownDuration }, vip, []],
    // a disagreement is not a change
    ["the new duration was reported before", [agreeing({ timeSubmitted: 0 }), old()], confirmed200, vip, []],
    [
      "the new duration was reported in the same request",
      [agreeing({ timeSubmitted: 1 }), old()],
      confirmed200,
      vip,
      [],
    ],
    ["others still report the old one", [old(), agreeing(), old({ timeSubmitted: 3 })], saying200, me, []],
    ["the client confirms the old one", [old()], { claimed: 100, confirmed: by(200) }, me, []],
    // what the provider said may be older than a new cut
    ["the provider, asked before", [old()], { claimed: 0, confirmed: by(200, 1) }, me, []],
    ["the provider, asked before, and a VIP", [old()], { claimed: 200, confirmed: by(200, 1) }, vip, []],
    [
      "the provider, asked before one of them",
      [old(), old({ timeSubmitted: 5 })],
      { claimed: 200, confirmed: by(200, 5) },
      me,
      [],
    ],
    // which rows
    ["within two seconds", [old({ videoDuration: 198 })], confirmed200, me, []],
    ["all of them", [old(), old({ uuid: "older", videoDuration: 90 })], confirmed200, me, ["old", "older"]],
    ["labels are kept", [old({ actionType: "full" })], confirmed200, me, []],
    ["rows without a duration are kept", [old({ videoDuration: 0 })], confirmed200, me, []],
    ["hidden rows are kept", [old({ hidden: 1 }), old({ shadowHidden: 1 })], confirmed200, me, []],
  ])("%s", (_, existing, durations, reporter, outdated) => {
    expect(outdatedRows(existing, durations, reporter)).toEqual(outdated);
  });

  it("a single client never hides anything, under however many names", () => {
    const others = fc.record({
      userId: fc.constantFrom("bob", "eve"),
      videoDuration: fc.constantFrom(0, 100, 100.5, 150),
    });
    const own = fc.record({ userId: fc.constantFrom("ann", "ann2"), videoDuration: fc.constantFrom(100, 150, 200) });
    const rows = fc.array(
      fc
        .tuple(fc.oneof(others, own), fc.integer({ min: 0, max: 9 }))
        .map(([one, timeSubmitted]) =>
          row({ ...one, timeSubmitted, originIpHash: one.userId.startsWith("ann") ? "my address" : one.userId }),
        ),
    );
    fc.assert(
      fc.property(rows, (existing) => {
        expect(outdatedRows(existing, saying200, me)).toEqual([]);
      }),
    );
  });
});

describe("what the provider said earlier", () => {
  it.each<[string, Partial<TracedSegment>, ReturnType<typeof by>, isDoubtful: boolean, isRefuted: boolean]>([
    ["another duration, after the row was stored", {}, by(200, 2), true, true],
    ["another duration, when the row was stored", {}, by(200, 1), true, false],
    ["another duration, before the row was stored", {}, by(200, 0), true, false],
    ["another duration, before a hidden row was stored", { hidden: 1 }, by(200, 0), false, false],
    ["the duration of the row", {}, by(102, 0), false, false],
    ["a duration, and the row has none", { videoDuration: 0 }, by(200, 0), false, true],
    ["nothing", {}, unknownDuration, false, false],
  ])("%s", (_, more, confirmed, doubtful, refuted) => {
    const one = old(more);
    expect([isDoubtful([one], { claimed: 0, confirmed }, me), isRefuted(one, confirmed)]).toEqual([doubtful, refuted]);
  });

  it("is not doubtful where it hides nothing, or was said just now", () => {
    const existing = [agreeing({ timeSubmitted: 0 }), old()];
    expect(isDoubtful(existing, { claimed: 0, confirmed: by(200) }, me)).toBe(false);
    const confirmed = { ...by(200, 0), isRemembered: false };
    expect(isDoubtful([old()], { claimed: 0, confirmed }, me)).toBe(false);
  });
});
