import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import mysql from "mysql2/promise";
import { findProgram } from "../../../../../test/support/debian.ts";
import { startMariadb } from "../../../../../test/support/mariadb.ts";
import { files } from "./files.ts";

/**
 * Writes client.json: what the client of MariaDB sends of each file, as the log of a server shows it. To be run by hand
 * after a change of files.ts: `node --conditions=@segmark/source packages/migrator/test/engine/sql/record-client.ts`.
 */
const program = await findProgram(["mariadb", "mysql"]);
if (program === undefined) throw new Error("No client mariadb or mysql on PATH.");
await using server = await startMariadb(["--log-output=TABLE"]);
const options = ["--no-defaults", "--comments", "--force", "--host=127.0.0.1", `--port=${server.port}`, "--user=root"];
const admin = await mysql.createConnection({ uri: server.rootUrl });

const recorded: Record<string, readonly string[]> = {};
for (const { name, text } of files) {
  await admin.query("drop database if exists segmark_client");
  await admin.query("create database segmark_client");
  await admin.query("create table segmark_client.t (a int)");
  await admin.query("truncate mysql.general_log");
  await admin.query("set global general_log = 1");
  const client = spawn(program, [...options, "segmark_client"], { stdio: ["pipe", "ignore", "ignore"] });
  client.stdin.end(text);
  await once(client, "exit");
  await admin.query("set global general_log = 0");
  const [rows] = await admin.query<mysql.RowDataPacket[]>(
    "select convert(argument using utf8mb4) as sent from mysql.general_log where command_type in ('Query', 'Init DB') and thread_id <> connection_id()",
  );
  recorded[name] = rows.map(({ sent }) => String(sent));
}
await admin.end();
await writeFile(new URL("client.json", import.meta.url), `${JSON.stringify(recorded, null, 2)}\n`);
