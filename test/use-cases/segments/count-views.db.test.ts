import { describe, expect, it } from "vitest";
import { createRateLimits } from "../../../src/caches/rate-limits.ts";
import { readConfig } from "../../../src/config/config.ts";
import type { NewSegment, View } from "../../../src/domain/segments/segment.ts";
import type { Storage } from "../../../src/storage/open.ts";
import { createViewWriter } from "../../../src/use-cases/segments/count-views.ts";
import { runNode } from "../../support/child.ts";
import { testStorage } from "../../support/database.ts";
import { address, newRow, put, sha256, user } from "../../support/rows.ts";

const VIDEO = "dQw4w9WgXcQ";
const NOW = 1_785_000_000_000;
const child = new URL("../../support/children/view.ts", import.meta.url);

function writerOf({ stores, transaction }: Storage, most = 0) {
  const rules = { ...readConfig({}).limits, views: { most, seconds: 900 } };
  const limits = createRateLimits({ rules, key: "pepper", take: stores.rateWindows.take, now: () => NOW });
  return { limits, write: createViewWriter({ stores, transaction, limits, now: () => NOW }) };
}
const view = (uuid: string, videoId?: string, from = "192.0.2.1"): View => ({ uuid, videoId, address: from });
async function putAll({ stores }: Storage, count: number, differences: (at: number) => Partial<NewSegment>) {
  const rows = Array.from({ length: count }, (_, at) => newRow(differences(at)));
  await stores.segments.insert(rows, address("home"));
  return rows.map(({ uuid }) => uuid);
}
const viewsOf = async ({ knex }: Storage): Promise<number[]> => knex("segments").orderBy("id").pluck("views");

describe("views of one batch", () => {
  it("are counted one by one, whatever id names the segment, and mark their users as stale", async () => {
    await using storage = await testStorage();
    const whole = await put(storage, { userId: user("bob") });
    const short = await put(storage, { uuid: "abcdef1", userId: user("cid") });
    const named = await put(storage, { uuid: "abcxyz1", userId: user("ann") });
    await put(storage, { userId: user("nobody asks for his") });
    await storage.stores.clientUuids.add(user("ann"), [{ clientUuid: "made by a client", uuid: named }], NOW + 1);
    const { write } = writerOf(storage);
    await write([
      view(whole),
      view("abcdef", VIDEO),
      view("f".repeat(65)),
      view("made by a client", VIDEO),
      view("abcdef", "another"),
      view("made by a client", "another"),
      view("nobody's", VIDEO),
      view(whole, VIDEO),
      view(short),
    ]);
    expect(await viewsOf(storage)).toEqual([2, 2, 1, 0]);
    expect(await storage.stores.totals.stale("", 10)).toEqual([user("ann"), user("bob"), user("cid")].sort());
  });

  it("match the case of a UUID", async () => {
    await using storage = await testStorage();
    for (const uuid of ["abcdef", "ABCDEF", "aBcdef"]) await put(storage, { uuid });
    await writerOf(storage).write(["abcdef", "ABCDEF", "ABCDEF"].map((uuid) => view(uuid)));
    expect(await viewsOf(storage)).toEqual([1, 2, 0]);
  });

  it.each([
    ["one", 1, 7],
    ["three hundred, on as many segments", 300, 7],
  ])("take few statements: %s", async (_what, count, most) => {
    await using storage = await testStorage();
    const uuids = await putAll(storage, count, (at) => ({ userId: user(`${at}`) }));
    let statements = 0;
    storage.knex.on("query", () => statements++);
    await writerOf(storage).write(uuids.map((uuid) => view(uuid)));
    expect(statements).toBe(most);
    expect(new Set(await viewsOf(storage))).toEqual(new Set([1]));
  });

  it("find three hundred shortened UUIDs at once", async () => {
    await using storage = await testStorage();
    const uuids = await putAll(storage, 300, (at) => ({ uuid: sha256(`${at}`), videoId: `video ${at}` }));
    await writerOf(storage).write(uuids.map((uuid, at) => view(uuid.slice(0, 5), `video ${at}`)));
    expect(new Set(await viewsOf(storage))).toEqual(new Set([1]));
  });
});

describe("the limit of views from one address", () => {
  it("accepts the first ones of a batch, after those that were counted before", async () => {
    await using storage = await testStorage();
    const uuids = [await put(storage), await put(storage), await put(storage)];
    const { write, limits } = writerOf(storage, 3);
    await write([view(uuids[0] ?? "")]);
    expect(limits.isViewTooMany("192.0.2.1")).toBe(false);
    await write([0, 1, 2, 2].map((at) => view(uuids[at] ?? "")).concat(view(uuids[2] ?? "", undefined, "192.0.2.2")));
    expect(await viewsOf(storage)).toEqual([2, 1, 1]);
    expect(["192.0.2.1", "192.0.2.2"].map(limits.isViewTooMany)).toEqual([true, false]);
  });

  it("is not reached by views that were not stored", async () => {
    await using storage = await testStorage();
    const uuid = await put(storage);
    const { limits } = writerOf(storage, 3);
    const { stores } = storage;
    const transaction: Storage["transaction"] = (work) =>
      storage.transaction(async (inside) => {
        await work(inside);
        throw new Error("gone");
      });
    const failing = createViewWriter({ stores, transaction, limits, now: () => NOW });
    await expect(failing(Array.from({ length: 5 }, () => view(uuid)))).rejects.toThrow("gone");
    expect(limits.isViewTooMany("192.0.2.1")).toBe(false);
    expect(await storage.knex("rate_windows")).toEqual([]);
    await createViewWriter({ ...storage, limits, now: () => NOW })([view(uuid)]);
    expect(await viewsOf(storage)).toEqual([1]);
  });
});

it.each([
  ["few", 3],
  ["many", 150],
])("two processes that view %s segments concurrently lose none and refuse none", async (_what, segments) => {
  await using storage = await testStorage();
  const uuids = await putAll(storage, segments, (at) => ({ userId: user(`${at % 40}`) }));
  const args = [storage.url, "200", String(Date.now() + 3000), ...uuids];
  const ended = await Promise.all([runNode(child, args), runNode(child, args)]);
  expect(ended.map(({ code, stdout, stderr }) => ({ code, stdout, stderr }))).toEqual(
    [1, 2].map(() => ({ code: 0, stdout: "200", stderr: "" })),
  );
  const each = new Map(uuids.map((uuid) => [uuid, 0]));
  for (let at = 0; at < 200; at++) {
    const uuid = uuids[at % segments] ?? "";
    each.set(uuid, (each.get(uuid) ?? 0) + 2);
  }
  expect(await viewsOf(storage)).toEqual([...each.values()]);
  expect(await storage.knex("rate_windows").pluck("taken")).toEqual(Array(5).fill(80));
  expect(await storage.stores.totals.stale("", 200)).toHaveLength(Math.min(segments, 40));
});
