import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chooseSegments,
  groupSegments,
  requested,
  selectSegments,
  usersInDoubt,
} from "../../../src/domain/segments/choice.ts";
import type { ReadableSegment } from "../../../src/domain/segments/segment.ts";
import { highestReputation, lowestReputation } from "../../../src/domain/users/reputation.ts";
import { row } from "../row.ts";

const kinds = [
  { category: "sponsor", actionType: "skip" },
  { category: "sponsor", actionType: "mute" },
  { category: "sponsor", actionType: "full" },
  { category: "intro", actionType: "skip" },
  { category: "chapter", actionType: "chapter" },
  { category: "poi_highlight", actionType: "poi" },
] as const;
const users = ["ann", "bob", "eve"] as const;
const reputationValue = fc.double({ min: lowestReputation, max: highestReputation, noNaN: true });

/** A row of few values, so that spots, weights and times of submission often coincide. */
const anyRow = fc.record({
  startTime: fc.integer({ min: 0, max: 30 }),
  length: fc.integer({ min: 1, max: 15 }),
  kind: fc.constantFrom(...kinds),
  votes: fc.integer({ min: -1, max: 4 }),
  locked: fc.constantFrom(0, 0, 0, 1),
  reputation: fc.oneof(fc.constant(0), reputationValue),
  timeSubmitted: fc.integer({ min: 0, max: 3 }),
  userId: fc.constantFrom(...users),
});

const rows = fc.array(anyRow, { maxLength: 25 }).map((list) =>
  list.map(({ length, kind: { category, actionType }, startTime: at, locked, ...rest }, id) => {
    const startTime = actionType === "full" ? 0 : at;
    const endTime = actionType === "full" || actionType === "poi" ? startTime : at + length;
    return row({ id, startTime, endTime, category, actionType, locked: locked === 1 ? 1 : 0, ...rest });
  }),
);
const required = fc.subarray(
  Array.from({ length: 25 }, (_, id) => row({ id }).uuid),
  { maxLength: 3 },
);
const reputations = fc
  .dictionary(fc.constantFrom(...users), reputationValue)
  .map((known) => new Map(Object.entries(known)));

const requests = fc.record({
  categories: fc.subarray([...new Set(kinds.map(({ category }) => category))] as string[]),
  actionTypes: fc.subarray([...new Set(kinds.map(({ actionType }) => actionType))] as string[]),
});

type Asked = Readonly<{ categories: readonly string[]; actionTypes: readonly string[] }>;
const all: Asked = {
  categories: kinds.map(({ category }) => category),
  actionTypes: kinds.map(({ actionType }) => actionType),
};

const nobody: ReadonlyMap<string, number> = new Map();
const choose = (list: readonly ReadableSegment[], wanted: readonly string[] = [], now = nobody, request: Asked = all) =>
  chooseSegments(groupSegments(list, wanted), now, request);
const isTimed = ({ actionType }: ReadableSegment): boolean => actionType !== "full" && actionType !== "poi";

describe("grouping and choosing, whatever the rows", () => {
  it("puts every row into exactly one group", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const unlocked = list.map((one) => ({ ...one, locked: 0 as const }));
        const grouped = groupSegments(unlocked, []).flatMap(({ members }) => members);
        expect(grouped.map(({ id }) => id).sort((a, b) => a - b)).toEqual(unlocked.map(({ id }) => id));
      }),
    );
  });

  it("does not depend on the order of the rows", () => {
    const shuffled = rows.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, required, reputations, requests, ([list, other], wanted, now, request) => {
        expect(choose(other, wanted, now, request)).toEqual(choose(list, wanted, now, request));
      }),
    );
  });

  it("shows at most one label and one highlight, and one when there is any", () => {
    fc.assert(
      fc.property(rows, reputations, (list, now) => {
        for (const action of ["full", "poi"]) {
          const isOne = ({ actionType }: ReadableSegment) => actionType === action;
          expect(choose(list, [], now).filter(isOne)).toHaveLength(list.some(isOne) ? 1 : 0);
        }
      }),
    );
  });

  it("leaves no stretch of time without a winner", () => {
    fc.assert(
      fc.property(rows, reputations, (list, now) => {
        const winners = choose(list, [], now).filter(isTimed);
        const clusters: { from: number; to: number }[] = [];
        for (const { startTime, endTime } of list.filter(isTimed).toSorted((a, b) => a.startTime - b.startTime)) {
          const last = clusters.at(-1);
          if (last !== undefined && startTime < last.to) last.to = Math.max(last.to, endTime);
          else clusters.push({ from: startTime, to: endTime });
        }
        for (const { from, to } of clusters) {
          expect(winners.some(({ startTime, endTime }) => startTime >= from && endTime <= to)).toBe(true);
        }
      }),
    );
  });

  it("gives each category its winners without regard to the others", () => {
    fc.assert(
      fc.property(rows, reputations, (list, now) => {
        const timed = list.filter(isTimed);
        for (const { category } of timed) {
          const isOfIt = (one: ReadableSegment) => one.category === category;
          expect(choose(timed, [], now).filter(isOfIt)).toEqual(choose(timed.filter(isOfIt), [], now));
        }
      }),
    );
  });

  it("shows every required row", () => {
    fc.assert(
      fc.property(rows, required, reputations, (list, wanted, now) => {
        const winners = new Set(choose(list, wanted, now).map(({ uuid }) => uuid));
        for (const { uuid } of list)
          if (wanted.some((start) => uuid.startsWith(start))) expect(winners).toContain(uuid);
      }),
    );
  });

  it("shows a locked row before any row of its spot that is not", () => {
    fc.assert(
      fc.property(rows, (list) => {
        for (const { members } of groupSegments(list, [])) {
          expect(new Set(members.map(({ locked }) => locked)).size).toBe(1);
        }
      }),
    );
  });

  it("needs the reputation of the users in doubt only", () => {
    fc.assert(
      fc.property(rows, required, reputations, requests, (list, wanted, now, request) => {
        const groups = groupSegments(list, wanted);
        const doubtful = usersInDoubt([groups]);
        const lookedUp = new Map([...now].filter(([user]) => doubtful.has(user)));
        expect(chooseSegments(groups, lookedUp, request)).toEqual(chooseSegments(groups, now, request));
      }),
    );
  });

  it("shows the same weights whatever was requested, and hides what was requested only behind greater ones", () => {
    const weight = ({ votes, reputation }: ReadableSegment) => votes + reputation;
    fc.assert(
      fc.property(rows, requests, (list, request) => {
        const winners = choose(list, [], nobody, request);
        expect(winners.map(weight)).toEqual(choose(list, [], nobody, all).map(weight));
        const isAsked = (one: ReadableSegment) => requested([one], request).length > 0;
        const timed = groupSegments(list.filter(isTimed), []);
        const chosen = chooseSegments(timed, nobody, request);
        for (const [at, { members }] of timed.entries()) {
          const [winner] = chosen.slice(at, at + 1);
          if (winner === undefined || isAsked(winner)) continue;
          const hidden = members.filter(isAsked).map(weight);
          expect(Math.max(...hidden, Number.NEGATIVE_INFINITY)).toBeLessThan(weight(winner));
        }
      }),
    );
  });

  it("returns the same result twice", () => {
    fc.assert(
      fc.property(rows, required, reputations, (list, wanted, currentReputation) => {
        const facts = { ...all, required: wanted, currentReputation };
        expect(selectSegments(list, facts)).toEqual(selectSegments(list, facts));
      }),
    );
  });
});
