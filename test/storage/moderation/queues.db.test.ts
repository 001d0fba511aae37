import { expect, it } from "vitest";
import { up } from "../../../migrations/0023_moderated_segments.ts";
import { createMigrator } from "../../../src/migrator/index.ts";
import { openStorage } from "../../../src/storage/open.ts";
import { applySchema, steps } from "../../../src/storage/schema.ts";
import { emptyDatabase } from "../../support/database.ts";
import { put } from "../../support/rows.ts";

it("segments that were reported before the schema step are in the queue after it, which may run twice", async () => {
  await using database = await emptyDatabase();
  await using storage = await openStorage({ url: database.url });
  await applySchema(storage);
  const { knex, stores } = storage;
  const uuids = [await put(storage), await put(storage), await put(storage)];
  const ids = (await stores.segments.byUuids(uuids)).map(({ id }) => id);
  const vote = { increment: -1, ip_hash: "", original_type: 30 };
  await knex("votes").insert([
    { ...vote, segment_id: ids[0], user_id: "ann", time: 5 },
    { ...vote, segment_id: ids[0], user_id: "bob", time: 7 },
    { ...vote, segment_id: ids[1], user_id: "ann", time: 6 },
    { ...vote, segment_id: ids[2], user_id: "ann", time: 8, original_type: 0 },
  ]);
  const applied = [...(await steps.list())];
  for (const name of ["9001_interrupted", "9002_again"]) {
    applied.push({ name, up });
    await createMigrator({ knex, loader: { list: async () => [...applied] } }).up();
    const { items } = await stores.queues.page("reported", undefined, 50);
    expect(items.map(({ time, segment }) => [time, segment.uuid])).toEqual([
      [7, uuids[0]],
      [6, uuids[1]],
    ]);
  }
});
