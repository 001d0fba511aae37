import { mkdtempDisposable } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMigrator } from "../../../src/index.ts";
import { connect } from "../../../src/node/connect.ts";

type Connection = Readonly<{ inTransaction: boolean; exec(sql: string): unknown; close(): unknown }>;
const Sqlite: new (file: string) => Connection = createRequire(import.meta.url)("better-sqlite3");

it.each(["insert into `_migrations_journal`", "update `_migrations_id_seq`"])(
  "a migration is recorded even if another process was writing: %s",
  async (statement) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "segmark-busy-"));
    const file = `${folder.path}/shop.db`;
    const knex = connect(`sqlite:${file}`);
    let runs = 0;
    const migrator = (...names: string[]) =>
      createMigrator({ knex, loader: { list: () => names.map((name) => ({ name, up: () => void runs++ })) } });
    await migrator().up();
    await knex.raw("pragma busy_timeout = 5");
    const other = new Sqlite(file);
    let isBlocked = false;
    knex.on("query", ({ sql }: Readonly<{ sql: string }>) => {
      if (isBlocked || !sql.startsWith(statement)) return;
      isBlocked = true;
      other.exec("begin immediate");
    });
    const free = (): unknown => other.inTransaction && other.exec("commit");
    knex.on("query-error", free);
    expect(await migrator("a").up()).toEqual(["a"]);
    expect([isBlocked, runs]).toEqual([true, 1]);
    other.close();
    await knex.destroy();
  },
);
