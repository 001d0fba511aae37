import type { Knex } from "knex";
import type { Field, Index, IndexPart, Sequence, Space, SpaceDocument } from "../../protocol/document.ts";
import { primary, type Table } from "./catalog.ts";
import { readMysql } from "./read-mysql.ts";
import { readSqlite } from "./read-sqlite.ts";
import { readShardingKeys, shardingTable } from "./sharding-keys.ts";

/** A table in the database, but used as a sequence of ids. */
const sequenceTable = "_migrations_id_seq";
const idSequence: Sequence = { start: 1, min: 1, max: "9223372036854775807", step: 1, cache: 0, cycle: false };

/** Internal tables of the manager. `_migrations` is not among them: it is public. */
const internal = new Set([
  "_migrations_journal",
  "_migrations_lock",
  "_migrations_sql",
  "cluster_config",
  "cluster_config_head",
  "cluster_config_lock",
  shardingTable,
  sequenceTable,
]);

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const indexOrder = (a: Index, b: Index): number =>
  Number(b.name === primary) - Number(a.name === primary) || byBytes(a.name, b.name);

function partOf(path: string | null, prefix: number | null, fields: ReadonlyMap<string, Field>): IndexPart {
  const field = path === null ? undefined : fields.get(path);
  return {
    path: path ?? "(expression)",
    type: field?.type ?? "any",
    is_nullable: field?.is_nullable ?? true,
    ...(prefix === null ? {} : { prefix }),
  };
}

function indexesOf({ fields, entries }: Table): Index[] {
  const known = new Map(fields.map((field) => [field.name, field]));
  const indexes = new Map<string, Omit<Index, "parts"> & { parts: IndexPart[] }>();
  for (const { index: name, type, unique, path, prefix } of entries) {
    const index = indexes.get(name) ?? { name, type, unique, parts: [] };
    index.parts.push(partOf(path, prefix, known));
    indexes.set(name, index);
  }
  return [...indexes.values()].sort(indexOrder);
}

const spaceOf = (table: Table, key: readonly string[] | undefined): Space => ({
  engine: table.engine,
  is_local: false,
  temporary: false,
  format: table.fields,
  indexes: indexesOf(table),
  ...(key === undefined ? {} : { sharding_key: key }),
});

/**
 * The schema of one database as the product reports it; the number of queries does not depend on that of tables.
 * Excludes views, temporary tables, and internal tables of the manager.
 * @throws MigratorError `schema_invalid` for an unreadable sharding key; what the driver throws
 */
export async function readSchema(db: Knex): Promise<SpaceDocument> {
  const isSqlite = /sqlite/i.test(String(db.client.config.client));
  const tables = await (isSqlite ? readSqlite(db) : readMysql(db));
  const names = new Set(tables.map(({ name }) => name));
  const keys = names.has(shardingTable) ? await readShardingKeys(db) : new Map<string, string[]>();
  const shown = tables.filter(({ name }) => !internal.has(name)).sort((a, b) => byBytes(a.name, b.name));
  return {
    spaces: Object.fromEntries(shown.map((table) => [table.name, spaceOf(table, keys.get(table.name))])),
    sequences: names.has(sequenceTable) ? { [sequenceTable]: idSequence } : {},
  };
}
