import { describe, expect, it } from "vitest";
import { countedUntil, type ErasedSegments, refuseSwamping } from "../../../src/domain/segments/video-limits.ts";
import { Problem } from "../../../src/errors.ts";
import { row } from "../row.ts";

const HOUR = 3_600_000;
const now = 100 * HOUR;
const limits = { perAddress: 3, seconds: 24 * 3600, perUser: 4 };
const me = { publicId: "ann", ipHash: "home" };

const rows = (...made: (readonly [user: string, address: string | undefined, hoursAgo: number])[]) =>
  made.map(([userId, originIpHash, hoursAgo], id) => ({
    ...row({ id, userId, timeSubmitted: now - hoursAgo * HOUR }),
    originIpHash,
  }));

/** `accepted`, or what the refused may wait for, in hours. */
const outcome = (existing: ReturnType<typeof rows>, rules = limits, erased?: ErasedSegments): string => {
  try {
    refuseSwamping(existing, me, now, rules, erased);
    return "accepted";
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.code}, ${error.retryAfter === undefined ? "for good" : error.retryAfter / 3600}`;
  }
};

describe("segments of one video", () => {
  it.each([
    ["nothing stored", rows(), "accepted"],
    ["one below the limit of the address", rows(["x", "home", 1], ["y", "home", 2]), "accepted"],
    [
      "the address has reached it",
      rows(["x", "home", 1], ["y", "home", 2], ["z", "home", 5]),
      "too_many_submissions, 19",
    ],
    [
      "the address is beyond it, so that two have to expire",
      rows(["x", "home", 20], ["x", "home", 2], ["y", "home", 4], ["z", "home", 5]),
      "too_many_submissions, 19",
    ],
    ["one of them is a day old", rows(["x", "home", 24], ["y", "home", 2], ["z", "home", 5]), "accepted"],
    ["other addresses", rows(["x", "work", 1], ["y", "work", 2], ["z", "work", 5]), "accepted"],
    ["imported rows without address", rows(["x", undefined, 1], ["y", undefined, 2], ["z", undefined, 5]), "accepted"],
    ["one below the limit of the user", rows(["ann", "a", 90], ["ann", "b", 80], ["ann", "c", 70]), "accepted"],
    [
      "the user has reached it, long ago",
      rows(["ann", "a", 90], ["ann", "b", 80], ["ann", "c", 70], ["ann", undefined, 60]),
      "too_many_submissions, for good",
    ],
  ])("%s", (_name, existing, expected) => {
    expect(outcome(existing)).toBe(expected);
  });

  it("are not counted when a limit is 0", () => {
    const many = rows(...Array.from({ length: 50 }, () => ["ann", "home", 1] as const));
    expect(outcome(many, { perAddress: 0, seconds: 86_400, perUser: 0 })).toBe("accepted");
  });

  const inHours = (hours: number, count: number) => ({ ends: now + hours * HOUR, count });
  it.each<[string, ReturnType<typeof rows>, Partial<ErasedSegments>, string]>([
    ["fewer than the limit of the address", [], { fromAddress: [inHours(5, 2)] }, "accepted"],
    ["as many as that", [], { fromAddress: [inHours(5, 2), inHours(9, 1)] }, "too_many_submissions, 5"],
    ["more, with those stored", rows(["x", "home", 20]), { fromAddress: [inHours(9, 3)] }, "too_many_submissions, 9"],
    ["some that do not count any more", [], { fromAddress: [inHours(0, 9)] }, "accepted"],
    ["as many as the limit of the user", [], { ofUser: [inHours(7, 1), inHours(8, 3)] }, "too_many_submissions, 7"],
    ["some of the user", rows(["ann", "a", 90]), { ofUser: [inHours(7, 3)] }, "too_many_submissions, 7"],
    [
      "some beside enough stored ones of the user",
      rows(["ann", "a", 90], ["ann", "b", 80], ["ann", "c", 70], ["ann", "d", 60]),
      { ofUser: [inHours(7, 3)] },
      "too_many_submissions, for good",
    ],
  ])("erased: %s", (_name, existing, erased, expected) => {
    expect(outcome(existing, limits, { fromAddress: [], ofUser: [], ...erased })).toBe(expected);
  });

  it("count after their erasure as long as before for the address, and anew for the user", () => {
    const [row] = rows(["ann", "home", 20]);
    if (row === undefined) throw new Error("There is a row.");
    const { seconds } = limits;
    expect(countedUntil(row, now, seconds)).toEqual({ ofAddress: now + 4 * HOUR, ofUser: now + 24 * HOUR });
  });
});
