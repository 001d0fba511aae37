import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, inject, it } from "vitest";
import { inherited, keep } from "../../../../../test/support/child.ts";
import { freePort } from "../../../../../test/support/cluster/ports.ts";
import { emptyDatabase } from "../../../../../test/support/database.ts";
import { OPERATOR_TOKEN } from "../../../../../test/support/operator.ts";
import { SECRET, send } from "./members.ts";
import { startProgram } from "./programs.ts";

const program = fileURLToPath(new URL("../../../../../src/process/migration-server.ts", import.meta.url));
const library = pathToFileURL(fileURLToPath(new URL("../../../src/index.ts", import.meta.url))).href;
const migration = `import { storage } from ${JSON.stringify(library)};
export async function up(): Promise<boolean> {
  const { knex, alias, roles } = storage();
  if (!(await knex.schema.hasTable("hello"))) await knex.schema.createTable("hello", (t) => void t.string("who", 200).primary());
  await knex("hello").insert({ who: alias + " " + roles.join(" ") });
  return true;
}
`;

it("two processes with separate databases form one cluster, configured only by files and the environment", async () => {
  const folder = await mkdtemp(join(tmpdir(), "segmark-cluster-"));
  const [one, two, store] = await Promise.all([emptyDatabase(), emptyDatabase(), emptyDatabase()]);
  const ports = [await freePort(), await freePort()];
  await mkdir(join(folder, "migrations"));
  await writeFile(join(folder, "migrations", "01_hello.ts"), migration);
  await writeFile(
    join(folder, "topology.yml"),
    `cluster: pair
replicasets: { api: { roles: [vshard-router] }, storage: { roles: [vshard-storage] } }
instances:
  api-1: { replicaset: api, url: "http://127.0.0.1:${ports[0]}" }
  storage-1: { replicaset: storage, url: "http://127.0.0.1:${ports[1]}", public: false }
`,
  );
  const children: ChildProcess[] = [];
  try {
    for (const [i, alias] of ["api-1", "storage-1"].entries()) {
      const cluster = { CLUSTER_TOPOLOGY: "topology.yml", CLUSTER_INSTANCE: alias, CLUSTER_SECRET: SECRET };
      const databases = { DATABASE_URL: [one, two][i]?.url, CLUSTER_STORE_URL: store.url };
      const env = { OPERATOR_TOKEN, PORT: String(ports[i]), ...cluster, ...databases };
      children.push(await startProgram([program], { cwd: folder, env }));
    }
    const base = `http://127.0.0.1:${ports[0]}`;
    const names = { "api-1": ["01_hello.ts"], "storage-1": ["01_hello.ts"] };
    const up = await send(base, "POST", "/migrations/up");
    expect([up.status, up.json]).toEqual([200, { applied: names }]);
    expect((await send(base, "GET", "/migrations/applied")).json).toEqual({ applied: names });
    expect((await send(`http://127.0.0.1:${ports[1]}`, "GET", "/migrations/applied")).status).toBe(404);
    const { replicasets } = (await send(base, "GET", "/migrations/status")).json;
    const mode = inject("engine") === "sqlite" ? "sqlite" : "async";
    expect(replicasets).toMatchObject([{ instances: [{ mode }] }, { instances: [{ alias: "storage-1", mode }] }]);
    for (const child of children) child.kill("SIGTERM");
    const ends = await Promise.all(children.map((child) => once(child, "close")));
    expect(ends.map(([code]) => code)).toEqual([0, 0]);
  } finally {
    for (const child of children) child.kill("SIGKILL");
    for (const database of [one, two, store]) await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  }
}, 60_000);

it("a wrong log level is named as every other wrong setting", async () => {
  const env = { PORT: "none", LOG_LEVEL: "verbose", DATABASE_URL: "sqlite:x.db" };
  const child = keep(
    spawn(process.execPath, [program], { env: { ...inherited, ...env }, stdio: ["ignore", "ignore", "pipe"] }),
  );
  const said = text(child.stderr);
  const [code] = await once(child, "close");
  expect([code, await said]).toEqual([
    1,
    expect.stringMatching(/^The environment is wrong:\n {2}PORT: .*\n {2}LOG_LEVEL: .*\n$/),
  ]);
});
