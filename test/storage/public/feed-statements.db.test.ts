import { expect, it } from "vitest";
import { cursorFrom, type FeedCursor } from "../../../src/domain/public/feed-cursor.ts";
import type { Storage } from "../../../src/storage/open.ts";
import { beginningOf } from "../../../src/storage/public/feed-position.ts";
import { type RowKey, rowsOf } from "../../../src/storage/public/row-values.ts";
import { publicTables } from "../../../src/storage/public/tables.ts";
import { plant } from "../../support/segments.ts";
import { local, type World, world } from "../../support/world.ts";

/** The different SQL texts that the work sends: each is a prepared statement on each connection. */
async function textsOf({ knex }: Storage, work: () => Promise<void>): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  const listen = ({ sql }: Readonly<{ sql: string }>): void => void texts.add(sql);
  knex.on("query", listen);
  await work();
  knex.off("query", listen);
  return texts;
}

const numbers = (last: number, step: number): number[] =>
  Array.from({ length: Math.ceil(last / step) }, (_, at) => last - at * step);

async function beginning({ stores }: World): Promise<FeedCursor> {
  const after = cursorFrom(beginningOf(await stores.feed.cursor()) ?? "");
  if (after === undefined) throw new Error("The feed has no beginning.");
  return after;
}

it("pages of every size share few statements", async () => {
  await using w = await world();
  for (const name of ["ann", "bob", "eve", "joe", "kim"])
    await w.send("POST", "/api/setUsername", { query: { userID: local(name), username: name } });
  const after = await beginning(w);
  const texts = await textsOf(w.storage, async () => {
    for (const limit of numbers(2000, 13)) {
      const page = await w.stores.feed.read({ after, limit, prefix: undefined });
      expect(page).toMatchObject({ changes: { length: Math.min(limit, 5) } });
    }
    for (const limit of [1, 2, 3, 4]) {
      const page = await w.stores.feed.read({ after, limit, prefix: undefined });
      expect(page).toMatchObject({ changes: { length: limit }, hasMore: true });
    }
  });
  const asked = [...texts].filter((sql) => sql.includes("from changes"));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(7); // one for each power of two up to 64 lanes
});

it("every number of keys of a table is asked with few statements", async () => {
  await using w = await world();
  const [uuid = ""] = await plant(w, [{ at: [1, 2] }]);
  const [segment] = await w.storage.knex("segments").select("id").where({ uuid });
  const tally = { segment_id: segment?.id, category: "intro", votes: 3 };
  await w.storage.knex("category_tally").insert(tally);
  for (const table of Object.values(publicTables)) {
    const key = (at: number): RowKey => table.key.map((name) => (name === "issueTime" ? at : `${at}`));
    const texts = await textsOf(w.storage, async () => {
      for (const count of [1, 2, 3, ...numbers(1100, 41)]) {
        const keys = Array.from({ length: count }, (_, at) => key(at));
        const isTally = table.name === "categoryVotes";
        const found = await rowsOf(w.storage.knex, table.name, isTally ? [...keys, [uuid, "intro"]] : keys);
        const row = { UUID: uuid, category: "intro", votes: 3 };
        expect([...found]).toEqual(isTally ? [[JSON.stringify([uuid, "intro"]), row]] : []);
      }
    });
    const asked = [...texts].filter((sql) => sql.includes(`from ${table.from} where`));
    expect(asked.length, table.name).toBeGreaterThan(0);
    expect(asked.length, table.name).toBeLessThanOrEqual(10);
  }
});
