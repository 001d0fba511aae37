import { describe, expect, it } from "vitest";
import { unknownDuration } from "../../../src/domain/segments/duration.ts";
import type { Segment } from "../../../src/domain/segments/segment.ts";
import { removedVotes as removed } from "../../../src/domain/segments/shown.ts";
import type { VoteKind } from "../../../src/domain/voting/ballot.ts";
import type { Voter } from "../../../src/domain/voting/voter.ts";
import { judgeVote, type VoteFacts } from "../../../src/domain/voting/voting.ts";
import { Problem } from "../../../src/errors.ts";
import { row } from "../row.ts";

const ordinary: Voter = {
  publicId: "eve",
  isVip: false,
  isTemporaryVip: false,
  isBanned: false,
  warning: undefined,
};
const voters = {
  ordinary,
  owner: { ...ordinary, publicId: "ann" },
  vip: { ...ordinary, isVip: true },
  "temporary VIP": { ...ordinary, isTemporaryVip: true },
} as const;
type Who = keyof typeof voters;
const temporaryOwner: Voter = { ...voters.owner, isTemporaryVip: true };

type Known = Partial<Omit<VoteFacts, "segment">> & { segment?: Partial<Segment> };
const facts = ({ segment = {}, ...known }: Known): VoteFacts => ({
  voter: ordinary,
  previous: 0,
  isCategoryLocked: false,
  isAddressTaken: false,
  isQualified: true,
  isRemovedByOther: false,
  confirmedDuration: unknownDuration,
  ...known,
  segment: row(segment),
});

/** What the vote contributes and the total then, or why it is refused, or that it is not counted. */
function outcome(kind: VoteKind, known: Known): string {
  try {
    const input = facts(known);
    const counted = judgeVote(kind, input);
    return counted === undefined ? "not counted" : `${counted.increment}, ${input.segment.votes + counted.change}`;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code;
  }
}

describe("the worked example of the rules", () => {
  type Entry = { segment: Segment; votes: Map<string, number> };
  const steps: readonly (readonly [name: string, voter: Voter, kind: VoteKind, expected: string])[] = [
    ["an ordinary user up", voters.ordinary, "up", "3 unlocked"],
    ["the same user down", voters.ordinary, "down", "1 unlocked"],
    ["a VIP down", { ...voters.vip, publicId: "vip" }, "down", `${removed} unlocked`],
    ["another ordinary user up", { ...ordinary, publicId: "bob" }, "up", "segment_removed"],
    ["the VIP up", { ...voters.vip, publicId: "vip" }, "up", "2 locked"],
    ["the owner down", voters.owner, "down", "2 locked"],
    ["the VIP undoes", { ...voters.vip, publicId: "vip" }, "undo", "1 unlocked"],
    ["the owner down again", voters.owner, "down", `${removed} unlocked`],
  ];

  it("goes step by step", () => {
    const entry: Entry = { segment: row({ votes: 2 }), votes: new Map() };
    for (const [name, voter, kind, expected] of steps) {
      let got: string;
      try {
        const previous = entry.votes.get(voter.publicId) ?? 0;
        const counted = judgeVote(kind, { ...facts({ voter, previous }), segment: entry.segment });
        if (counted !== undefined) {
          entry.votes.set(voter.publicId, counted.increment);
          const votes = entry.segment.votes + counted.change;
          entry.segment = { ...entry.segment, ...counted.segment, votes };
        }
        got = `${entry.segment.votes} ${entry.segment.locked ? "locked" : "unlocked"}`;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        got = error.code;
      }
      expect(`${name}: ${got}`).toBe(`${name}: ${expected}`);
    }
    expect([...entry.votes]).toEqual([
      ["eve", -1],
      ["vip", 0],
      ["ann", removed - 1],
    ]);
  });
});

