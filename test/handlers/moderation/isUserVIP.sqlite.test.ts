import { describe, expect, it } from "vitest";
import { local, publicIdOf } from "../../support/world.ts";
import { moderated } from "./people.ts";

const PATH = "/api/isUserVIP";

describe("GET /api/isUserVIP", () => {
  it.each([
    ["vip", true],
    ["ann", false],
    ["admin", true], // who may do what a VIP may
  ])("returns for %s: %s", async (name, vip) => {
    await using w = await moderated();
    const answer = await w.send("GET", PATH, { query: { userID: local(name) } });
    expect([answer.status, answer.json]).toEqual([200, { hashedUserID: publicIdOf(name), vip }]);
  });

  it("treats a public id as an unknown local id", async () => {
    await using w = await moderated();
    const answer = await w.send("GET", PATH, { query: { userID: publicIdOf("vip") } });
    expect(answer.json).toMatchObject({ vip: false });
  });

  it.each([{}, { userID: "" }])("refuses %j", async (query) => {
    await using w = await moderated();
    const answer = await w.send("GET", PATH, { query });
    expect([answer.status, answer.text]).toEqual([400, "No userID provided"]);
  });
});
