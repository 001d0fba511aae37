import { describe, expect, inject, it } from "vitest";
import { proxyTo } from "../../support/database-proxy.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { type Sent, type World, world } from "../../support/world.ts";

const PATH = "/api/viewedVideoSponsorTime";
const views = async ({ storage }: World): Promise<number[]> =>
  (await storage.knex("segments").orderBy("id").select("views")).map(({ views }) => Number(views));

describe("POST and GET /api/viewedVideoSponsorTime", () => {
  it.each<[string, string, string, Sent]>([
    ["POST without a body", "POST", PATH, {}],
    [
      "POST with an empty body labelled JSON",
      "POST",
      PATH,
      { body: "", headers: { "content-type": "application/json" } },
    ],
    ["POST with {}", "POST", PATH, { json: {} }],
    ["POST with a trailing slash", "POST", `${PATH}/`, {}],
    ["GET", "GET", PATH, {}],
    ["GET in lower case", "GET", PATH.toLowerCase(), {}],
  ])("counts a view: %s", async (_name, method, path, sent) => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }, { at: [20, 30] }]);
    const answer = await w.send(method, path, { ...sent, query: { UUID: uuid } });
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(await views(w)).toEqual([1, 0]);
  });

  it("refuses a GET without a UUID", async () => {
    await using w = await world();
    expect((await w.send("GET", PATH)).status).toBe(400);
  });

  it.each([5, 10, 65])("finds the segment of a video by %i characters of its UUID", async (length) => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }, { at: [20, 30], videoId: "another1234" }]);
    const query = { UUID: uuid.slice(0, length), videoID: VIDEO };
    expect((await w.send("POST", PATH, { query })).status).toBe(200);
    expect(await views(w)).toEqual([1, 0]);
  });

  it("counts one segment when a shortened UUID matches several", async () => {
    await using w = await world();
    await plant(w, [
      { at: [1, 10], uuid: `aaaaa${"1".repeat(60)}` },
      { at: [20, 30], uuid: `aaaaa${"2".repeat(60)}` },
    ]);
    await w.send("POST", PATH, { query: { UUID: "aaaaa", videoID: VIDEO } });
    expect(await views(w)).toEqual([1, 0]);
  });

  it.each<[string, number, NonNullable<Sent["query"]>]>([
    ["an unknown UUID", 200, { UUID: "f".repeat(65) }],
    ["a wildcard", 400, { UUID: "%", videoID: VIDEO }],
    ["wildcards of full length", 200, { UUID: "%%%%%", videoID: VIDEO }],
    ["underscores", 200, { UUID: "_".repeat(65) }],
    ["a shortened UUID without its video", 200, { UUID: "abcde" }],
    ["three characters", 400, { UUID: "abc", videoID: VIDEO }],
    ["no UUID", 400, {}],
    ["an empty UUID", 400, { UUID: "" }],
    ["two UUIDs", 400, { UUID: ["a".repeat(65), "b".repeat(65)] }],
    ["10,000 characters", 400, { UUID: "a".repeat(10_000) }],
    ["a NUL", 400, { UUID: "a\0b" }],
    ["characters that no UUID contains", 400, { UUID: "ü".repeat(10) }],
  ])("with %s: %i, without counting", async (_name, status, query) => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    expect((await w.send("POST", PATH, { query })).status).toBe(status);
    expect(await views(w)).toEqual([0]);
  });

  it("counts each of 40 concurrent views", async () => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    await Promise.all(Array.from({ length: 40 }, () => w.send("POST", PATH, { query: { UUID: uuid } })));
    expect(await views(w)).toEqual([40]);
  });
});

const viewEach = (w: World, uuids: readonly string[]): Promise<number[]> =>
  Promise.all(uuids.map(async (UUID) => (await w.send("POST", PATH, { query: { UUID } })).status));

