import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { runNode } from "../../../test/support/child.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A migration as an application writes it: it imports the manager by its package name. */
const migration = (table: string): string => `
import { storage } from "@segmark/migrator";
import { check_roles_enabled, register_sharding_key } from "@segmark/migrator/utils";

export async function up(): Promise<boolean> {
  const { knex } = storage();
  if (!check_roles_enabled(["vshard-storage"])) return true;
  if (!(await knex.schema.hasTable("${table}")))
    await knex.schema.createTable("${table}", (t) => {
      t.string("key", 64).primary();
      t.integer("bucket_id").unsigned().notNullable().index("bucket_id");
      t.json("value").nullable();
    });
  await register_sharding_key("${table}", ["key"]);
  return true;
}
`;

const main = (loader: string): string => `
import knex from "knex";
import { createMigrator } from "@segmark/migrator";
import { new as newConfigLoader } from "@segmark/migrator/config-loader";
import { new as newDirectoryLoader } from "@segmark/migrator/directory-loader";

process.chdir(import.meta.dirname);
const sections = new Map([["migrations/source/0001_first.ts", ${JSON.stringify(migration("configured"))}]]);
const store = { read: async () => ({ version: 1, sections, changedAt: 0, changedBy: "" }) };
const loaders = { config: newConfigLoader({ store }), directory: newDirectoryLoader() };
const db = knex({ client: "better-sqlite3", connection: ":memory:", useNullAsDefault: true, pool: { min: 1, max: 1 } });
const applied = await createMigrator({ knex: db, loader: loaders["${loader}"] }).up();
console.log(JSON.stringify([applied, await db("_ddl_sharding_key").pluck("space_name")]));
await db.destroy();
`;

/** A folder with these files, and the packages of an application beside them. */
async function application(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "segmark-application-"));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await write("package.json", '{ "type": "module" }');
  await mkdir(join(folder, "node_modules"));
  await symlink(join(root, "node_modules/@segmark"), join(folder, "node_modules/@segmark"));
  await symlink(join(root, "node_modules/knex"), join(folder, "node_modules/knex"));
  for (const [path, text] of Object.entries(files)) await write(path, text);
  const run = () => runNode(pathToFileURL(join(folder, "main.ts")), []);
  return { run, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

it.each([
  ["directory", [["0001_first.ts"], ["filed"]]],
  ["config", [["0001_first.ts"], ["configured"]]],
])("migrations of the %s loader import the manager by its package name", async (loader, printed) => {
  await using own = await application({
    "main.ts": main(loader),
    "migrations/0001_first.ts": migration("filed"),
    "migrations/README.md": "# Steps",
  });
  const { code, stdout, stderr } = await own.run();
  expect({ code, stderr: stderr.includes("Error") ? stderr : "" }).toEqual({ code: 0, stderr: "" });
  expect(JSON.parse(stdout)).toEqual(printed);
  expect(stderr.includes("README.md is not a migration")).toBe(loader === "directory");
});
