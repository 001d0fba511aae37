import type { Knex } from "knex";
import type { Thread } from "./storage.ts";

type Session = Readonly<{ id: number; user: string | null; host: string | null; command: string | null; time: number }>;
type BlockerQuery = Readonly<{ sql: string; isGuess: boolean }>;

/** One per product. A server that lacks the tables, or hides them from this user, returns an error or no rows. */
const blockerQueries: readonly BlockerQuery[] = [
  {
    sql: `select m.thread_id as id, p.user as user, p.host as host, p.command as command, p.time as time
      from information_schema.metadata_lock_info m left join information_schema.processlist p on p.id = m.thread_id
      where m.table_schema = database() and m.table_name <> '' and locate(m.table_name, ?) > 0`,
    isGuess: false,
  },
  {
    sql: `select t.processlist_id as id, t.processlist_user as user, t.processlist_host as host,
      t.processlist_command as command, t.processlist_time as time
      from performance_schema.metadata_locks m join performance_schema.threads t on t.thread_id = m.owner_thread_id
      where m.object_type = 'TABLE' and m.lock_status = 'GRANTED' and m.object_schema = database()
      and locate(m.object_name, ?) > 0`,
    isGuess: false,
  },
  {
    sql: `select t.trx_mysql_thread_id as id, p.user as user, p.host as host, p.command as command,
      timestampdiff(second, t.trx_started, now()) as time
      from information_schema.innodb_trx t left join information_schema.processlist p on p.id = t.trx_mysql_thread_id
      where ? <> '' order by t.trx_started`,
    isGuess: true,
  },
];

const maxNamed = 3;

const sessionText = ({ id, user, host, command, time }: Session): string => {
  const whose = user === null ? "another user" : `${user}@${host}`;
  return `connection ${id} (${whose}${command === null ? "" : `, ${command}`}, for ${Number(time)} s)`;
};

/**
 * Which sessions block a statement that waits for a table, as sentences for an operator.
 * @param sql the statement
 * @param own connections of the run
 */
export async function blockersOf(db: Knex, sql: string, own: readonly Thread[]): Promise<string> {
  const ours = new Set(own.map(({ id }) => id));
  for (const query of blockerQueries) {
    const rows: readonly Session[] = await db.raw(query.sql, [sql]).then(
      ([found]) => found,
      () => [],
    );
    const others = new Map(rows.filter(({ id }) => !ours.has(Number(id))).map((one) => [Number(one.id), one]));
    const named = [...others.values()].slice(0, query.isGuess ? 1 : maxNamed);
    if (named.length === 0) continue;
    const who = named.map(sessionText).join(", ");
    const kills = named.map(({ id }) => `KILL ${id}`).join("; ");
    return query.isGuess
      ? `The server does not report who holds it; the oldest open transaction is that of ${who}. If it has to end: ${kills}.`
      : `In use by ${who}. If that has to end: ${kills}.`;
  }
  return "The server does not show this user who holds it. SHOW FULL PROCESSLIST does, with the PROCESS privilege.";
}
