import { currentStorage, storage, track } from "../../engine/run/context.ts";
import { writeShardingKey } from "../../engine/schema/sharding-keys.ts";
import { MigratorError } from "../../protocol/errors.ts";
import { defaultInstance } from "./default-instance.ts";

const alwaysEnabled = ["migrator", "ddl-manager"];

/** Callers may be JavaScript, so the types are checked at run time. */
function stringsOf(what: string, value: unknown): string[] {
  if (!Array.isArray(value)) throw new TypeError(`${what} wants a list of strings.`);
  return value.map((item: unknown) => {
    if (typeof item !== "string" || item === "")
      throw new TypeError(`${what} wants a list of strings, without empty ones.`);
    return item;
  });
}

function checkedKey(space: unknown, fields: unknown): string[] {
  const what = "register_sharding_key";
  if (typeof space !== "string" || space === "") throw new TypeError(`${what} wants the name of a table first.`);
  const key = stringsOf(`${what}, for table ${space},`, fields);
  const invalid = (why: string): MigratorError =>
    new MigratorError("schema_invalid", `The sharding key of table ${space} ${why}`);
  if (key.length === 0) throw invalid("has no field. Name those that decide where a row belongs.");
  const duplicate = key.find((field, place) => key.indexOf(field) !== place);
  if (duplicate !== undefined) throw invalid(`names field ${duplicate} twice. Name each field once.`);
  if (key.includes("bucket_id"))
    throw invalid("names bucket_id, which is computed from the key. Name the fields it is computed from.");
  return key;
}

/**
 * Declares the fields of a table that determine the shard of a row; a repeated call replaces them.
 * For use inside a migration, which waits for it even if it is not awaited. Call it outside of transactions.
 * @throws TypeError for a value that is not a list of strings; MigratorError `schema_invalid` for an empty list, a
 *   duplicate field, and bucket_id
 */
export function register_sharding_key(space_name: string, key_fields: readonly string[]): Promise<void> {
  const register = async (): Promise<void> => {
    const { knex } = storage();
    await writeShardingKey(knex, space_name, checkedKey(space_name, key_fields));
  };
  return currentStorage() === undefined ? register() : track(register());
}

/**
 * Whether all these roles are enabled: inside a migration for the replica set of the leader that runs it, otherwise for
 * that of this process. `migrator` and `ddl-manager` are enabled everywhere; true for an empty list.
 * @throws TypeError for a value that is not a list of strings; Error outside a migration in a process without an
 *   instance
 */
export function check_roles_enabled(roles: readonly string[]): boolean {
  const requested = stringsOf("check_roles_enabled", roles);
  const others = requested.filter((role) => !alwaysEnabled.includes(role));
  if (others.length === 0) return true;
  const enabled = currentStorage()?.roles ?? defaultInstance().roles();
  return others.every((role) => enabled.includes(role));
}

export { check_roles_enabled as checkRolesEnabled, register_sharding_key as registerShardingKey };
