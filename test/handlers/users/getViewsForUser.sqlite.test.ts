import { describe, expect, it } from "vitest";
import { local } from "../../support/world.ts";
import { counted, plantFor } from "../statistics/counted.ts";

describe.each([
  ["/api/getViewsForUser", "viewCount"],
  ["/api/getSavedTimeForUser", "timeSaved"],
])("GET %s", (path, field) => {
  it("refuses requests without a user", async () => {
    await using w = await counted();
    expect((await w.send("GET", path)).status).toBe(400);
    expect((await w.send("GET", path, { query: { userID: "" } })).status).toBe(400);
    expect((await w.send("GET", path, { query: { userID: "x".repeat(256) } })).status).toBe(400);
  });

  it("does not find users without segments", async () => {
    await using w = await counted();
    expect((await w.send("GET", path, { query: { userID: local("ann") } })).status).toBe(404);
  });

  it("returns 0 for segments without views", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [{ at: [0, 60] }]);
    expect((await w.send("GET", path, { query: { userID: local("ann") } })).json).toEqual({ [field]: 0 });
  });

  it("returns the sum", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [
      { at: [0, 60], views: 2 },
      { at: [1, 61], views: 3, votes: -9 },
    ]);
    await plantFor(w, "bob", [{ at: [2, 62], views: 9 }]);
    const sum = { viewCount: 5, timeSaved: 2 }[field];
    expect((await w.send("GET", path, { query: { userID: local("ann") } })).json).toEqual({ [field]: sum });
  });
});