describe("the contribution of a vote, and the resulting total", () => {
  it.each<[Who, VoteKind, votes: number, previous: number, string]>([
    ["ordinary", "up", 0, 0, "1, 1"],
    ["ordinary", "up", 1, 1, "1, 1"], // again
    ["ordinary", "down", 1, 1, "-1, -1"], // instead
    ["ordinary", "undo", 1, 1, "0, 0"],
    ["ordinary", "undo", -1, -1, "0, 0"],
    ["ordinary", "undo", 4, 0, "0, 4"],
    ["vip", "up", removed, -5, `1, ${removed + 6}`], // gives back the whole downvote
    ["vip", "up", removed, 0, `1, ${removed + 1}`],
    ["vip", "down", 7, 0, `${removed - 7}, ${removed}`],
    ["vip", "down", 7, 1, `${removed - 6}, ${removed}`],
    ["vip", "down", removed, -9, `-9, ${removed}`], // again
    ["vip", "down", removed - 4, 0, `4, ${removed}`],
    ["vip", "down", removed, 0, `0, ${removed}`],
    ["temporary VIP", "down", 7, 0, `${removed - 7}, ${removed}`],
    ["owner", "down", 7, 0, `${removed - 7}, ${removed}`],
    ["owner", "undo", removed, -9, `0, ${removed + 9}`],
  ])("%s, %s, at %i with %i before: %s", (who, kind, votes, previous, expected) => {
    expect(outcome(kind, { voter: voters[who], segment: { votes }, previous })).toBe(expected);
  });

  it.each<[number, number, string]>([
    [0, 0, `${removed}, ${removed}`],
    [removed + 4, 0, `-4, ${removed}`],
    [removed + 5, 0, `-5, ${removed}`],
    [9, 0, "-5, 4"],
    [4, -5, "-5, 4"], // again
    [9, 1, "-5, 3"],
    [removed, 0, `0, ${removed}`],
  ])("a chapter at %i reported as malicious by a user with %i before: %s", (votes, previous, expected) => {
    const segment = { votes, actionType: "chapter", category: "chapter" } as const;
    expect(outcome("malicious", { segment, previous })).toBe(expected);
  });
});

describe("whether a vote counts", () => {
  const locked = { segment: { locked: 1 } } as const;
  const closed = { isCategoryLocked: true } as const;
  const back = `0, ${removed + 1}`;
  const dead = { segment: { votes: removed } };
  it.each<[string, Known, VoteKind, Record<Who, string>]>([
    [
      "against a locked segment",
      locked,
      "down",
      {
        ordinary: "not counted",
        owner: "not counted",
        vip: `${removed}, ${removed}`,
        "temporary VIP": `${removed}, ${removed}`,
      },
    ],
    [
      "undone on a locked segment",
      locked,
      "undo",
      { ordinary: "not counted", owner: "not counted", vip: "0, 0", "temporary VIP": "0, 0" },
    ],
    [
      "for a locked segment",
      locked,
      "up",
      { ordinary: "1, 1", owner: "not counted", vip: "1, 1", "temporary VIP": "1, 1" },
    ],
    [
      "against a segment of a locked category",
      closed,
      "down",
      {
        ordinary: "not counted",
        owner: "not counted",
        vip: `${removed}, ${removed}`,
        "temporary VIP": `${removed}, ${removed}`,
      },
    ],
    [
      "for a removed segment",
      dead,
      "up",
      {
        ordinary: "segment_removed",
        owner: "not counted",
        vip: `1, ${removed + 1}`,
        "temporary VIP": `1, ${removed + 1}`,
      },
    ],
    [
      "against a removed segment",
      dead,
      "down",
      { ordinary: "not counted", owner: `0, ${removed}`, vip: `0, ${removed}`, "temporary VIP": `0, ${removed}` },
    ],
    [
      "a report of something other than a chapter",
      {},
      "malicious",
      {
        ordinary: "not counted",
        owner: "not counted",
        vip: `${removed}, ${removed}`,
        "temporary VIP": `${removed}, ${removed}`,
      },
    ],
    [
      "the second from an address",
      { isAddressTaken: true },
      "up",
      { ordinary: "not counted", owner: "not counted", vip: "1, 1", "temporary VIP": "1, 1" },
    ],
    [
      "without an own segment where one is required",
      { isQualified: false },
      "down",
      {
        ordinary: "not counted",
        owner: "not counted",
        vip: `${removed}, ${removed}`,
        "temporary VIP": `${removed}, ${removed}`,
      },
    ],
    [
      "taken back from an address of others",
      { isAddressTaken: true, isQualified: false, previous: 1, segment: { votes: 1 } },
      "undo",
      { ordinary: "0, 0", owner: "0, 0", vip: "0, 0", "temporary VIP": "0, 0" },
    ],
    [
      "taken back from a removed segment",
      { ...dead, previous: -1 },
      "undo",
      { ordinary: back, owner: back, vip: back, "temporary VIP": back },
    ],
    [
      "taken back from a segment that a VIP removed too",
      { ...dead, previous: removed, isRemovedByOther: true },
      "undo",
      { ordinary: "not counted", owner: "not counted", vip: "0, 0", "temporary VIP": "0, 0" },
    ],
    [
      "for a segment that a VIP removed too",
      { ...dead, previous: removed, isRemovedByOther: true },
      "up",
      { ordinary: "segment_removed", owner: "not counted", vip: "1, 1", "temporary VIP": "1, 1" },
    ],
    [
      "a lighter report of a chapter that a VIP removed too",
      { segment: { votes: removed, actionType: "chapter" }, previous: -9, isRemovedByOther: true },
      "malicious",
      {
        ordinary: "not counted",
        owner: "not counted",
        vip: `-5, ${removed + 4}`,
        "temporary VIP": `-5, ${removed + 4}`,
      },
    ],
    [
      "by somebody banned",
      {},
      "up",
      { ordinary: "not counted", owner: "not counted", vip: "not counted", "temporary VIP": "not counted" },
    ],
  ])("%s", (name, known, kind, expected) => {
    const isBanned = name === "by somebody banned";
    const got = (Object.keys(voters) as Who[]).map((who) => [
      who,
      outcome(kind, { ...known, voter: { ...voters[who], isBanned } }),
    ]);
    expect(Object.fromEntries(got)).toEqual(expected);
  });

  const full = { actionType: "full", startTime: 0, endTime: 0 } as const;
  it.each<[string, Known, VoteKind, string]>([
    [
      "a removed label of the whole video can be revived",
      { segment: { ...full, votes: removed } },
      "up",
      `1, ${removed + 1}`,
    ],
    [
      "a label removed while its category is locked cannot be revived",
      { segment: { ...full, votes: removed }, isCategoryLocked: true },
      "up",
      "not counted",
    ],
    [
      "a downvote of a removed label can be taken back",
      { segment: { ...full, votes: removed }, previous: -1 },
      "undo",
      `0, ${removed + 1}`,
    ],
    [
      "a downvote of a label that a VIP removed too is not taken back",
      { segment: { ...full, votes: removed }, previous: -1, isRemovedByOther: true },
      "undo",
      "not counted",
    ],
    [
      "a label that a VIP removed too can be revived, as by anybody",
      { segment: { ...full, votes: removed }, previous: -1, isRemovedByOther: true },
      "up",
      `1, ${removed + 2}`,
    ],
    [
      "owners do not take back a downvote of a label that a VIP removed too",
      { voter: voters.owner, segment: { ...full, votes: removed }, previous: removed, isRemovedByOther: true },
      "up",
      "not counted",
    ],
    [
      "a removed label can be downvoted further",
      { segment: { ...full, votes: removed } },
      "down",
      `-1, ${removed - 1}`,
    ],
    [
      "owners can take back their own downvote",
      { voter: voters.owner, segment: { votes: removed }, previous: -3 },
      "up",
      `0, ${removed + 3}`,
    ],
    [
      "owners who are temporary VIPs add one",
      { voter: temporaryOwner, segment: { votes: removed }, previous: -3 },
      "up",
      `1, ${removed + 4}`,
    ],
    ["a warned user is refused", { voter: { ...ordinary, warning: { reason: "" } } }, "up", "warned"],
    [
      "a warned user is refused even when banned",
      { voter: { ...ordinary, isBanned: true, warning: { reason: "" } } },
      "up",
      "warned",
    ],
  ])("%s", (_name, known, kind, expected) => {
    expect(outcome(kind, known)).toBe(expected);
  });

  it("gives warned users the reason, after the words that clients look for", () => {
    const voter = { ...ordinary, warning: { reason: "please mark whole spots" } };
    expect(() => judgeVote("up", facts({ voter }))).toThrow(
      /^Vote rejected due to a tip from a moderator\..*eve.*please mark whole spots$/s,
    );
  });
});

