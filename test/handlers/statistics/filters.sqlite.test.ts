import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import type { Sketch } from "../../support/segments.ts";
import { local, type World } from "../../support/world.ts";
import { ban, counted, plantFor } from "./counted.ts";

/** Every number about ann, who has one segment. */
async function numbers({ send }: World) {
  const query = { userID: local("ann") };
  const ask = async (path: string, more = {}) => (await send("GET", path, { query: { ...query, ...more } })).json;
  return {
    info: await ask("/api/userInfo"),
    views: await ask("/api/getViewsForUser"),
    saved: await ask("/api/getSavedTimeForUser"),
    top: await ask("/api/getTopUsers", { sortType: "0" }),
    total: await ask("/api/getTotalStats", { countContributingUsers: "true" }),
    days: await ask("/api/getDaysSavedFormatted"),
    stats: await ask("/api/userStats"),
  };
}

type State = Omit<Sketch, "at"> & Readonly<{ at?: readonly [number, number]; banned?: true }>;
/** Twenty minutes, seen three times: 30 minutes when no view saves more than ten, else 60, or 0.04 days. */
const usual = { at: [0, 1200], views: 3 } as const;

describe("what is included in which figures", () => {
  it.each<[string, State, readonly number[]]>([
    // userInfo: segments, minutes, views, ignored, ignored views | saved time | top: users, minutes | total: segments,
    // views, minutes | days
    ["as it was submitted", {}, [1, 30, 3, 0, 0, 30, 1, 30, 1, 3, 60, 0.04]],
    ["voted up", { votes: 5 }, [1, 30, 3, 0, 0, 30, 1, 30, 1, 3, 60, 0.04]],
    ["voted down once", { votes: -1 }, [1, 30, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0.04]],
    ["removed by votes", { votes: removedVotes }, [0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0.04]],
    ["retired", { hidden: 1 }, [1, 30, 3, 0, 0, 30, 1, 30, 1, 3, 60, 0.04]],
    ["hidden from others", { shadowHidden: 1 }, [0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0]],
    ["hidden from others and removed", { shadowHidden: 1, votes: removedVotes }, [0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0]],
    ["hidden from everybody", { shadowHidden: 2 }, [1, 30, 3, 0, 0, 30, 1, 30, 1, 3, 60, 0.04]],
    ["a chapter", { actionType: "chapter", category: "chapter" }, [1, 0, 3, 0, 0, 30, 1, 0, 0, 0, 0, 0.04]],
    ["a label", { actionType: "full", at: [0, 0] }, [1, 0, 3, 0, 0, 0, 1, 0, 1, 3, 0, 0]],
    ["never seen", { views: 0 }, [1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0]],
    ["shorter than the cap", { at: [0, 100] }, [1, 5, 3, 0, 0, 5, 1, 5, 1, 3, 5, 0]],
    ["of a banned user", { banned: true }, [1, 30, 3, 0, 0, 30, 0, 0, 1, 3, 60, 0.04]],
    ["hidden, banned", { banned: true, shadowHidden: 1 }, [1, 30, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0]],
    ["hidden from everybody, banned", { banned: true, shadowHidden: 2 }, [0, 0, 3, 0, 0, 30, 0, 0, 1, 3, 60, 0.04]],
  ])("a segment %s", async (_name, { banned, ...state }, expected) => {
    await using w = await counted();
    await plantFor(w, "ann", [{ ...usual, ...state }]);
    if (banned) await ban(w, "ann");
    const [segments, minutes, views, ignored, ignoredViews, saved, users, topMinutes, total, totalViews, sum, days] =
      expected;
    const got = await numbers(w);
    expect(got.info).toMatchObject({
      segmentCount: segments,
      minutesSaved: minutes,
      viewCount: views,
      ignoredSegmentCount: ignored,
      ignoredViewCount: ignoredViews,
    });
    expect(got.views).toEqual({ viewCount: state.views ?? usual.views });
    expect(got.saved).toEqual({ timeSaved: saved });
    expect(got.top).toMatchObject({ minutesSaved: users === 1 ? [topMinutes] : [] });
    expect(got.total).toMatchObject({
      userCount: 1,
      totalSubmissions: total,
      viewCount: totalViews,
      minutesSaved: sum,
    });
    expect(got.days).toEqual({ daysSaved: days });
    expect(got.stats).toMatchObject({ overallStats: { segmentCount: segments, minutesSaved: minutes } });
  });

  it("uses a configured cap, even if totals were computed with the default", async () => {
    await using first = await counted();
    await plantFor(first, "ann", [usual]);
    expect((await numbers(first)).top).toMatchObject({ minutesSaved: [30] });
    await using w = await counted({ beside: first, statistics: { rewardSeconds: 60 } });
    const got = await numbers(w);
    expect([got.info, got.saved, got.top]).toMatchObject([
      { minutesSaved: 3 },
      { timeSaved: 3 },
      { minutesSaved: [3] },
    ]);
    expect(got.total).toMatchObject({ minutesSaved: 60 });
  });

  it("uses floating-point division", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [{ at: [0, 1], views: 1 }]);
    const got = await numbers(w);
    expect(got.saved).toEqual({ timeSaved: expect.closeTo(1 / 60, 12) });
    expect(got.total).toMatchObject({ minutesSaved: expect.closeTo(1 / 60, 12) });
    expect(got.info).toMatchObject({ minutesSaved: expect.closeTo(1 / 60, 12) });
  });
});
