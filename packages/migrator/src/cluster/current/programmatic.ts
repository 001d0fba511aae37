import type { Loader } from "../../engine/list/loader.ts";
import type { NamesByLeader } from "../../protocol/outcomes.ts";
import { defaultInstance, setPending } from "./default-instance.ts";

/**
 * Applies pending migrations on the leader of every replica set; returns the names applied by this call, by alias of
 * the leader.
 * @throws MigratorError with the code of the specification and, once leaders were called, the outcome of each of them
 */
export const up = async (): Promise<NamesByLeader> => defaultInstance().manager.up();

/** The names applied on each leader, oldest first. @throws MigratorError */
export const get_applied = async (): Promise<NamesByLeader> => defaultInstance().manager.getApplied();

/**
 * Imports the list that version 0.x kept in the configuration; returns the names copied to each leader. @throws
 * MigratorError
 */
export const move_migrations_state = async (): Promise<NamesByLeader> =>
  defaultInstance().manager.moveMigrationsState();

const isLoader = (value: unknown): value is Loader =>
  typeof value === "object" && value !== null && "list" in value && typeof value.list === "function";

/**
 * Replaces the loader, on this instance only: call it in a module that every instance of the application imports.
 * @throws TypeError for a value without a function `list`
 */
export function set_loader(loader: Loader): void {
  if (!isLoader(loader)) throw new TypeError("A loader is an object with a function list.");
  setPending({ loader });
}

/**
 * With false, `up` on this instance does not write the schema of the cluster.
 * @throws TypeError for a value that is not a boolean
 */
export function set_use_cartridge_ddl(flag: boolean): void {
  if (typeof flag !== "boolean") throw new TypeError("set_use_cartridge_ddl must be true or false.");
  setPending({ useSchema: flag });
}

export {
  get_applied as getApplied,
  move_migrations_state as moveMigrationsState,
  set_loader as setLoader,
  set_use_cartridge_ddl as setUseCartridgeDdl,
};
