import { isSqlite } from "@segmark/database/product";
import type { Knex } from "knex";
import { positions } from "./tables.ts";

/** How far a file of SQL was executed; `hash` is that of the statements before. */
export type Position = Readonly<{ done: number; hash: string }>;

/** Waits for a transaction of a killed process that has written a position and is just ending. */
export const readPosition = async (db: Knex, name: string): Promise<Position> =>
  (await db<Position & { name: string }>(positions).where({ name }).forUpdate().first("done", "hash")) ?? {
    done: 0,
    hash: "",
  };

/** The record is no longer needed, and its name could be used again. */
export const deletePosition = async (db: Knex, name: string): Promise<void> =>
  void (await db(positions).where({ name }).delete());

/**
 * The statement that records a position. It means the same in a session whatever the file has set there, the character
 * set among it: so the name is written in hexadecimal digits.
 */
export function positionSql(db: Knex, name: string, { done, hash }: Position): string {
  const digits = `x'${Buffer.from(name).toString("hex")}'`;
  const into = `insert into ${positions} (name, done, hash) values`;
  return isSqlite(db)
    ? `${into} (cast(${digits} as text), ${done}, '${hash}') on conflict (name) do update set done = ${done}, hash = '${hash}'`
    : `${into} (_utf8mb4 ${digits}, ${done}, '${hash}') on duplicate key update done = ${done}, hash = '${hash}'`;
}