describe("concurrent views", () => {
  const isLite = inject("engine") === "sqlite";

  it("are counted without the one that fails", async () => {
    await using w = await world();
    const uuids = await plant(
      w,
      Array.from({ length: 20 }, (_, at) => ({ at: [at, at + 1] as const })),
    );
    const { knex } = w.storage;
    const most = 2 ** 32 - 1; // of the column on a server; the file has no such bound
    await knex("segments").where("uuid", uuids[7]).update({ views: most });
    if (isLite)
      await knex.raw(
        `create trigger full before update of views on segments when old.views = ${most} begin select raise(abort, 'full'); end`,
      );
    const statuses = await viewEach(w, uuids);
    expect(statuses).toEqual(uuids.map((_, at) => (at === 7 ? 500 : 200)));
    expect(await views(w)).toEqual(uuids.map((_, at) => (at === 7 ? most : 1)));
  });

  it.runIf(isLite)("all fail when the disk is full, and none is counted until repeated", async () => {
    await using w = await world();
    const uuids = await plant(
      w,
      Array.from({ length: 20 }, (_, at) => ({ at: [at, at + 1] as const })),
    );
    const { knex } = w.storage;
    await knex.raw("create table ballast (bytes blob)");
    await knex.raw(
      "create trigger fills after insert on stale_totals begin insert into ballast values (zeroblob(1000000)); end",
    );
    const [{ page_count: pages }] = await knex.raw("pragma page_count");
    await knex.raw(`pragma max_page_count = ${pages + 100}`);
    expect(new Set(await viewEach(w, uuids))).toEqual(new Set([503]));
    expect(new Set(await views(w))).toEqual(new Set([0]));
    await knex.raw("drop trigger fills");
    expect(new Set(await viewEach(w, uuids))).toEqual(new Set([200]));
    expect(new Set(await views(w))).toEqual(new Set([1]));
  });

  it.skipIf(isLite)("all fail when the server is lost, and none is counted until repeated", async () => {
    await using w = await world();
    const uuids = await plant(
      w,
      Array.from({ length: 20 }, (_, at) => ({ at: [at, at + 1] as const })),
    );
    const url = new URL(w.database.url);
    await using proxy = await proxyTo(url.hostname, Number(url.port));
    url.port = String(proxy.port);
    await using other = await world({ beside: { database: { ...w.database, url: url.href }, storage: w.storage } });
    // The batch waits for the last segment, with the others already written.
    const held = await w.storage.knex.transaction();
    await using _released = {
      [Symbol.asyncDispose]: async () => void (held.isCompleted() || (await held.rollback())),
    };
    await held("segments")
      .where("uuid", [...uuids].sort().at(-1))
      .update({ votes: 1 });
    const { countView, outageProblem } = other.services;
    const lost = uuids.map((uuid) => countView({ uuid, videoId: undefined, address: "192.0.2.1" }));
    const reported = Promise.allSettled(lost);
    const waiting = () =>
      w.storage.knex("information_schema.processlist").where("info", "like", "update %views%").pluck("id");
    await expect.poll(waiting).not.toEqual([]);
    await proxy.cut();
    await held.commit();
    for (const each of await reported)
      expect(each.status === "rejected" && outageProblem(each.reason)).toMatchObject({ status: 503 });
    expect(new Set(await views(w))).toEqual(new Set([0]));
    await proxy.restore();
    await expect.poll(async () => (await other.send("GET", "/api/ready")).status).toBe(200);
    expect(new Set(await viewEach(other, uuids))).toEqual(new Set([200]));
    expect(new Set(await views(w))).toEqual(new Set([1]));
  });

  it("are all stored before shutdown completes", async () => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    const counted: Promise<void>[] = [];
    {
      await using other = await world({ beside: w });
      const view = { uuid, videoId: undefined, address: "192.0.2.1" };
      for (let at = 0; at < 50; at++) counted.push(other.services.countView(view));
    }
    expect(await views(w)).toEqual([50]);
    await Promise.all(counted);
  });
});
