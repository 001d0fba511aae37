import { describe, expect, it } from "vitest";
import { local, type Sent } from "../../support/world.ts";
import { counted, plantFor } from "./counted.ts";

const PATH = "/api/getTotalStats";

describe("GET /api/getTotalStats", () => {
  it("returns numbers for an empty database", async () => {
    await using w = await counted();
    expect((await w.send("GET", PATH)).json).toEqual({
      activeUsers: 0,
      apiUsers: 1,
      viewCount: 0,
      totalSubmissions: 0,
      minutesSaved: 0,
    });
    expect((await w.send("GET", "/api/getDaysSavedFormatted")).json).toEqual({ daysSaved: 0 });
  });

  it.each<[NonNullable<Sent["query"]>, number | undefined]>([
    [{}, undefined],
    [{ countContributingUsers: "true" }, 2],
    [{ countContributingUsers: "True" }, 2],
    [{ countContributingUsers: "false" }, undefined],
    [{ countContributingUsers: "" }, undefined],
    [{ countContributingUsers: "1" }, undefined],
    [{ countContributingUsers: ["true", "true"] }, 2],
    [{ countContributingUsers: "x".repeat(300) }, undefined],
  ])("with %o: userCount %s, and never an error", async (query, userCount) => {
    await using w = await counted();
    await plantFor(w, "ann", [{ at: [1, 2] }, { at: [3, 4] }]);
    await plantFor(w, "bob", [{ at: [5, 6], shadowHidden: 1 }]);
    const answer = await w.send("GET", PATH, { query });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ totalSubmissions: 2 });
    expect((answer.json as { userCount?: number }).userCount).toBe(userCount);
  });

  it("counts addresses of the last 48 hours once, for any request", async () => {
    let now = 1_800_000_000_000;
    await using w = await counted({ now: () => now });
    const call = (ip: string, path: string = PATH) =>
      w.send("GET", path, { ip, query: path === PATH ? {} : { userID: local("ann") } });
    for (const ip of ["192.0.2.1", "192.0.2.2", "192.0.2.2"]) await call(ip, "/api/getUsername");
    now += 47 * 3_600_000;
    expect((await call("192.0.2.3")).json).toMatchObject({ apiUsers: 3 });
    now += 2 * 3_600_000;
    expect((await call("192.0.2.3")).json).toMatchObject({ apiUsers: 1 });
  });

  it("excludes segments of users who delete their data", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [{ at: [1, 61], views: 1 }]);
    expect((await w.send("GET", PATH)).json).toMatchObject({ totalSubmissions: 1, minutesSaved: 1 });
    await w.send("POST", "/api/deleteMyData", { json: { userID: local("ann"), mode: "delete" } });
    const query = { countContributingUsers: "true" };
    expect((await w.send("GET", PATH, { query })).json).toMatchObject({ totalSubmissions: 0, userCount: 0 });
  });
});

describe("GET /api/getDaysSavedFormatted", () => {
  it.each([
    [1, 0],
    [864, 0.01],
    [86_400, 1],
    [111_111, 1.29],
  ])("a segment of a second, viewed %i times: %d days", async (views, daysSaved) => {
    await using w = await counted();
    await plantFor(w, "ann", [{ at: [0, 1], views }]);
    expect((await w.send("GET", "/api/getDaysSavedFormatted")).json).toEqual({ daysSaved });
  });
});
