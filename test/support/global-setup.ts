import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mysql from "mysql2/promise";
import type { TestProject } from "vitest/node";
import { openStorage } from "../../src/storage/open.ts";
import { applySchema } from "../../src/storage/schema.ts";
import { builtPages } from "../web/support/built-pages.ts";
import { startMariadb } from "./mariadb.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The engine that the tests of this project run on. */
    engine: "sqlite" | "mariadb";
    /**
     * MariaDB: a server, with a trailing slash; databases may be made there whose names begin with `databasePrefix`.
     */
    serverUrl: string;
    databasePrefix: string;
    /** SQLite: the folder of this run, which is deleted after the last test. */
    runFolder: string;
    /** SQLite: a migrated, empty file to copy. */
    templateFile: string;
  }
}

type Teardown = () => Promise<void>;

async function sqliteTemplate(project: TestProject): Promise<Teardown> {
  const folder = await mkdtemp(join(tmpdir(), "segmark-run-"));
  const file = join(folder, "template.db");
  await using storage = await openStorage({ url: `sqlite:${file}` });
  await applySchema(storage);
  project.provide("runFolder", folder);
  project.provide("templateFile", file);
  return () => rm(folder, { recursive: true, force: true });
}

async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const connection = await mysql.createConnection(serverUrl);
  const [rows] = await connection.query<mysql.RowDataPacket[]>("show databases");
  const names = rows.map((row) => String(row["Database"])).filter((name) => name.startsWith(prefix));
  for (const name of names) await connection.query("drop database ??", [name]);
  await connection.end();
}

/**
 * `TEST_MYSQL_URL` is an address without database name, of a user who may make databases that begin with `segmark_`.
 */
async function mariadbServer(project: TestProject): Promise<Teardown> {
  const prefix = `segmark_${randomBytes(4).toString("hex")}_`;
  project.provide("databasePrefix", prefix);
  const given = process.env["TEST_MYSQL_URL"];
  if (given !== undefined && given !== "") {
    const serverUrl = new URL("/", given).href;
    project.provide("serverUrl", serverUrl);
    return () => dropDatabases(serverUrl, prefix);
  }
  const server = await startMariadb();
  project.provide("serverUrl", server.url);
  return server.stop;
}

/** Once per project and run: what the project's engine needs is ready before its first test and gone after its last. */
export async function setup(project: TestProject): Promise<Teardown> {
  await builtPages();
  return project.config.provide.engine === "mariadb" ? mariadbServer(project) : sqliteTemplate(project);
}
