import type { Knex } from "knex";
import type { Connection } from "mysql2";
import type { Dialect } from "./capabilities.ts";
import { canDefer, deferStatement, sendDeferred, textOf } from "./deferred-statements.ts";
import { failedStatement } from "./failed-statement.ts";

export const flushOnMysql: Dialect["flush"] = async (trx) => {
  const connection: Connection = await trx.client.acquireConnection();
  await sendDeferred(connection); // a transaction keeps its connection, so there is nothing to release
};

export const deferOnMysql: Dialect["defer"] = async (db, sql, values) => {
  const { client } = db;
  const connection: Connection | undefined = db.isTransaction === true ? await client.acquireConnection() : undefined;
  if (connection === undefined || !canDefer(connection)) return void (await db.raw(sql, [...values]));
  // The connection may already belong to another transaction.
  if ((db as Knex.Transaction).isCompleted()) throw new Error("The transaction of this statement has ended.");
  client.emit("query", { sql, bindings: values }); // as Knex does for its own statements
  const text = textOf(connection, sql, values);
  const isFull = deferStatement(connection, { text, onError: (error) => void failedStatement(db, error, sql) });
  if (isFull) await sendDeferred(connection);
};
