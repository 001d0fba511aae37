import { describe, expect, it } from "vitest";
import { videoHash } from "../../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { local, publicIdOf, type Sent, type World, world } from "../../support/world.ts";

const ask = (w: World, description: string, more: object = {}) =>
  w.send("GET", "/api/chapterNames", { query: { description, ...more } });
const namesOf = (json: unknown) => (json as { description: string }[]).map(({ description }) => description);

/** A user with enough good segments to be allowed to name chapters. */
async function withNarrator(w: World, name = "narrator"): Promise<void> {
  const userId = publicIdOf(name);
  await plant(
    w,
    Array.from({ length: 6 }, (_, at) => ({ at: [at * 10, at * 10 + 5] as const, videoId: "earlier1234", userId })),
  );
}

const submit = (w: World, videoID: string, names: readonly string[], by = "narrator") =>
  w.send("POST", "/api/skipSegments", {
    json: {
      videoID,
      userID: local(by),
      segments: names.map((description, at) => ({
        segment: [at * 10, at * 10 + 10],
        category: "chapter",
        actionType: "chapter",
        description,
      })),
    },
  });

describe("GET /api/chapterNames", () => {
  it("suggests names of stored chapters, the most similar first", async () => {
    await using w = await world();
    await withNarrator(w);
    expect((await submit(w, "video000001", ["Introduction", "Interview with Ann", "Credits"])).status).toBe(200);
    const answer = await ask(w, "int");
    expect([answer.status, answer.json]).toEqual([
      200,
      [{ description: "Introduction" }, { description: "Interview with Ann" }],
    ]);
    expect(namesOf((await ask(w, "introdution", { channelID: "UCx" })).json)).toEqual(["Introduction"]);
  });

  it("suggests at most five, each once", async () => {
    await using w = await world();
    await withNarrator(w);
    await submit(w, "video000001", ["Part 1", "Part 2", "Part 3", "Part 4", "Part 5", "Part 6"]);
    await submit(w, "video000002", ["Part 6", "Part 1"]);
    expect(namesOf((await ask(w, "part")).json)).toEqual(["Part 1", "Part 6", "Part 2", "Part 3", "Part 4"]);
  });

  it.each(["nothing like it", "%", "_______", "' or 1=1 --", "🎬"])(
    "returns 404 with an empty array for %s",
    async (text) => {
      await using w = await world();
      await withNarrator(w);
      await submit(w, "video000001", ["Credits"]);
      const answer = await ask(w, text);
      expect([answer.status, answer.text]).toEqual([404, "[]"]);
    },
  );

  it.each<[string, string, (uuid: string) => Sent]>([
    ["removed by votes", "voteOnSponsorTime", (UUID) => ({ query: { UUID, userID: local("vip"), type: "0" } })],
    ["retired", "purgeAllSegments", () => ({ json: { userID: local("vip"), videoID: "video000001" } })],
    [
      "hidden with its submitter",
      "shadowBanUser",
      () => ({ query: { userID: publicIdOf("narrator"), adminUserID: local("vip") } }),
    ],
  ])("does not suggest the name of a chapter that was %s", async (_what, operation, sent) => {
    await using w = await world();
    await using other = await world({ beside: w });
    await withNarrator(w);
    await w.stores.vips.add(publicIdOf("vip"), 1);
    await submit(w, "video000001", ["Credits"]);
    for (const process of [w, other]) expect((await ask(process, "credits")).status).toBe(200);
    const [uuid = ""] = await w.storage.knex("segments").where("action_type", "chapter").pluck("uuid");
    expect((await w.send("POST", `/api/${operation}`, sent(uuid))).status).toBe(200);
    expect((await ask(w, "credits")).status).toBe(404);
    await expect.poll(async () => (await ask(other, "credits")).status).toBe(404);
  });

  it("keeps an answer until chapters change", async () => {
    await using w = await world();
    await withNarrator(w);
    await submit(w, "video000001", ["Introduction"]);
    let statements = 0;
    w.storage.knex.on("query", ({ sql }) => void (/chapter_/.test(sql) && statements++));
    const first = await ask(w, "int");
    expect(statements).toBeGreaterThan(0);
    statements = 0;
    await w.send("POST", "/api/skipSegments", {
      json: { videoID: VIDEO, userID: local("ann"), segments: [{ segment: [1, 9], category: "sponsor" }] },
    });
    const second = await ask(w, "int", {});
    expect([second.text, statements]).toEqual([first.text, 0]);
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await w.send("GET", "/api/chapterNames", { query: { description: "int" }, headers })).status).toBe(304);
    await submit(w, "video000002", ["Interview"]);
    expect(namesOf((await ask(w, "int")).json)).toEqual(["Interview", "Introduction"]);
  });

  it("is answered while a transaction is open", async () => {
    await using w = await world();
    await withNarrator(w);
    await submit(w, "video000001", ["Credits"]);
    const answer = await w.storage.transaction(async ({ videos }) => {
      await videos.lock("YouTube", VIDEO, videoHash(VIDEO));
      return ask(w, "credits");
    });
    expect(answer.status).toBe(200);
  });

  it("waits for others of its address, and not for those of another one", async () => {
    await using w = await world();
    await withNarrator(w);
    await submit(w, "video000001", ["Credits"]);
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = Array.from({ length: 20 }, () => w.services.readInTurn("192.0.2.9", () => promise));
    const statuses: string[] = [];
    const from = async (ip: string, description: string): Promise<void> => {
      const { status } = await w.send("GET", "/api/chapterNames", { query: { description }, ip });
      statuses.push(`${ip} ${status}`);
    };
    const waiting = from("192.0.2.9", "credits");
    await from("192.0.2.1", "credit");
    resolve();
    await Promise.all([...running, waiting]);
    expect(statuses).toEqual(["192.0.2.1 200", "192.0.2.9 200"]);
  });

  it("ignores descriptions of other segments", async () => {
    await using w = await world();
    await plant(w, [{ at: [1, 2], description: "Credits" }]);
    expect((await ask(w, "credits")).status).toBe(404);
  });

  it("stores a name once when many videos get it concurrently", async () => {
    await using w = await world();
    await withNarrator(w);
    const videos = Array.from({ length: 8 }, (_, at) => `video00000${at}`);
    const answers = await Promise.all(
      videos.map((video, at) => submit(w, video, at % 2 === 0 ? ["Opening", "Closing"] : ["Closing", "Opening"])),
    );
    expect(answers.map(({ status }) => status)).toEqual(videos.map(() => 200));
    expect(await w.storage.knex("chapter_names").orderBy("name").pluck("name")).toEqual(["Closing", "Opening"]);
    expect(await w.storage.knex("chapter_uses").pluck("segment_id")).toHaveLength(16);
  });

  it("stores a name of 200 characters that expand when normalised", async () => {
    await using w = await world();
    await withNarrator(w);
    expect((await submit(w, "video000001", ["ﷺ".repeat(200)])).status).toBe(200);
    expect((await ask(w, "ﷺ")).status).toBe(200);
  });

  it.each([[{}], [{ description: "" }], [{ description: "x".repeat(256) }]])("refuses %j", async (query) => {
    await using w = await world();
    const answer = await w.send("GET", "/api/chapterNames", { query });
    expect(answer.status).toBe(400);
  });
});
