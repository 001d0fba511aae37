import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { plant, type Sketch } from "../../support/segments.ts";
import { publicIdOf, type Sent, type World } from "../../support/world.ts";
import { counted } from "./counted.ts";

type Day = Readonly<{ day: string; segments: number; views: number }>;
const send = (w: World, query: NonNullable<Sent["query"]> = {}) => w.send("GET", "/api/dailyStats", { query });
const ask = async (w: World, days: number): Promise<readonly Day[]> =>
  ((await send(w, { days: String(days) })).json as { days: Day[] }).days;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const noon = Date.parse("2026-07-25T12:00:00Z");
const midnight = noon - 12 * HOUR;
const ann = publicIdOf("ann");
const none = { segments: 0, users: 0, views: 0, minutesSaved: 0, categories: {} };
const submitted = (timeSubmitted: number, start: number, more: object = {}): Sketch => ({
  at: [start, start + 60],
  timeSubmitted,
  ...more,
});
const setViews = (w: World, uuid: string | undefined, views: number) =>
  w.storage.knex("segments").where({ uuid }).update({ views });

describe("GET /api/dailyStats", () => {
  it("has an element for each day in UTC, oldest first, today last", async () => {
    await using w = await counted({ now: () => noon });
    await plant(w, [
      submitted(midnight - 1, 0, { userId: ann, views: 2 }),
      submitted(midnight - DAY, 100, { userId: ann, category: "intro" }),
      submitted(midnight - DAY, 200),
      submitted(midnight, 300),
      submitted(noon, 400, { userId: ann, views: 3 }),
      submitted(midnight - 3 * DAY - 1, 500),
    ]);
    const answer = await send(w, { days: "4" });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    expect(answer.json).toEqual({
      days: [
        { ...none, day: "2026-07-22" },
        { ...none, day: "2026-07-23" },
        { day: "2026-07-24", segments: 3, users: 2, views: 2, minutesSaved: 2, categories: { sponsor: 2, intro: 1 } },
        { day: "2026-07-25", segments: 2, users: 2, views: 3, minutesSaved: 3, categories: { sponsor: 2 } },
      ],
    });
  });

  it.each([
    ["over", noon - DAY],
    ["today", noon],
  ])("counts segments whatever became of them, with capped minutes and none of chapters: %s", async (_name, time) => {
    await using w = await counted({ now: () => noon });
    await plant(w, [
      submitted(time, 0, { votes: removedVotes, views: 1 }),
      submitted(time, 100, { hidden: 1, views: 1 }),
      submitted(time, 200, { shadowHidden: 1, views: 1 }),
      submitted(time, 300, { actionType: "chapter", category: "chapter", views: 1 }),
      { at: [0, 6000], timeSubmitted: time, views: 1 },
    ]);
    const days = await ask(w, 2);
    expect(days.find(({ segments }) => segments > 0)).toMatchObject({ segments: 5, views: 5, minutesSaved: 13 });
  });

  it.each([
    [{}, 30],
    [{ days: "1" }, 1],
    [{ days: "366" }, 366],
  ])("with %j has %i days", async (query, length) => {
    await using w = await counted({ now: () => noon });
    expect(((await send(w, query)).json as { days: Day[] }).days).toHaveLength(length);
  });

  it("counts today anew for each request, or as often as configured", async () => {
    let now = noon;
    await using w = await counted({ statistics: { cacheSeconds: 60 }, now: () => now });
    expect((await ask(w, 1))[0]?.segments).toBe(0);
    await plant(w, [submitted(noon, 0)]);
    expect((await ask(w, 1))[0]?.segments).toBe(0);
    now += 60_000;
    expect((await ask(w, 1))[0]?.segments).toBe(1);
  });

  it("is right at midnight, though today is cached", async () => {
    let now = midnight + DAY - 1;
    await using w = await counted({ statistics: { cacheSeconds: 60 }, now: () => now });
    await plant(w, [submitted(now, 0)]);
    expect((await ask(w, 2)).map(({ day, segments }) => [day, segments])).toEqual([
      ["2026-07-24", 0],
      ["2026-07-25", 1],
    ]);
    now += 1;
    expect((await ask(w, 2)).map(({ day, segments }) => [day, segments])).toEqual([
      ["2026-07-25", 1],
      ["2026-07-26", 0],
    ]);
  });

  it("counts a day that is over again when it has become twice as old", async () => {
    let now = midnight + 6 * HOUR;
    await using w = await counted({ now: () => now });
    const [uuid] = await plant(w, [submitted(midnight - 1, 0, { views: 1 })]);
    const views = async () => (await ask(w, 2)).find(({ day }) => day === "2026-07-24")?.views;
    expect(await views()).toBe(1);
    await setViews(w, uuid, 5);
    now += 6 * HOUR;
    expect(await views()).toBe(1);
    now += 1;
    expect(await views()).toBe(5);
  });

  it("has another process answer what this one has counted", async () => {
    await using first = await counted({ now: () => noon });
    const [uuid] = await plant(first, [submitted(midnight - 1, 0, { views: 1 })]);
    await ask(first, 2);
    await setViews(first, uuid, 5);
    await using second = await counted({ now: () => noon, beside: first });
    expect((await ask(second, 2))[0]?.views).toBe(1);
  });

  it("counts a few outdated days again for each request, the newest first", async () => {
    let now = noon;
    await using w = await counted({ now: () => now });
    const uuids = await plant(
      w,
      Array.from({ length: 5 }, (_, ago) => submitted(midnight - 1 - ago * DAY, ago * 100)),
    );
    await ask(w, 6);
    for (const uuid of uuids) await setViews(w, uuid, 1);
    now += 300 * DAY;
    const views = async () => (await ask(w, 306)).slice(0, 5).map((day) => day.views);
    expect(await views()).toEqual([0, 0, 1, 1, 1]);
    expect(await views()).toEqual([1, 1, 1, 1, 1]);
  });

  it("counts days once for 20 concurrent requests", async () => {
    await using w = await counted({ statistics: { cacheSeconds: 60 }, now: () => noon });
    await plant(w, [submitted(midnight - 1, 0)]);
    const asked: string[] = [];
    w.storage.knex.on("query", ({ sql }: { sql: string }) => asked.push(sql));
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(w, 10)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(asked.filter((sql) => sql.includes("banned_users"))).toHaveLength(10);
  });

  it.each([{ days: "0" }, { days: "367" }, { days: "-1" }, { days: "1.5" }, { days: "many" }])(
    "refuses %j",
    async (query) => {
      await using w = await counted();
      const { status, text } = await send(w, query);
      expect([status, text]).toEqual([400, expect.stringMatching(/^No valid days\./)]);
    },
  );
});
