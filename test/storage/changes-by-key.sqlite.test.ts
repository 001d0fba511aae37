import { expect, it } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { applySchema } from "../../src/storage/schema.ts";
import { emptyDatabase } from "../support/database.ts";

const asBefore =
  "create table changes (lane integer not null, position bigint not null, item integer not null, kind varchar(20) not null, row_key text not null," +
  " video_hash varchar(64), at bigint not null, primary key (lane, position, item))";

it("the change feed of a file from before is stored by its key, with all changes", async () => {
  await using database = await emptyDatabase();
  await using storage = await openStorage({ url: database.url });
  const { knex } = storage;
  await applySchema(storage);
  await knex.raw("drop table changes");
  await knex.raw(asBefore);
  const changes = [3, 1, 2].map((position) => ({
    lane: 0,
    position,
    item: 0,
    kind: "vipUsers",
    row_key: `["${position}"]`,
    video_hash: position === 1 ? null : "a".repeat(64),
    at: 10 + position,
  }));
  await knex("changes").insert(changes);
  await knex("_migrations").where("name", "0029_changes_by_key").delete();

  expect(await applySchema(storage)).toEqual(["0029_changes_by_key"]);

  const { sql } = await knex("sqlite_master").where("name", "changes").first("sql");
  expect(sql).toMatch(/without rowid$/i);
  expect(await knex("changes").orderBy("position")).toEqual(changes.toSorted((a, b) => a.position - b.position));
  await expect(knex("changes").insert(changes[0])).rejects.toMatchObject({ code: /^SQLITE_CONSTRAINT/ });
});
