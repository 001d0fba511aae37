import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, inject, it } from "vitest";
import { videoHash } from "../../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent, type World } from "../../support/world.ts";
import { loggedActions, moderated, submission, submissionUnderWay, VIP } from "./people.ts";

const PATH = "/api/lockCategories";
const order = (more: object = {}): Sent => ({
  json: { videoID: VIDEO, userID: VIP, categories: ["sponsor"], ...more },
});
const locked = async ({ stores }: World, service = "YouTube") =>
  (await stores.locks.onVideo(service, VIDEO)).map(({ category, actionType }) => `${category} ${actionType}`);

describe.each([PATH, "/api/noSegments"])("POST %s", (path) => {
  it.each<[string, object, string[]]>([
    ["one category", {}, ["sponsor mute", "sponsor skip"]],
    ["two", { categories: ["sponsor", "intro"] }, ["intro mute", "intro skip", "sponsor mute", "sponsor skip"]],
    ["one action", { actionTypes: ["full"] }, ["sponsor full"]],
    ["a category without one of the actions", { categories: ["music_offtopic"] }, ["music_offtopic skip"]],
    ["points, with their implied action", { categories: ["poi_highlight"] }, ["poi_highlight poi"]],
    ["an unknown category among known ones", { categories: ["fun", "hook"] }, ["hook mute", "hook skip"]],
    ["nothing, successfully, for unknown categories", { categories: ["fun"] }, []],
    [
      "what is text and known",
      { categories: ["sponsor", 5, null, {}, "x".repeat(65)], actionTypes: ["skip", 5] },
      ["sponsor skip"],
    ],
    ["everything", { categories: ["all"] }, ["all chapter", "all full", "all mute", "all poi", "all skip"]],
    ["one action of all categories", { categories: ["all"], actionTypes: ["skip"] }, ["all skip"]],
    [
      "a category, with null in optional fields",
      { actionTypes: null, reason: null, service: null },
      ["sponsor mute", "sponsor skip"],
    ],
  ])("locks %s", async (_name, more, expected) => {
    await using w = await moderated();
    const answer = await w.send("POST", path, order(more));
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(await locked(w)).toEqual(expected);
    expect(await loggedActions(w)).toEqual(expected.length > 0 ? [`vip lock ${VIDEO}`] : []);
  });

  const unchanged = shared(moderated);
  it.each<[string, object, number, string]>([
    ["no user", { userID: undefined }, 400, "No userID provided"],
    ["no video", { videoID: undefined }, 400, "No videoID provided"],
    ["no categories", { categories: undefined }, 400, "No categories provided"],
    ["an empty list", { categories: [] }, 400, "No valid categories"],
    ["a string instead of a list", { categories: "sponsor" }, 400, "No valid categories"],
    ["a number in the list", { categories: [1] }, 400, "No valid categories"],
    ["action types without any text", { actionTypes: [1] }, 400, "No valid actionTypes"],
    ["a user who is not a VIP", { userID: local("ann") }, 403, "Only a VIP may do this."],
    ["the public id of a VIP", { userID: publicIdOf("vip") }, 403, "Only a VIP may do this."],
    ["a body that is too large", { more: "x".repeat(110_000) }, 413, "The body is larger"],
  ])("refuses %s", async (_name, more, status, text) => {
    const w = unchanged();
    const answer = await w.send("POST", path, order(more));
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect([await locked(w), await loggedActions(w)]).toEqual([[], []]);
  });
});

describe("POST /api/lockCategories, repeated", () => {
  it("changes the reason of an existing lock, but does not remove it", async () => {
    await using w = await moderated();
    const reasons = async () => (await w.stores.locks.onVideo("YouTube", VIDEO)).map(({ reason }) => reason);
    await w.send("POST", PATH, order({ reason: "first", actionTypes: ["skip"] }));
    await w.send("POST", PATH, order({ actionTypes: ["skip"] }));
    expect(await reasons()).toEqual(["first"]);
    await w.send("POST", PATH, order({ reason: "second", actionTypes: ["skip"] }));
    expect(await reasons()).toEqual(["second"]);
  });

  it("locks the video only on the given platform", async () => {
    await using w = await moderated();
    await w.send("POST", PATH, order({ service: "spotify" }));
    expect([await locked(w), await locked(w, "Spotify")]).toEqual([[], ["sponsor mute", "sponsor skip"]]);
  });
});

