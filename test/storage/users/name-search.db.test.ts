import fc from "fast-check";
import { expect, it } from "vitest";
import { openStorage } from "../../../src/storage/open.ts";
import { applySchema } from "../../../src/storage/schema.ts";
import { emptyDatabase, testStorage } from "../../support/database.ts";
import { user } from "../../support/rows.ts";

const letters = fc.constantFrom("a", "b", "A", "é", "🎬", " ", "%");
const names = fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 10 });

it("finds what a scan of every name would find", async () => {
  await using storage = await testStorage();
  const { userNames } = storage.stores;
  const none = { name: null, isLocked: false };
  const all = new Map<string, string>();
  await fc.assert(
    fc.asyncProperty(names, fc.string({ unit: letters, minLength: 3, maxLength: 6 }), async (chosen, piece) => {
      for (const [at, name] of chosen.entries()) {
        const userId = user(`${at}`);
        const after = { name, isLocked: false };
        await storage.transaction((stores) =>
          stores.userNames.change({ userId, before: none, after, byAdmin: false, at: 1 }),
        );
        all.set(userId, name);
      }
      const expected = [...all].filter(([, name]) => name.includes(piece)).map(([userId]) => userId);
      const found = (await userNames.containing(piece)).map(({ userID }) => userID);
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 30 },
  );
});

it("indexes existing names, even if the migration was interrupted", async () => {
  await using database = await emptyDatabase();
  await using storage = await openStorage({ url: database.url });
  await applySchema(storage);
  const rows = Array.from({ length: 1203 }, (_, at) => ({
    user_id: user(`${at}`),
    user_name: `name ${at}`,
    updated: 1,
  }));
  await storage.knex.batchInsert("users", rows, 100);
  await storage.knex("users").insert({ user_id: user("x"), user_name: null, updated: 1 });
  const again = async () => {
    const { knex } = storage;
    await knex("_migrations").where("name", ">=", "0016_name_search").delete();
    expect(await applySchema(storage)).toContain("0016_name_search");
    expect((await knex("user_name_search").count({ rows: "*" }))[0]).toEqual({ rows: 1203 });
  };
  await again();
  const grams = await storage.knex("user_name_grams").count({ rows: "*" });
  const [some]: { id: number }[] = await storage.knex("user_name_search").where("user_name", "name 77");
  await storage
    .knex("user_name_search")
    .where("id", some?.id ?? 0)
    .delete();
  await storage
    .knex("user_name_grams")
    .where("name_id", some?.id ?? 0)
    .delete();
  await again();
  expect(await storage.knex("user_name_grams").count({ rows: "*" })).toEqual(grams);
  expect((await storage.stores.userNames.containing("name 77")).map(({ userName }) => userName)).toContain("name 77");
});
