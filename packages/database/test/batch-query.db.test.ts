import { describe, expect, it } from "vitest";
import { segmentsWhere } from "../../../src/storage/rows/segment-row.ts";
import { testStorage } from "../../../test/support/database.ts";
import { address, newRow, put, user } from "../../../test/support/rows.ts";
import { batchQuery, exists, type Query, runQuery } from "../src/batch-query.ts";
import { dialectOf } from "../src/dialect.ts";

const someone = (name: string) => exists("vip_users as v where v.user_id = ?", user(name));
const all = <T>(query: Omit<Query<T>, "toResult">): Query<T> => ({
  ...query,
  toResult: (rows) => rows as T,
});

describe("batchQuery", () => {
  it("has the same results as single queries", async () => {
    await using storage = await testStorage();
    const { knex, stores } = storage;
    await stores.vips.add(user("vip"), 1);
    await put(storage, { startTime: 0.1 + 0.2, endTime: 1e9 + 1 / 3, timeSubmitted: 4_102_444_800_123, votes: -3 });
    await knex("segment_origin").delete();
    await stores.segments.insert([newRow({ description: "🎬 ß", startTime: 0 })], address("home"));
    const queries = {
      isVip: someone("vip"),
      segments: segmentsWhere("s.user_id = ?", user("ann")),
      isNobody: someone("nobody"),
      none: segmentsWhere("s.user_id = ?", user("nobody")),
      reals: all<number[][]>({ reals: ["s.start_time"], from: "segments as s where s.start_time > ?", values: [0] }),
      nothing: all<unknown[][]>({ texts: ["null"], integers: ["null"], from: "vip_users as v", values: [] }),
      skipped: undefined,
    };
    const answers = await batchQuery(knex, queries);
    expect(answers).toMatchObject({
      isVip: true,
      isNobody: false,
      none: [],
      reals: [[0.1 + 0.2]],
      nothing: [[null, null]],
    });
    expect(answers.segments).toMatchObject([
      { description: "🎬 ß", startTime: 0, originIpHash: address("home") },
      {
        startTime: 0.1 + 0.2,
        endTime: 1e9 + 1 / 3,
        timeSubmitted: 4_102_444_800_123,
        votes: -3,
        originIpHash: undefined,
      },
    ]);
    expect(answers.segments).toEqual(await runQuery(knex, queries.segments));
    expect(await stores.segments.byUuids(answers.segments.map(({ uuid }) => uuid))).toEqual(answers.segments);
  });

  it("runs the fallback when there are no rows", async () => {
    await using storage = await testStorage();
    await storage.stores.vips.add(user("vip"), 1);
    await put(storage, { votes: 7 });
    const votes = (name: string, of: string): Query<unknown[][]> => ({
      ...all<unknown[][]>({ texts: ["v.user_id"], from: "vip_users as v where v.user_id = ?", values: [user(name)] }),
      fallback: all({
        integers: ["s.votes"],
        reals: ["s.start_time"],
        from: "segments as s where s.user_id = ?",
        values: [user(of)],
      }),
    });
    const [start] = await storage.knex("segments").pluck("start_time");
    expect(
      await batchQuery(storage.knex, {
        first: votes("vip", "ann"),
        second: votes("nobody", "ann"),
        neither: votes("nobody", "nobody"),
        isVip: someone("vip"),
      }),
    ).toEqual({ first: [[user("vip")]], second: [[7, start]], neither: [], isVip: true });
  });

  it("cost one round trip, and none when there are none", async () => {
    await using storage = await testStorage();
    let statements = 0;
    storage.knex.on("query", () => statements++);
    expect(await batchQuery(storage.knex, { one: someone("ann"), another: someone("bob") })).toEqual({
      one: false,
      another: false,
    });
    expect(await batchQuery(storage.knex, { skipped: undefined })).toEqual({});
    expect(statements).toBe(dialectOf(storage.knex).isRemote ? 1 : 2);
  });

  it("are part of the current transaction", async () => {
    await using storage = await testStorage();
    const seen = await storage.transaction(async ({ vips }) => {
      await vips.add(user("vip"), 1);
      return vips.has(user("vip"));
    });
    expect(seen).toBe(true);
  });
});