describe("other changes to the segment by a vote", () => {
  const hidden = { locked: 0, hidden: 1, shadowHidden: 1, videoDuration: 100, timeSubmitted: 5 } as const;
  const restored = { locked: 1, hidden: 0, shadowHidden: 0 };
  it.each<[Who, VoteKind, number, object]>([
    ["vip", "up", 0, restored],
    ["vip", "up", 102, restored],
    ["vip", "up", 103, { ...restored, videoDuration: 103 }],
    ["vip", "down", 200, { locked: 0 }],
    ["vip", "undo", 0, { locked: 0 }],
    ["temporary VIP", "up", 200, { hidden: 0 }],
    ["temporary VIP", "down", 0, {}],
    ["ordinary", "up", 200, {}],
    ["ordinary", "down", 0, {}],
    ["owner", "down", 0, {}],
  ])("%s, %s, when the provider says %i s: %j", (who, kind, seconds, expected) => {
    const confirmedDuration = { seconds, askedAt: hidden.timeSubmitted + 1, isRemembered: false };
    expect(judgeVote(kind, facts({ voter: voters[who], segment: hidden, confirmedDuration }))?.segment).toEqual(
      expected,
    );
  });

  it("a VIP's upvote keeps a duration that is newer than what the provider said, and sets one that is unknown", () => {
    const change = (segment: Partial<Segment>) => {
      const confirmedDuration = { seconds: 200, askedAt: hidden.timeSubmitted, isRemembered: true };
      return judgeVote("up", facts({ voter: voters.vip, segment, confirmedDuration }))?.segment;
    };
    expect(change(hidden)).toEqual(restored);
    expect(change({ ...hidden, videoDuration: 0 })).toEqual({ ...restored, videoDuration: 200 });
  });
});
