import type { Product } from "@segmark/database/product";
import type { Knex } from "knex";

type Columns = (table: Knex.CreateTableBuilder) => void;

/**
 * Another process may create the table between the check and the creation, so after a failure the check is repeated.
 */
export async function ensureTable(db: Knex, product: Product, name: string, columns: Columns): Promise<void> {
  if (await db.schema.hasTable(name)) return;
  const create = db.schema.createTable(name, (table) => {
    product.tableOptions(table);
    columns(table);
  });
  await create.catch(async (error: unknown) => {
    if (!(await db.schema.hasTable(name))) throw error;
  });
}

export async function ensureRow(db: Knex, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const present = async (): Promise<boolean> => (await db(table).where("one", 1).first("one")) !== undefined;
  if (await present()) return;
  await db(table)
    .insert({ one: 1, ...row })
    .catch(async (error: unknown) => {
      if (!(await present())) throw error;
    });
}

/** The single lock row for running migrations; its fencing token `fence` grows with every holder. */
export async function ensureLockTable(db: Knex, product: Product): Promise<void> {
  await ensureTable(db, product, "_migrations_lock", (table) => {
    table.tinyint("one").primary();
    table.string("run_id", 36);
    table.string("owner", 255);
    table.bigInteger("fence").notNullable();
    table.bigInteger("expires_at");
  });
  await ensureRow(db, "_migrations_lock", { fence: 0 });
}

export const journal = "_migrations_journal";

/**
 * Many servers require a primary key of every table. The id also tells the order of attempts, which the clock does not
 * when it was set back.
 */
export const ensureJournal = (db: Knex, product: Product, name = journal): Promise<void> =>
  ensureTable(db, product, name, (table) => {
    table.bigIncrements("id");
    table.string("run_id", 36).notNullable();
    table.string("name", 255).notNullable();
    table.bigInteger("started_at").notNullable();
    table.bigInteger("ended_at");
    table.string("outcome", 16);
    table.text("error");
    table.string("coordinator", 255).notNullable();
    table.text("place");
  });

/** How far each file of SQL was executed that is not applied; `hash` is that of the statements before. */
export const positions = "_migrations_sql";

const ensurePositions = (db: Knex, product: Product): Promise<void> =>
  ensureTable(db, product, positions, (table) => {
    table.string("name", 255).primary();
    table.integer("done").notNullable();
    table.string("hash", 64).notNullable();
  });

/**
 * Applied names, the counter of their ids, and the journal of attempts. The unique key is part of the column, so it is
 * created with the table.
 */
export async function ensureRecordTables(db: Knex, product: Product): Promise<void> {
  await ensureTable(db, product, "_migrations", (table) => {
    table.bigInteger("id").unsigned().primary();
    table.specificType("name", "varchar(255) not null unique");
    table.string("hash", 64);
  });
  await ensureTable(db, product, "_migrations_id_seq", (table) => {
    table.tinyint("one").primary();
    table.bigInteger("next_value").unsigned().notNullable();
  });
  await ensureRow(db, "_migrations_id_seq", { next_value: 1 });
  await ensureJournal(db, product);
  await ensurePositions(db, product);
}
