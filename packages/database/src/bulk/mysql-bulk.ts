import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import type { Connection, QueryOptions, ResultSetHeader } from "mysql2";
import { codeOf, errnoOf } from "../driver-error.ts";
import { mysqlDialect } from "../mysql-dialect.ts";
import type { Bulk, BulkValue, Load } from "./bulk.ts";
import { linesOf, rowsOf } from "./lines.ts";

/** A few megabytes of text per statement. */
const rowsAtOnce = 10_000;
/** Two connections for bulk work, and one for everything else. */
const minConnectionsForConcurrency = 3;
/**
 * Bytes per packet: the server parses lines while the next packet is sent; a packet of megabytes would make it wait.
 */
const packetBytes = 32_768;
/** Rows per INSERT where the server refuses local files. */
const rowsPerInsert = 500;
/** A waiting RENAME TABLE blocks all other statements, so it gives up early and is retried. In seconds and ms. */
const [renameSeconds, renamePauseMs, renameTimeoutMs] = [2, 1000, 300_000];
/** How long to wait for an index build to start, in ms. Waiting longer would cost more than it saves. */
const [startPollMs, startTimeoutMs] = [5, 1000];

const infileRefusals = new Set([
  "ER_NOT_ALLOWED_COMMAND",
  "ER_CLIENT_LOCAL_FILES_DISABLED",
  "ER_LOAD_INFO",
  "ER_LOCAL_INFILE_DISABLED",
]);
/** MariaDB's ER_LOAD_INFILE_CAPABILITY_DISABLED, which the driver has no name for. */
const mariadbInfileDisabled = 4166;

/** Whether the server or its configuration refuses LOAD DATA LOCAL. */
const isInfileRefused = (error: unknown): boolean =>
  infileRefusals.has(codeOf(error)) || errnoOf(error) === mariadbInfileDisabled;

const conflicts = new Set(["ER_LOCK_WAIT_TIMEOUT", "ER_LOCK_DEADLOCK"]);

type Index = Readonly<{ name: string; isUnique: boolean; columns: readonly string[] }>;

