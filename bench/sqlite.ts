import { createRequire } from "node:module";

type Statement = Readonly<{
  run(...values: readonly unknown[]): unknown;
  all(...values: readonly unknown[]): unknown[];
  /** Returns rows as arrays from now on. */
  raw(): Statement;
}>;

/** The part of the driver's connection used here; the driver has no type declarations. */
export type Connection = Disposable &
  Readonly<{ pragma(statement: string): unknown; prepare(sql: string): Statement; exec(sql: string): unknown }>;

/** Opens the file of a `sqlite:` URL with the driver alone. */
export function openDriver(url: string): Connection {
  const Driver = createRequire(import.meta.url)("better-sqlite3");
  const connection = new Driver(url.slice("sqlite:".length));
  const members = ["pragma", "prepare", "exec"].map((name) => [name, connection[name].bind(connection)]);
  return { ...Object.fromEntries(members), [Symbol.dispose]: () => connection.close() };
}
