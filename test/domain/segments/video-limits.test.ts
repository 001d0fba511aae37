import { describe, expect, it } from "vitest";
import { refuseSwamping } from "../../../src/domain/segments/video-limits.ts";
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
const outcome = (existing: ReturnType<typeof rows>, rules = limits): string => {
  try {
    refuseSwamping(existing, me, now, rules);
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
});
