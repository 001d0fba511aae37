import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { call, json } from "../../support/client.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { stateOf } from "./voting.ts";

/** The id that the browser extension generates for a segment: 36 letters and digits. */
const OWN = "XJ3XpM9SeTqhV5JpTqQ9Sjxy2eVVdEXtVwG0";
const HOUR = 3_600_000;
const post = { method: "POST", headers: { ...json, "X-CLIENT-NAME": "abcdefgh/5.11" } };

const submission = (name: string, UUID: unknown = OWN, at: readonly [number, number] = [40.2, 71]) =>
  JSON.stringify({
    videoID: VIDEO,
    userID: local(name),
    segments: [{ segment: at, category: "sponsor", actionType: "skip", description: "", UUID, source: 1 }],
    videoDuration: 212.1,
    userAgent: "abcdefgh/v5.11",
    service: "YouTube",
  });
const submit = async (w: World, name: string, UUID?: unknown, at?: readonly [number, number]): Promise<string> => {
  const answer = await call(w, "/api/skipSegments", { ...post, body: submission(name, UUID, at) });
  expect([answer.status, answer.text]).toEqual([200, ""]);
  const [uuid = ""]: string[] = await w.storage.knex("segments").orderBy("id", "desc").limit(1).pluck("uuid");
  return uuid;
};
const vote = async (w: World, name: string, what: string, UUID = OWN): Promise<number> => {
  const path = `/api/voteOnSponsorTime?UUID=${UUID}&videoID=${VIDEO}&userID=${local(name)}&${what}`;
  return (await call(w, path, { ...post, body: "{}" })).status;
};
const view = async (w: World, UUID = OWN, videoID = VIDEO): Promise<number> =>
  (await call(w, `/api/viewedVideoSponsorTime?UUID=${UUID}&videoID=${videoID}`, { ...post, body: "{}" })).status;

describe("a recent segment submitted with a client-generated id", () => {
  it("accepts votes, undo, category votes and views of the extension, in this process and in others", async () => {
    await using w = await world();
    await using other = await world({ beside: w });
    const uuid = await submit(w, "ann");
    for (const process of [w, other]) {
      expect(await vote(process, "ann", "type=0")).toBe(200);
      expect((await stateOf(w, uuid)).votes).toBe(removedVotes);
      expect(await vote(process, "ann", "type=20")).toBe(200);
      expect((await stateOf(w, uuid)).votes).toBe(0);
      expect(await view(process)).toBe(200);
    }
    expect((await stateOf(w, uuid)).views).toBe(2);
    expect(await vote(other, "ann", "category=selfpromo")).toBe(200);
    expect((await stateOf(w, uuid)).category).toBe("selfpromo");
    const id = await call(other, `/api/segmentID?UUID=${OWN}&videoID=${VIDEO}`);
    expect([id.status, id.text]).toEqual([200, uuid]);
  });

  it("can be voted on only by its submitter under that id", async () => {
    await using w = await world();
    const uuid = await submit(w, "ann");
    expect(await vote(w, "bob", "type=0")).toBe(404);
    expect(await vote(w, "bob", "type=1", uuid)).toBe(200);
    expect((await stateOf(w, uuid)).votes).toBe(1);
  });

  it("is not found under that id on another video, nor when two users use the same id", async () => {
    await using w = await world();
    const first = await submit(w, "ann");
    expect(await view(w, OWN, "xxxxxxxxxxx")).toBe(200);
    const second = await submit(w, "bob", OWN, [100, 120]);
    expect(await view(w)).toBe(200);
    expect([(await stateOf(w, first)).views, (await stateOf(w, second)).views]).toEqual([0, 0]);
    expect(await vote(w, "bob", "type=0")).toBe(200);
    expect([(await stateOf(w, first)).votes, (await stateOf(w, second)).votes]).toEqual([0, removedVotes]);
  });

  it("does not shadow a stored segment with that id", async () => {
    await using w = await world();
    const [stored = ""] = await plant(w, [{ at: [1, 9] }]);
    const uuid = await submit(w, "ann", stored);
    expect([await vote(w, "ann", "type=1", stored), await view(w, stored)]).toEqual([200, 200]);
    expect(await stateOf(w, stored)).toMatchObject({ votes: 1, views: 1 });
    expect(await stateOf(w, uuid)).toMatchObject({ votes: 0, views: 0 });
    // Nor one whose id only starts with it.
    const piece = stored.slice(0, 20);
    await submit(w, "bob", piece, [100, 120]);
    expect(await view(w, piece)).toBe(200);
    expect((await stateOf(w, stored)).views).toBe(2);
  });

  it("resolves to the stored segment when another user had submitted the same before", async () => {
    await using w = await world();
    const [stored = ""] = await plant(w, [{ at: [40.2, 71] }]);
    const two = JSON.parse(submission("ann"));
    two.segments.push({ ...two.segments[0], segment: [100, 120], UUID: OWN.toLowerCase() });
    expect((await call(w, "/api/skipSegments", { ...post, body: JSON.stringify(two) })).status).toBe(200);
    expect(await vote(w, "ann", "type=1")).toBe(200);
    expect((await stateOf(w, stored)).votes).toBe(1);
  });

  it.each<[string, unknown]>([
    ["a short text", "1"],
    ["an empty text", ""],
    ["a number", 5],
    ["null", null],
    ["an object", {}],
    ["a text with blanks", "an id with blanks in it"],
    ["129 characters", "x".repeat(129)],
  ])("is also stored with %s as id, which is not recorded", async (_, UUID) => {
    await using w = await world();
    await submit(w, "ann", UUID);
    expect(await w.storage.knex("client_uuids").select("user_id")).toEqual([]);
  });

  it("has that id for an hour, and the id itself is not stored", async () => {
    let now = 1_800_000_000_000;
    await using w = await world({ now: () => now });
    await submit(w, "ann");
    const [row] = await w.storage.knex("client_uuids");
    expect(row.client_uuid).toMatch(/^[0-9a-f]{64}$/);
    now += HOUR - 1;
    expect(await vote(w, "ann", "type=0")).toBe(200);
    now += 1;
    expect(await vote(w, "ann", "type=20")).toBe(404);
    expect(await w.stores.clientUuids.prune(now, 10)).toBe(0);
    expect(await w.stores.clientUuids.prune(now + 1, 10)).toBe(1);
    expect(await w.storage.knex("client_uuids")).toEqual([]);
  });

  it("loses that id when its submitter deletes their data", async () => {
    await using w = await world();
    await submit(w, "ann");
    const body = JSON.stringify({ userID: local("ann"), mode: "anonymise" });
    expect((await call(w, "/api/deleteMyData", { ...post, body })).status).toBe(200);
    expect(await w.storage.knex("client_uuids").where("user_id", publicIdOf("ann"))).toEqual([]);
    expect(await w.storage.knex("segments").pluck("id")).toHaveLength(1);
  });

  it("gets no id when the submission is refused", async () => {
    await using w = await world();
    await submit(w, "ann");
    const again = await call(w, "/api/skipSegments", { ...post, body: submission("ann", `${OWN}-again`) });
    expect(again.status).toBe(409);
    expect(await w.storage.knex("client_uuids").select("user_id")).toHaveLength(1);
  });
});
