import { describe, expect, it } from "vitest";
import { type Known, reasonsOf } from "../../web/pages/mine/reasons.ts";
import { en } from "../../web/texts/en.ts";

/** Pages take the number from the service, whatever it is. */
const vocabulary = { minShownVotes: -4 };

type Segment = Parameters<typeof reasonsOf>[0];

const texts = en.mine.why;
const segment: Segment = {
  UUID: "a",
  service: "YouTube",
  videoID: "dQw4w9WgXcQ",
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
  userID: "u",
  userName: null,
  description: "",
};
const nothing: Known = { history: undefined, choice: undefined, lock: undefined };
const member = (UUID: string, weight: number, chosen: boolean) => ({ UUID, votes: 0, reputation: 0, weight, chosen });
const choice = (decidedBy: "only" | "lock" | "weight", ...members: ReturnType<typeof member>[]): Known => ({
  ...nothing,
  choice: { groups: [{ members, decidedBy }], leftOut: [] },
});

describe("why a segment is shown or not", () => {
  it.each<[string, Partial<Segment>, Known, readonly string[], string | undefined]>([
    ["nothing is known", {}, nothing, [], undefined],
    ["the only one", {}, choice("only", member("a", 0, true)), [`${texts.given} ${texts.only}`], undefined],
    [
      "a lock",
      { locked: 1 },
      choice("lock", member("a", 0, true)),
      [`${texts.given} ${texts.byLock}`, texts.locked],
      undefined,
    ],
    [
      "less weight",
      {},
      choice("weight", member("b", 3.456, true), member("a", 1, false)),
      [texts.lost.replace("{weight}", "3.46").replace("{own}", "1")],
      "b",
    ],
    ["another lock", {}, choice("lock", member("b", 0, true), member("a", 9, false)), [texts.lostToLock], "b"],
    [
      "votes",
      { votes: -5 },
      nothing,
      [texts.votedAway.replace("{votes}", "-5").replace("{minShownVotes}", "-4")],
      undefined,
    ],
    ["moderators", { hidden: 1 }, nothing, [texts.hidden], undefined],
    ["hidden from others", { shadowHidden: 2 }, nothing, [texts.shadowHidden], undefined],
    [
      "labels without a lock",
      { actionType: "full" },
      { ...nothing, choice: { groups: [], leftOut: [{ UUID: "a", reason: "notLocked" }] } },
      [texts.notLocked],
      undefined,
    ],
    [
      "a locked category",
      {},
      { ...nothing, lock: { category: "sponsor", locked: 1, reason: "{reason}", userID: "v", userName: "v" } },
      [texts.categoryLockedFor],
      undefined,
    ],
  ])("%s", (_, facts, known, sentences, other) => {
    expect(reasonsOf({ ...segment, ...facts }, known, vocabulary, texts)).toEqual({ sentences, other });
  });

  it("adds up the votes of all days, and believes the history, which is newer", () => {
    const days = [
      { day: "2026-07-25", up: 3, down: 1 },
      { day: "2026-07-26", up: 0, down: 2 },
    ];
    const history = { segment: { ...segment, hidden: 1 as const }, votes: days, categoryVotes: [], changes: [] };
    const { sentences } = reasonsOf(segment, { ...nothing, history }, vocabulary, texts);
    expect(sentences).toEqual([texts.hidden, texts.votes.replace("{up}", "3").replace("{down}", "3")]);
  });
});
