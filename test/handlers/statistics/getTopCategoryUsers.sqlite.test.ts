import { describe, expect, it } from "vitest";
import { shared } from "../../support/shared.ts";
import { publicIdOf, type Sent } from "../../support/world.ts";
import { counted, nameUser, plantFor } from "./counted.ts";

const PATH = "/api/getTopCategoryUsers";

describe("GET /api/getTopCategoryUsers", () => {
  it("counts the segments of one category", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [
      { at: [0, 60], views: 2 },
      { at: [0, 600], views: 9, category: "intro" },
    ]);
    await plantFor(w, "bob", [{ at: [0, 30], views: 6 }]);
    await nameUser(w, "ann", "ann");
    const ask = async (query: NonNullable<Sent["query"]>) => (await w.send("GET", PATH, { query })).json;
    expect(await ask({ category: "sponsor", sortType: "0" })).toEqual({
      userNames: [publicIdOf("bob"), "ann"],
      viewCounts: [6, 2],
      totalSubmissions: [1, 1],
      minutesSaved: [3, 2],
    });
    expect(await ask({ category: "intro", sortType: "1" })).toMatchObject({ userNames: ["ann"], viewCounts: [9] });
    expect(await ask({ category: "outro", sortType: "2" })).toMatchObject({ userNames: [] });
  });

  const unchanged = shared(counted);
  it.each<[string, NonNullable<Sent["query"]>]>([
    ["no category", { sortType: "0" }],
    ["an unknown category", { sortType: "0", category: "constructor" }],
    ["no sortType", { category: "sponsor" }],
    ["an unknown sortType", { category: "sponsor", sortType: "9" }],
  ])("refuses %s", async (_name, query) => {
    const w = unchanged();
    expect((await w.send("GET", PATH, { query })).status).toBe(400);
  });
});
