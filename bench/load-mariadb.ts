import { Readable } from "node:stream";
import mysql from "mysql2/promise";
import type { Row, Table } from "./tables.ts";

const ROWS_AT_ONCE = 500;

/** Values in LOAD DATA format; none of ours contains a tab or line break. */
function* linesOf(rows: Iterable<Row>): Generator<Buffer, void> {
  let text = "";
  let count = 0;
  for (const row of rows) {
    text += `${Object.values(row)
      .map((value) => value ?? "\\N")
      .join("\t")}\n`;
    if (++count % ROWS_AT_ONCE === 0) {
      yield Buffer.from(text);
      text = "";
    }
  }
  if (text !== "") yield Buffer.from(text);
}

/** Streams the rows to the server with LOAD DATA LOCAL. */
export async function loadMariadb(url: string, tables: readonly Table[]): Promise<void> {
  const connection = await mysql.createConnection({ uri: url, flags: ["LOCAL_FILES"] });
  try {
    await connection.query("set session unique_checks = 0, foreign_key_checks = 0");
    await connection.beginTransaction();
    for (const { name, rows } of tables) {
      const [first] = rows();
      if (first === undefined) continue;
      await connection.query({
        sql: `load data local infile 'rows' into table ${name} character set utf8mb4 (${Object.keys(first)})`,
        infileStreamFactory: () => Readable.from(linesOf(rows())),
      });
    }
    await connection.commit();
    // The server only updates its statistics some seconds after a load; until then it may choose indexes as if the
    // tables were empty.
    await connection.query(`analyze table ${tables.map(({ name }) => name)}`);
  } finally {
    await connection.end();
  }
}
