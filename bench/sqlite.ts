import { createRequire } from "node:module";

type Statement = Readonly<{
  run(...values: readonly unknown[]): unknown;
  all(...values: readonly unknown[]): unknown[];
  /** From now on rows are arrays. */
  raw(): Statement;
}>;

/** The part of the driver's connection that is used here; the driver brings no types. */
export type Connection = Disposable &
  Readonly<{ pragma(statement: string): unknown; prepare(sql: string): Statement; exec(sql: string): unknown }>;

/** Opens the file of a `sqlite:` address by the driver alone. */
export function openDriver(url: string): Connection {
  const Driver = createRequire(import.meta.url)("better-sqlite3");
  const connection = new Driver(url.slice("sqlite:".length));
  const members = ["pragma", "prepare", "exec"].map((name) => [name, connection[name].bind(connection)]);
  return { ...Object.fromEntries(members), [Symbol.dispose]: () => connection.close() };
}
