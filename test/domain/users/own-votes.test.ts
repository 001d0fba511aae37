import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type CastVote,
  pageOfVotes,
  readVoteCursor,
  type VotePosition,
  voteCursor,
  votesToRead,
} from "../../../src/domain/users/own-votes.ts";

const place = {
  segmentId: fc.integer({ min: 1, max: 40 }),
  at: fc.integer({ min: 0, max: 5 }),
  counted: fc.constant(1),
};
const vote: fc.Arbitrary<CastVote> = fc.oneof(
  fc.record({
    ...place,
    kind: fc.constant("vote" as const),
    type: fc.constantFrom(0, 1, 20, 30),
    category: fc.constant(null),
  }),
  fc.record({
    ...place,
    kind: fc.constant("categoryVote" as const),
    type: fc.constant(null),
    category: fc.constant("intro"),
  }),
);
const idOf = ({ at, segmentId, kind }: VotePosition): string => `${at} ${segmentId} ${kind}`;
const list = fc.uniqueArray(vote, { selector: idOf, maxLength: 160 });

const before = (a: VotePosition, b: VotePosition): boolean =>
  a.at !== b.at ? a.at > b.at : a.segmentId !== b.segmentId ? a.segmentId > b.segmentId : a.kind > b.kind;

/** What storage reads: so many of each form after a place. */
function read(all: readonly CastVote[], after: VotePosition | undefined, most: number): CastVote[] {
  const rest = all.filter((one) => after === undefined || before(after, one)).sort((a, b) => (before(a, b) ? -1 : 1));
  return (["categoryVote", "vote"] as const).flatMap((kind) => rest.filter((one) => one.kind === kind).slice(0, most));
}

it("pages have every active vote once, newest first, and end", () => {
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 100 }), (all, limit) => {
      const seen: string[] = [];
      let after: VotePosition | undefined;
      for (;;) {
        const { votes, next } = pageOfVotes(read(all, after, votesToRead(limit)), limit);
        expect(votes.length).toBeLessThanOrEqual(limit);
        seen.push(...votes.map(idOf));
        if (next === null) break;
        after = readVoteCursor(voteCursor(next));
      }
      const active = all.filter(({ type }) => type !== 20).sort((a, b) => (before(a, b) ? -1 : 1));
      expect(seen).toEqual(active.map(idOf));
    }),
  );
});

it("a page without a next one is told when exactly that many votes stand", () => {
  const all = [3, 2, 1].map(
    (at): CastVote => ({ kind: "vote", segmentId: 1, type: 1, category: null, counted: 1, at }),
  );
  expect(pageOfVotes(all, 3).next).toBe(null);
  expect(pageOfVotes(all, 2).next).toMatchObject({ at: 2 });
});

it.each([
  "",
  "1",
  "1.2",
  "1.2.other",
  "1.2.vote ",
  " 1.2.vote",
  "01.2.vote",
  "-1.2.vote",
  "1.2.vote.3",
  `${"9".repeat(16)}.1.vote`,
])("refuses the cursor %j", (text) =>
  expect(() => readVoteCursor(text)).toThrow(
    expect.objectContaining({ code: "bad_request", message: expect.stringContaining("cursor") }),
  ),
);
