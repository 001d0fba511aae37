import * as tables from "@segmark/database/tables";
import { storage } from "@segmark/migrator";
import type { Knex } from "knex";

/** As in `@segmark/database/tables`, in the database of the migration that runs. */
export const createTable = (name: string, columns: (table: Knex.CreateTableBuilder) => void): Promise<void> =>
  tables.createTable(storage().knex, name, columns);

export const addIndex = (table: string, name: string, columns: readonly string[]): Promise<void> =>
  tables.addIndex(storage().knex, table, name, columns);

export const addUniqueIndex = (table: string, name: string, columns: readonly string[]): Promise<void> =>
  tables.addUniqueIndex(storage().knex, table, name, columns);
