import type { Space } from "../../protocol/document.ts";
import { MigratorError } from "../../protocol/errors.ts";

const bucketId = "bucket_id";

/** SQLite has no unsigned integers. */
const isUnsigned = (type: string, engine: string): boolean =>
  type === "unsigned" || (type === "integer" && engine === "SQLite");

/** Index names are unique per SQLite database, so a second table needs a different one. */
const isBucketIndex = (name: string, engine: string): boolean =>
  name === bucketId || (engine === "SQLite" && name.endsWith(`_${bucketId}`));

/** The fault of a table that looks sharded but has no sharding key. */
function withoutKey({ format, indexes }: Space): string | undefined {
  const field = format.some(({ name }) => name === bucketId);
  if (!field && !indexes.some(({ name }) => name === bucketId)) return undefined;
  const what = field ? "column" : "index";
  return `has ${what} ${bucketId} and no sharding key. Call register_sharding_key in a migration, or rename the ${what}`;
}

function bucketFault({ engine, format, indexes }: Space): string | undefined {
  const field = format.find(({ name }) => name === bucketId);
  if (field === undefined) return `has a sharding key and no column ${bucketId}. Add one, an unsigned integer`;
  if (!isUnsigned(field.type, engine)) return `has ${bucketId} as ${field.sql_type}. Make it an unsigned integer`;
  const index = indexes.find(({ name }) => isBucketIndex(name, engine));
  if (index === undefined) return `has a sharding key and no index ${bucketId}. Add one over column ${bucketId} alone`;
  if (index.unique) return `has a unique index ${bucketId}. Make it an index that allows many rows of one bucket`;
  const alone = index.parts.length === 1 && index.parts[0]?.path === bucketId;
  return alone ? undefined : `has an index ${bucketId} over other columns. Make it one over column ${bucketId} alone`;
}

function keyFault({ format }: Space, key: readonly string[]): string | undefined {
  const remedy = "Register another key with register_sharding_key in a migration";
  if (key.length === 0) return `has an empty sharding key. ${remedy}`;
  for (const [place, name] of key.entries()) {
    const field = format.find((one) => one.name === name);
    if (name === bucketId) return `has ${bucketId} in its sharding key, which it is computed from. ${remedy}`;
    if (key.indexOf(name) !== place) return `has ${name} twice in its sharding key. ${remedy}`;
    if (field === undefined) return `has ${name} in its sharding key and no such column. ${remedy}`;
    if (field.type === "json") return `has ${name} in its sharding key, which is JSON. ${remedy}`;
  }
  return undefined;
}

/**
 * Checks the rules for a table that is sharded over the cluster.
 * @param where the table and a leader that has it, for the message
 * @throws MigratorError `schema_invalid` naming the table, what is wrong and what to do
 */
export function checkSpace(where: string, space: Space): void {
  const key = space.sharding_key;
  const fault = key === undefined ? withoutKey(space) : (keyFault(space, key) ?? bucketFault(space));
  if (fault !== undefined) throw new MigratorError("schema_invalid", `Table ${where} ${fault}.`);
}
