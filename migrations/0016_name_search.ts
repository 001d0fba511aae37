import type { Knex } from "knex";
import { storage } from "../src/migrator/index.ts";
import { addUniqueIndex, createTable } from "./support/tables.ts";

/** Names per transaction: it locks their rows, so it must be short. */
const NAMES_AT_ONCE = 500;
const ROWS_AT_ONCE = 400;

type Named = Readonly<{ id: number; user_id: string; user_name: string }>;

/** Frozen copy of the algorithm: each three consecutive UTF-16 units, as one number. */
function gramsOf(name: string): number[] {
  const grams = new Set<number>();
  for (let at = 0; at + 3 <= name.length; at++)
    grams.add((name.charCodeAt(at) * 0x1_0000 + name.charCodeAt(at + 1)) * 0x1_0000 + name.charCodeAt(at + 2));
  return [...grams];
}

async function insert(trx: Knex, table: string, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx(table).insert(rows.slice(from, from + ROWS_AT_ONCE));
}

/** Indexes the next batch of names after user `last` that are not indexed yet. Returns its last user, or undefined when there is none. */
async function enterSome(trx: Knex, last: string): Promise<string | undefined> {
  const names: Omit<Named, "id">[] = await trx("users as u")
    .where("u.user_id", ">", last)
    .whereNotNull("u.user_name")
    .whereNotExists(trx("user_name_search as n").where("n.user_id", trx.ref("u.user_id")).select("n.id"))
    .orderBy("u.user_id")
    .limit(NAMES_AT_ONCE)
    .forUpdate()
    .select("u.user_id", "u.user_name");
  if (names.length === 0) return undefined;
  await insert(trx, "user_name_search", names);
  const users = names.map(({ user_id }) => user_id);
  const entered: Named[] = await trx("user_name_search as n").whereIn("n.user_id", users).select("n.*");
  const grams = entered.flatMap(({ id, user_name }) => gramsOf(user_name).map((gram) => ({ gram, name_id: id })));
  await insert(trx, "user_name_grams", grams);
  return users.at(-1);
}

/** Search index for names. Existing names are added in batches; an interrupted run resumes where it stopped. */
export async function up(): Promise<void> {
  const { knex } = storage();
  await createTable("user_name_search", (table) => {
    table.bigIncrements("id");
    table.string("user_id", 64).notNullable();
    table.string("user_name", 64).notNullable();
  });
  await addUniqueIndex("user_name_search", "user_name_search_by_user", ["user_id"]);
  await createTable("user_name_grams", (table) => {
    table.bigInteger("gram").unsigned().notNullable();
    table.bigInteger("name_id").unsigned().notNullable();
    table.primary(["gram", "name_id"]);
  });
  for (let last: string | undefined = ""; last !== undefined; ) {
    const from: string = last;
    last = await knex.transaction((trx) => enterSome(trx, from));
  }
}