describe("a locked category", () => {
  it.each([
    // locked, submitted, reply
    [["sponsor"], "sponsor", 403],
    [["sponsor"], "intro", 200],
    [["all"], "sponsor", 403],
    [["all"], "intro", 403],
  ])("among %j: submitting %s as an ordinary user gets %i", async (categories, category, status) => {
    await using w = await moderated();
    await w.send("POST", PATH, order({ categories, reason: "complete" }));
    const sent = submission("ann", [1, 10], { segments: [{ segment: [1, 10], category }] });
    const answer = await w.send("POST", "/api/skipSegments", sent);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.text).toContain(`"${category}".\ncomplete`);
    expect((await w.send("POST", "/api/skipSegments", submission("vip", [20, 30]))).status).toBe(200);
  });

  it("hides no existing segment", async () => {
    await using w = await moderated();
    await plant(w, [{ at: [1, 10] }]);
    await w.send("POST", PATH, order({ categories: ["all"] }));
    expect((await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } })).status).toBe(200);
  });

  it.skipIf(inject("engine") === "sqlite")("waits for a submission that did not see the lock", async () => {
    await using w = await moderated();
    const { finish, submitted } = await submissionUnderWay(w);
    const lock = w.send("POST", PATH, order());
    expect(await Promise.race([lock, sleep(300, "waits")])).toBe("waits");
    await finish();
    expect([(await submitted).status, (await lock).status]).toEqual([200, 200]);
    expect((await w.send("POST", "/api/skipSegments", submission("bob", [50, 60]))).status).toBe(403);
  });

  it("accepts nothing once the lock is confirmed, despite concurrent submissions", async () => {
    await using w = await moderated();
    const people = Array.from({ length: 12 }, (_, n) => `user${n}`);
    const submit = (name: string, n: number) =>
      w.send("POST", "/api/skipSegments", submission(name, [n * 100, n * 100 + 10]));
    const submitted = people.map(submit);
    const lock = w.send("POST", PATH, order()).then(async ({ status }) => {
      const late = await submit("late", 50);
      return [status, late.status];
    });
    const answers = await Promise.all(submitted);
    expect(await lock).toEqual([200, 403]);
    // Exactly the submissions answered with 200 are stored.
    const accepted = people.filter((_, n) => answers[n]?.status === 200).map(publicIdOf);
    const rows = await w.stores.segments.onVideo("YouTube", VIDEO);
    expect(rows.map(({ userId }) => userId).sort()).toEqual(accepted.sort());
    expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true);
  });
});

describe.each([PATH, "/api/noSegments"])("DELETE %s", (path) => {
  const done = { message: `Removed lock categories entrys for video ${VIDEO}` };

  it.each<[string, string[], object, string[]]>([
    ["one category", ["sponsor", "intro"], {}, ["intro mute", "intro skip"]],
    ["one action", ["sponsor"], { actionTypes: ["mute"] }, ["sponsor skip"]],
    ["points", ["poi_highlight"], { categories: ["poi_highlight"] }, []],
    ["everything by the name all", ["all", "sponsor"], { categories: ["all"] }, []],
    ["one action of all categories", ["hook"], { categories: ["all"], actionTypes: ["skip"] }, ["hook mute"]],
    [
      "what is text",
      ["sponsor", "hook"],
      { categories: ["hook", 5], actionTypes: ["mute", null, "skip"] },
      ["sponsor mute", "sponsor skip"],
    ],
  ])("unlocks %s", async (_name, before, more, after) => {
    await using w = await moderated();
    await w.send("POST", PATH, order({ categories: before }));
    const answer = await w.send("DELETE", path, order(more));
    expect([answer.status, answer.json]).toEqual([200, done]);
    expect(await locked(w)).toEqual(after);
    expect(await loggedActions(w)).toEqual([`vip lock ${VIDEO}`, `vip unlock ${VIDEO}`]);
  });

  it("keeps a lock on all categories when one category is named", async () => {
    await using w = await moderated();
    await w.send("POST", PATH, order({ categories: ["all"] }));
    expect((await w.send("DELETE", path, order())).json).toEqual(done);
    expect((await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]))).status).toBe(403);
  });

  it("succeeds where nothing was locked, without an audit log entry", async () => {
    await using w = await moderated();
    expect((await w.send("DELETE", path, order())).json).toEqual(done);
    expect(await loggedActions(w)).toEqual([]);
  });

  const unchanged = shared(moderated);
  it.each<[string, object, number]>([
    ["no user", { userID: undefined }, 400],
    ["no categories", { categories: [] }, 400],
    ["a user who is not a VIP", { userID: local("ann") }, 403],
    ["a body that is too large", { more: "x".repeat(110_000) }, 413],
  ])("refuses %s", async (_name, more, status) => {
    const w = unchanged();
    await w.send("POST", PATH, order());
    expect((await w.send("DELETE", path, order(more))).status).toBe(status);
    expect(await locked(w)).toHaveLength(2);
  });
});

