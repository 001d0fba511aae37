import type mysql from "mysql2/promise";

/** What a database server has counted since its start, by the name of the status variable. */
export type Counters = ReadonlyMap<string, number>;

export async function counters(connection: mysql.Connection): Promise<Counters> {
  const [rows] = await connection.query<mysql.RowDataPacket[][]>({ sql: "show global status", rowsAsArray: true });
  return new Map(rows.map(([name, value]) => [String(name), Number(value)]));
}

/** Increase of a figure's counters between two samples. */
export const growth = (names: readonly string[], from: Counters, to: Counters): number =>
  names.reduce((sum, name) => sum + (to.get(name) ?? 0) - (from.get(name) ?? 0), 0);