function* packetsOf({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Generator<Buffer, void> {
  for (let from = 0; from < byteLength; from += packetBytes)
    yield Buffer.from(buffer, byteOffset + from, Math.min(packetBytes, byteLength - from));
}

/** See `Bulk`. */
export async function openMysqlBulk(db: Knex): Promise<Bulk> {
  const connection: Connection = await db.client.acquireConnection();
  const hasAnother = db.client.pool.max >= minConnectionsForConcurrency;
  let isInfileAllowed = true;

  const send = <T>(options: QueryOptions): Promise<T> =>
    new Promise((resolve, reject) => {
      connection.query(options, [], (error: unknown, result: unknown) =>
        error instanceof Error ? reject(error) : resolve(result as T),
      );
    });
  const formatSql = (sql: string, values: readonly BulkValue[]): string =>
    values.length === 0 ? sql : connection.format(sql, [...values]);
  const run = async (sql: string, values: readonly BulkValue[] = []): Promise<number> =>
    (await send<ResultSetHeader>({ sql: formatSql(sql, values) })).affectedRows;
  const rows = (sql: string, values: readonly BulkValue[] = []) =>
    send<readonly Readonly<Record<string, BulkValue>>[]>({ sql: formatSql(sql, values) });

  const insertAll = async ({ table, columns, rows: given }: Load): Promise<void> => {
    const all = "text" in given ? rowsOf(given) : given;
    for (let from = 0; from < all.length; from += rowsPerInsert) {
      const values = all.slice(from, from + rowsPerInsert).map((row) => connection.format("(?)", [row]));
      await run(`insert into ${table} (${columns.join(", ")}) values ${values.join(", ")}`);
    }
  };
  const loadAll = async (load: Load): Promise<void> => {
    const { table, columns, rows: all } = load;
    if (all.length === 0) return;
    if (!isInfileAllowed) return insertAll(load);
    const { text } = "text" in all ? all : linesOf(all);
    const sql = `load data local infile 'rows' into table ${table} character set utf8mb4 (${columns.join(", ")})`;
    const infileStreamFactory = () => Readable.from(packetsOf(text), { objectMode: false });
    try {
      const { affectedRows } = await send<ResultSetHeader>({ sql, infileStreamFactory });
      if (affectedRows === all.length) return;
    } catch (error) {
      if (!isInfileRefused(error)) throw error;
      isInfileAllowed = false;
      return insertAll(load);
    }
    const [warning] = await rows("show warnings limit 1");
    throw new Error(
      `The server did not take all rows of ${table}: ${String(warning?.["Message"] ?? "no reason given")}`,
    );
  };

  const indexesOf = async (table: string): Promise<readonly Index[]> => {
    const found = await rows(
      "select index_name as name, non_unique as others, column_name as col from information_schema.statistics" +
        " where table_schema = database() and table_name = ? and index_name <> 'PRIMARY' order by index_name, seq_in_index",
      [table],
    );
    return [...Map.groupBy(found, ({ name }) => String(name))].map(([name, columns]) => ({
      name,
      isUnique: Number(columns[0]?.["others"]) === 0,
      columns: columns.map(({ col }) => String(col)),
    }));
  };

  const buildIndexes: Bulk["buildIndexes"] = async (table, shadow, isUnique) => {
    const existing = new Set((await indexesOf(shadow)).map(({ name }) => name));
    const wanted = (await indexesOf(table)).filter((index) => isUnique === undefined || index.isUnique === isUnique);
    const missing = wanted.filter(({ name }) => !existing.has(name));
    const adds = missing.map(
      ({ name, columns, ...index }) =>
        `add ${index.isUnique ? "unique " : ""}index \`${name}\` (${columns.map((column) => `\`${column}\``).join(", ")})`,
    );
    if (adds.length > 0) await run(`alter table ${shadow} ${adds.join(", ")}`);
  };

  /** An index build starts only after running reads of the table end, so new reads wait until it has started. */
  const waitUntilStarted = async (shadow: string, building: Promise<void>): Promise<void> => {
    let isFinished = false;
    const end = (): void => {
      isFinished = true;
    };
    building.then(end, end);
    const deadline = performance.now() + startTimeoutMs;
    const sql = "select id from information_schema.processlist where db = database() and state = ? and info like ?";
    while (!isFinished && performance.now() < deadline) {
      if ((await rows(sql, ["altering table", `alter table ${shadow} %`])).length > 0) return;
      await sleep(startPollMs);
    }
  };

  const bulk: Bulk = {
    rowsAtOnce,
    acceptsLines: true,
    insertIgnore: mysqlDialect.insertIgnore,
    isDuplicate: (error) => codeOf(error).startsWith("ER_DUP_ENTRY"),
    isConflict: (error) => conflicts.has(codeOf(error)),
    run,
    rows,
    load: async (loads, then) => {
      await run("begin");
      try {
        for (const load of loads) await loadAll(load);
        for (const { sql, values } of then) await run(sql, values);
        await run("commit");
      } catch (error) {
        await run("rollback").catch(() => undefined);
        throw error;
      }
    },
    // With this many groups, sorting the rows is cheaper than a temporary table of groups.
    insertFrom: async (table, columns, query) =>
      void (await run(
        `insert into ${table} (${columns.join(", ")}) ${query.replace(/^select /, "select sql_big_result ")}`,
      )),
    createLike: async (table, shadow) => {
      await run(`create table ${shadow} like ${table}`);
      const drops = (await indexesOf(shadow)).map(({ name }) => `drop index \`${name}\``);
      if (drops.length > 0) await run(`alter table ${shadow} ${drops.join(", ")}`);
    },
    createPlain: async (table, columns) => {
      const definitions = columns.map(({ name, like }) =>
        like === undefined ? `cast('' as char(0)) as ${name}` : `${like.table}.${like.column} as ${name}`,
      );
      const from = [...new Set(columns.flatMap(({ like }) => like?.table ?? []))];
      const query = ` as select ${definitions.join(", ")} from ${from.join(" cross join ")} where 1 = 0`;
      await run(
        `create table ${table} (line bigint unsigned not null default 0 primary key) engine = InnoDB${columns.length === 0 ? "" : query}`,
      );
    },
    buildIndexes,
    buildIndexesBeside: async (table, shadow, work) => {
      if (!hasAnother) {
        await work();
        return buildIndexes(table, shadow, undefined);
      }
      await using other = await openMysqlBulk(db);
      const building = other.buildIndexes(table, shadow, undefined);
      const ended = building.catch(() => undefined);
      try {
        await waitUntilStarted(shadow, building);
        await work();
      } finally {
        await ended;
      }
      await building;
    },
    share: async (work) => {
      if (!hasAnother) return work(bulk);
      await using other = await openMysqlBulk(db);
      const parts = await Promise.allSettled([work(bulk), work(other)]);
      for (const part of parts) if (part.status === "rejected") throw part.reason;
    },
    replace: async (replacements) => {
      const renames = replacements.map(({ live, shadow, former }) => `${live} to ${former}, ${shadow} to ${live}`);
      await run(`set session lock_wait_timeout = ${renameSeconds}`);
      const deadline = performance.now() + renameTimeoutMs;
      for (;;)
        try {
          await run(`rename table ${renames.join(", ")}`);
          return;
        } catch (error) {
          if (!conflicts.has(codeOf(error)) || performance.now() > deadline) throw error;
          await sleep(renamePauseMs);
        }
    },
    analyze: async (...tables) => void (await rows(`analyze table ${tables.join(", ")}`)),
    drop: async (...tables) => {
      for (const table of tables) await run(`drop table if exists \`${table}\``);
    },
    existing: async (...tables) => {
      const sql = "select table_name as name from information_schema.tables where table_schema = database()";
      const found = new Set((await rows(sql)).map(({ name }) => name));
      return tables.filter((table) => found.has(table));
    },
    [Symbol.asyncDispose]: async () => void (await db.client.releaseConnection(connection)),
  };
  return bulk;
}
