import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { local, publicIdOf } from "../../support/world.ts";
import { ban, counted, nameUser, plantFor } from "./counted.ts";

const PATH = "/api/userStats";
const both = { fetchCategoryStats: "true", fetchActionTypeStats: "true" };

describe("GET /api/userStats", () => {
  it("returns the distribution of segments", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [
      { at: [0, 60], views: 2 },
      { at: [1, 61], actionType: "mute" },
      { at: [2, 62], category: "intro" },
      { at: [3, 63], category: "outro", votes: removedVotes },
    ]);
    await nameUser(w, "ann", "Ann");
    const { json } = await w.send("GET", PATH, { query: { userID: local("ann"), ...both } });
    expect(json).toMatchObject({
      userID: publicIdOf("ann"),
      userName: "Ann",
      overallStats: { minutesSaved: 2, segmentCount: 3 },
      categoryCount: { sponsor: 2, intro: 1, outro: 0, chapter: 0 },
      actionTypeCount: { skip: 2, mute: 1, full: 0, poi: 0, chapter: 0 },
    });
  });

  it("omits what was not requested, and returns zeros for unknown users", async () => {
    await using w = await counted();
    const { json } = await w.send("GET", PATH, { query: { publicUserID: publicIdOf("ann") } });
    const id = publicIdOf("ann");
    expect(json).toEqual({ userID: id, userName: id, overallStats: { minutesSaved: 0, segmentCount: 0 } });
  });

  it("counts hidden segments of a banned user", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [{ at: [0, 60], shadowHidden: 1 }]);
    await ban(w, "ann");
    const { json } = await w.send("GET", PATH, { query: { userID: local("ann"), fetchCategoryStats: "true" } });
    expect(json).toMatchObject({ overallStats: { segmentCount: 1 }, categoryCount: { sponsor: 1 } });
  });

  it("refuses an ambiguous user", async () => {
    await using w = await counted();
    expect((await w.send("GET", PATH)).status).toBe(400);
  });
});