describe("GET /api/lockCategories", () => {
  const hash = videoHash(VIDEO);
  const read = (w: World, query: Sent["query"], path = PATH, headers = {}) =>
    w.send("GET", path, { query: query ?? {}, headers });

  it("lists each locked category once, with the longest reason", async () => {
    await using w = await moderated();
    await w.send("POST", PATH, order({ reason: "short" }));
    await w.send("POST", PATH, order({ categories: ["intro"], reason: "the longest one" }));
    const answer = await read(w, { videoID: VIDEO });
    const summary = { categories: ["intro", "sponsor"], actionTypes: ["mute", "skip"], reason: "the longest one" };
    expect([answer.status, answer.json]).toEqual([200, summary]);
    const list = [{ videoID: VIDEO, hash, ...summary }];
    expect((await read(w, {}, `${PATH}/${hash.slice(0, 4)}`)).json).toEqual(list);
    expect((await read(w, { prefix: hash.slice(0, 5) })).json).toEqual(list);
    expect((await read(w, { prefix: hash.slice(0, 32).toUpperCase() })).json).toEqual(list);
  });

  it("expands a lock on all categories", async () => {
    await using w = await moderated();
    await w.send("POST", PATH, order({ categories: ["all"] }));
    const of = async (query: object) => (await read(w, { videoID: VIDEO, ...query })).json;
    expect(await of({ actionType: "full" })).toMatchObject({
      categories: ["sponsor", "selfpromo", "exclusive_access"],
    });
    expect(await of({ actionTypes: '["poi","chapter"]' })).toMatchObject({ categories: ["chapter", "poi_highlight"] });
  });

  it.each<[string, string, NonNullable<Sent["query"]>, number]>([
    ["another video", PATH, { videoID: "another1234" }, 404],
    ["another platform", PATH, { videoID: VIDEO, service: "Spotify" }, 404],
    ["other actions", PATH, { videoID: VIDEO, actionType: "full" }, 404],
    ["other actions under the prefix", `${PATH}/5f6b`, { actionType: "full" }, 404],
    ["another platform under the prefix", `${PATH}/5f6b`, { service: "Spotify" }, 404],
    ["another prefix", `${PATH}/0000`, {}, 404],
    ["another prefix in the query", PATH, { prefix: "0000" }, 404],
    ["neither video nor prefix", PATH, {}, 400],
    ["a prefix that is too short", `${PATH}/5f6`, {}, 400],
    ["a prefix that is not hexadecimal", PATH, { prefix: "wxyz" }, 400],
    ["an invalid list", PATH, { videoID: VIDEO, actionTypes: "skip" }, 400],
    ["an invalid list under the prefix", `${PATH}/5f6b`, { actionTypes: "{}" }, 400],
  ])("for %s: %s %j, %i", async (_name, path, query, status) => {
    await using w = await moderated();
    await w.send("POST", PATH, order());
    expect((await read(w, query, path)).status).toBe(status);
  });

  it.each([
    [PATH, { videoID: VIDEO }],
    [`${PATH}/5f6b`, {}],
  ])("%s is answered with 304 until something changes", async (path, query) => {
    await using w = await moderated();
    await w.send("POST", PATH, order());
    const etag = (await read(w, query, path)).headers.get("etag") ?? "";
    expect((await read(w, query, path, { "if-none-match": etag })).status).toBe(304);
    await w.send("POST", PATH, order({ categories: ["intro"] }));
    expect((await read(w, query, path, { "if-none-match": etag })).status).toBe(200);
  });
});
