import { describe, expect, it } from "vitest";
import { plant } from "../../support/segments.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";

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

  it.each([
    ["voted away", { votes: -2 }],
    ["retired", { hidden: 1 }],
    ["shadow hidden", { shadow_hidden: 1 }],
  ])("does not suggest the name of a chapter that was %s", async (_state, columns) => {
    await using w = await world();
    await withNarrator(w);
    await submit(w, "video000001", ["Credits"]);
    expect((await ask(w, "credits")).status).toBe(200);
    await w.storage.knex("segments").where("action_type", "chapter").update(columns);
    expect((await ask(w, "credits")).status).toBe(404);
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
