import { storage } from "@segmark/migrator";
import mysql, { type Connection } from "mysql2/promise";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { step, table } from "../../../../../test/support/manager/nodes.ts";
import { type MariadbServer, startMariadb } from "../../../../../test/support/mariadb.ts";
import { member } from "./members.ts";

const change = step("02_b.ts", async () => void (await storage().knex.raw("alter table a add column b int")));

describe.runIf(inject("engine") === "mariadb")("GET /migrations/status of a run that waits for a table", () => {
  let server: MariadbServer;
  let admin: Connection;
  beforeAll(async () => {
    server = await startMariadb([
      "--performance-schema=ON",
      "--performance-schema-instrument=wait/lock/metadata/sql/mdl=ON",
    ]);
    admin = await mysql.createConnection(server.rootUrl);
    for (const name of ["sees_locks", "sees_transactions", "sees_nothing"]) {
      await admin.query(`create user ${name}@'127.0.0.1' identified by 'segmark'`);
      await admin.query("grant all on `segmark\\_%`.* to ??@'127.0.0.1'", [name]);
    }
    await admin.query("grant select on performance_schema.* to sees_locks@'127.0.0.1'");
    await admin.query("grant process on *.* to sees_transactions@'127.0.0.1'");
  });
  afterAll(async () => {
    await admin?.end();
    await server?.[Symbol.asyncDispose]();
  });

  it.each([
    ["sees_locks", (who: string) => `In use by ${who}`, (kill: string) => `If that has to end: ${kill}.`],
    [
      "sees_transactions",
      (who: string) => `The server does not report who holds it; the oldest open transaction is that of ${who}`,
      (kill: string) => `If it has to end: ${kill}.`,
    ],
    ["sees_nothing", () => "The server does not show this user who holds it", () => "PROCESS privilege."],
  ] as const)("names who has it, as a user of the database who %s", async (user, begins, ends) => {
    const name = `segmark_${user}`;
    await admin.query("create database ??", [name]);
    const url = `mysql://${user}:segmark@127.0.0.1:${server.port}/${name}`;
    await using m = await member({ migrations: [table("a")], env: { DATABASE_URL: url } });
    expect((await m.send("POST", "/migrations/up")).status).toBe(200);
    const holder = await mysql.createConnection({ uri: server.rootUrl, database: name });
    await holder.query("start transaction");
    await holder.query("select * from a");

    m.has([table("a"), change]);
    const run = m.send("POST", "/migrations/up");
    const waiting = async (): Promise<unknown> => {
      const { json } = await m.send("GET", "/migrations/status");
      const { replicasets } = json as { replicasets: { state: { running: { waiting: unknown } | null } | null }[] };
      return replicasets[0]?.state?.running?.waiting ?? null;
    };
    await expect.poll(waiting, { timeout: 20_000 }).not.toBeNull();
    const { elapsed_ms, detail } = (await waiting()) as { elapsed_ms: number; detail: string };
    expect(elapsed_ms).toBeGreaterThan(0);
    const start = begins(`connection ${holder.threadId} (root@127.0.0.1`);
    expect(detail.startsWith(`It waits for a table lock. ${start}`), detail).toBe(true);
    expect(detail.endsWith(ends(`KILL ${holder.threadId}`)), detail).toBe(true);

    await holder.query("commit");
    expect(await run).toMatchObject({ status: 200, json: { applied: { local: ["02_b.ts"] } } });
    await holder.end();
  });
});
