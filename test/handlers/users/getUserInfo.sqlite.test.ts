import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent } from "../../support/world.ts";
import { ban, counted, nameUser, plantFor } from "../statistics/counted.ts";

const ann = publicIdOf("ann");
const nothing = {
  userID: ann,
  userName: ann,
  minutesSaved: 0,
  segmentCount: 0,
  ignoredSegmentCount: 0,
  viewCount: 0,
  ignoredViewCount: 0,
  warnings: 0,
  warningReason: "",
  reputation: 0,
  vip: false,
  lastSegmentID: null,
};

describe.each(["/api/userInfo", "/api/getUserInfo"])("GET %s", (path) => {
  it("returns zeros for an unknown user", async () => {
    await using w = await counted();
    expect((await w.send("GET", path, { query: { userID: local("ann") } })).json).toEqual(nothing);
    expect((await w.send("GET", path, { query: { publicUserID: ann } })).json).toEqual(nothing);
  });

  const unchanged = shared(counted);
  it.each<[string, NonNullable<Sent["query"]>, string]>([
    ["a missing user", {}, "Invalid userID or publicUserID parameter"],
    ["an empty id", { userID: "", publicUserID: "" }, "Invalid userID or publicUserID parameter"],
    ["values that are not JSON", { publicUserID: ann, values: "[userName" }, "Invalid values JSON"],
    ["values that are not a list", { publicUserID: ann, values: '"userName"' }, "Invalid values"],
    ["unknown values", { publicUserID: ann, values: '["x",1,null]' }, "No valid values specified"],
    ["an empty list", { publicUserID: ann, values: "[]" }, "No valid values specified"],
    ["an unknown value", { publicUserID: ann, value: "constructor" }, "No valid values specified"],
  ])("refuses %s", async (_name, query, why) => {
    const w = unchanged();
    const answer = await w.send("GET", path, { query });
    expect([answer.status, answer.text.slice(0, why.length)]).toEqual([400, why]);
  });
});

describe("GET /api/userInfo", () => {
  const ask = async (w: Awaited<ReturnType<typeof counted>>, query: NonNullable<Sent["query"]>) =>
    (await w.send("GET", "/api/userInfo", { query })).json;

  it("returns what is known", async () => {
    await using w = await counted();
    const [, newest] = await plantFor(w, "ann", [
      { at: [0, 60], views: 2, timeSubmitted: 1 },
      { at: [1, 61], timeSubmitted: 3 },
      { at: [2, 62], votes: removedVotes, views: 5, timeSubmitted: 2 },
    ]);
    await nameUser(w, "ann", "Ann");
    await w.stores.vips.add(ann, 1);
    for (const [at, reason] of [
      [1, "first"],
      [2, "second"],
    ] as const)
      await w.stores.warnings.issue({ userId: ann, issuerId: publicIdOf("vip"), reason, at });
    expect(await ask(w, { userID: local("ann"), publicUserID: publicIdOf("bob") })).toEqual({
      userID: ann,
      userName: "Ann",
      minutesSaved: 2,
      segmentCount: 2,
      ignoredSegmentCount: 1,
      viewCount: 2,
      ignoredViewCount: 5,
      warnings: 2,
      warningReason: "second",
      reputation: 0,
      vip: true,
      lastSegmentID: newest,
    });
  });

  it.each<[string, NonNullable<Sent["query"]>, readonly string[]]>([
    ["a list", { values: '["userName","vip"]' }, ["userName", "vip"]],
    ["repeated names", { value: ["userName", "vip"] }, ["userName", "vip"]],
    ["one name", { value: "reputation" }, ["reputation"]],
    ["one of two paired names", { value: "minutesSaved" }, ["minutesSaved", "segmentCount"]],
    ["the other of two paired names", { values: '["segmentCount"]' }, ["minutesSaved", "segmentCount"]],
    ["a known name among unknown ones", { values: '["x","viewCount"]' }, ["viewCount"]],
    ["both forms", { values: '["vip"]', value: "userName" }, ["vip"]],
    [
      "the rarely requested names",
      { values: '["banned","freeChaptersAccess","titleSubmissionCount"]' },
      ["banned", "freeChaptersAccess", "titleSubmissionCount"],
    ],
  ])("returns the fields of %s", async (_name, query, expected) => {
    await using w = await counted();
    const info = await ask(w, { publicUserID: ann, ...query });
    expect(Object.keys(info as object).sort()).toEqual([...expected].sort());
  });

  it("fills the popup of the extension", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [{ at: [0, 60], views: 2 }]);
    const values = JSON.stringify(["userName", "viewCount", "minutesSaved", "vip", "permissions", "segmentCount"]);
    expect(await ask(w, { publicUserID: ann, values })).toMatchObject({
      userName: ann,
      viewCount: 2,
      minutesSaved: 2,
      vip: false,
      segmentCount: 1,
      permissions: { sponsor: true, poi_highlight: true, chapter: false },
    });
  });

  it("allows a VIP to submit chapters", async () => {
    await using w = await counted();
    await w.stores.vips.add(ann, 1);
    expect(await ask(w, { publicUserID: ann, value: "permissions" })).toMatchObject({ permissions: { chapter: true } });
  });

  it("returns whether the user is banned on request", async () => {
    await using w = await counted();
    expect(await ask(w, { publicUserID: ann, value: "banned" })).toEqual({ banned: false });
    await ban(w, "ann");
    expect(await ask(w, { publicUserID: ann, value: "banned" })).toEqual({ banned: true });
  });

  it("accepts a public id", async () => {
    await using w = await counted();
    expect(await ask(w, { publicUserID: "no id", value: "userID" })).toEqual({ userID: "no id" });
  });
});
