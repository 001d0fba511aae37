import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freePort } from "../../../../../test/support/cluster/ports.ts";
import { emptyDatabase } from "../../../../../test/support/database.ts";
import { run } from "../../../../../test/support/manager/cli.ts";
import { OPERATOR_TOKEN } from "../../../../../test/support/operator.ts";
import { SECRET, send } from "./members.ts";
import { startProgram } from "./programs.ts";

const source = (path: string): string => JSON.stringify(new URL(`../../../src/${path}`, import.meta.url).href);

/** What a migration does that would end its process, and what is said of it. */
const harmful: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  [
    "forgets to await a statement that fails",
    `import { storage } from ${source("index.ts")};
export async function up() {
  const { knex, signal } = storage();
  knex.raw("alter table nope add x int").then(() => {});
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
}`,
    /nope/,
  ],
  ["calls process.exit()", "export async function up() { process.exit(0); }", /process\.exit/],
  [
    "throws in a callback, and waits for it",
    `export async function up() { await new Promise(() => setTimeout(() => { throw new Error("out of band"); })); }`,
    /out of band/,
  ],
  ["calls process.exit() while it is loaded", "process.exit(0); export async function up() {}", /process\.exit/],
];

/** An application of its own ideas of what an error means. */
const application = `import { createMigrationServer } from ${source("server/index.ts")};
import { newConfigLoader } from ${source("cluster/config-loader/config-loader.ts")};
import { newDirectoryLoader } from ${source("engine/list/directory-loader.ts")};
for (const event of ["unhandledRejection", "uncaughtException"]) process.on(event, (error) => {
  console.error(error);
  process.exit(9);
});
const [way, folder] = process.argv.slice(2);
let tries = 0;
const loaders = {
  directory: () => newDirectoryLoader(folder),
  configuration: () => newConfigLoader(),
  code: () => ({
    list: async () => [{ name: "01_harms.mjs", up: (await import(folder + "/01_harms.mjs?" + tries++)).up }],
  }),
};
const { server } = await createMigrationServer(process.env, { loader: loaders[way]() });
await server.start();
console.log('"listening"');
`;

const names = ["a-1", "b-1", "c-1"];
const file = "01_harms.mjs";
const section = `migrations/source/${file}`;

describe("what a migration does wrong fails it, and its three processes live", () => {
  it.each(["directory", "configuration", "code"])("from the %s", async (way) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "segmark-harmful-"));
    await using databases = new AsyncDisposableStack();
    const program = join(folder.path, "application.mjs");
    const migrations = join(folder.path, "migrations");
    await mkdir(migrations);
    await writeFile(program, application);
    const ports = await Promise.all(names.map(freePort));
    const base = `http://127.0.0.1:${ports[0]}`;
    const CLUSTER_TOPOLOGY = join(folder.path, "topology.yml");
    await writeFile(
      CLUSTER_TOPOLOGY,
      `cluster: three
replicasets: { a: { roles: [] }, b: { roles: [] }, c: { roles: [] } }
instances:
${names.map((alias, i) => `  ${alias}: { replicaset: ${alias[0]}, url: "http://127.0.0.1:${ports[i]}" }`).join("\n")}
`,
    );
    const store = databases.use(await emptyDatabase());
    const children = await Promise.all(
      names.map(async (alias, i) => {
        const { url } = databases.use(await emptyDatabase());
        const cluster = { CLUSTER_TOPOLOGY, CLUSTER_INSTANCE: alias, CLUSTER_SECRET: SECRET };
        const stored = { DATABASE_URL: url, CLUSTER_STORE_URL: store.url };
        const env = { OPERATOR_TOKEN, PORT: String(ports[i]), ...cluster, ...stored };
        return startProgram([program, way, migrations], { env });
      }),
    );
    for (const [what, content, why] of harmful) {
      await writeFile(join(migrations, file), content);
      if (way === "configuration") {
        const { version } = (await send(base, "GET", "/admin/config")).json;
        const patch = { version, sections: [{ filename: section, content }] };
        expect((await send(base, "PATCH", "/admin/config", { json: patch })).status, what).toBe(200);
      }
      const { status, json } = await send(base, "POST", "/migrations/up");
      expect([status, json["code"], json["detail"]], what).toEqual([
        500,
        expect.stringMatching(/^(?:migration|loader)_failed$/),
        expect.stringMatching(why),
      ]);
      // Only the application knows which file its own loader imports.
      if (way !== "code" || json["code"] === "migration_failed") expect(json["detail"], what).toContain(file);
    }
    expect((await send(base, "GET", "/migrations/applied")).json).toEqual({
      applied: Object.fromEntries(names.map((alias) => [alias, []])),
    });
    expect(children.map(({ exitCode, signalCode }) => [exitCode, signalCode])).toEqual(names.map(() => [null, null]));
  });
});

it.each(harmful)("a migration that %s fails in the command, which says so", async (_what, text, why) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "segmark-harmful-"));
  await writeFile(join(folder.path, file), text);
  await using database = await emptyDatabase();
  const of = ["--database", database.url, "--migrations", folder.path] as const;
  const { code, stderr } = await run("up", ...of);
  expect(stderr).toMatch(/^(?:migration_failed \(500\): 01_harms\.mjs failed on local: |loader_failed)/m);
  expect(stderr).toMatch(why);
  expect(code).not.toBe(0);
  expect((await run("status", ...of)).stdout).not.toMatch(/running/);
});
