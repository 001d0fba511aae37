import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import newKnex from "knex";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../../src/config/config.ts";
import { createMemoryConfigStore } from "../../../../test/support/manager/memory-store.ts";
import { defaultInstance } from "../../src/cluster/current/default-instance.ts";
import { standaloneInstance } from "../../src/cluster/standalone-instance.ts";
import * as migrator from "../../src/index.ts";
import { ConfigError, createMigrationServer } from "../../src/server/index.ts";

const SECRET = "secret of the cluster in these tests";
const loader = { list: () => [{ name: "01.ts", hash: null, up: () => true }] };
const folder = mkdtemp(join(tmpdir(), "segmark-instance-"));
afterAll(async () => rm(await folder, { recursive: true }));

const topology = `cluster: shop
replicasets: { a: { roles: [vshard-router] }, b: { roles: [vshard-storage] } }
instances:
  a-1: { replicaset: a, url: "http://127.0.0.1:1" }
  b-1: { replicaset: b, url: "http://127.0.0.1:2", public: false }
`;

async function fileOf(text: string): Promise<string> {
  const file = join(await folder, `${Math.random()}.txt`);
  await writeFile(file, text);
  return file;
}

describe("the functions without parameters", () => {
  it("require an instance", async () => {
    await expect(migrator.up()).rejects.toThrow(/createInstance\(\)/);
    await expect(migrator.get_applied()).rejects.toThrow(/createInstance\(\)/);
    await expect(migrator.move_migrations_state()).rejects.toThrow(/createInstance\(\)/);
    expect(() => migrator.storage()).toThrow(/while a migration runs/);
  });

  it.each([
    ["created at once", migrator.createInstance],
    ["created on first use", standaloneInstance],
  ])("work on the instance of the process, %s, with the loader that was set before or after", async (_when, make) => {
    migrator.set_use_cartridge_ddl(false);
    migrator.set_loader(loader);
    await using instance = await make({ databaseUrl: "sqlite::memory:", alias: "one" });
    expect(await migrator.up()).toEqual({ one: ["01.ts"] });
    expect(await migrator.up()).toEqual({});
    migrator.setLoader({ list: () => [...loader.list(), { name: "02.ts", hash: null, up: () => undefined }] });
    expect(await migrator.up()).toEqual({ one: ["02.ts"] });
    expect(await migrator.get_applied()).toEqual({ one: ["01.ts", "02.ts"] });
    expect(await migrator.getApplied()).toEqual(await instance.manager.getApplied());
    expect(await migrator.move_migrations_state()).toEqual({});
    expect((await defaultInstance().readConfig()).sections.has("schema.yml")).toBe(false);
    migrator.setUseCartridgeDdl(true);
    await migrator.up();
    expect((await defaultInstance().readConfig()).sections.has("schema.yml")).toBe(true);
    await instance.close();
    await expect(migrator.up()).rejects.toThrow(/createInstance\(\)/);
  });

  it("work on an unused instance, whose loader and schema are prepared first", async () => {
    await using first = standaloneInstance({ databaseUrl: "sqlite::memory:", alias: "one" });
    migrator.set_use_cartridge_ddl(false);
    migrator.set_loader(loader);
    const alone = await migrator.createInstance({ databaseUrl: "sqlite::memory:", alias: "two" });
    await alone.close();
    expect([first.url(), await first.isPublic(), first.serve]).toEqual([undefined, true, undefined]);
    expect(await first.manager.up()).toEqual({ one: ["01.ts"] });
    expect((await first.manager.config.read()).sections.has("schema.yml")).toBe(false);
    await expect(migrator.up()).rejects.toThrow(/createInstance\(\)/);
    migrator.set_use_cartridge_ddl(true);
  });

  it("return the roles of a single instance before and after its first use", async () => {
    await using instance = standaloneInstance({ databaseUrl: "sqlite::memory:", loader });
    const before = defaultInstance().roles();
    expect(await instance.manager.leads()).toBe(true);
    expect(defaultInstance().roles()).toEqual(before);
    expect(before).toContain("vshard-storage");
  });

  it.each([undefined, null, {}, { list: [] }, "list", () => []])("refuse %j as a loader", (value) => {
    expect(() => migrator.set_loader(value as never)).toThrow(TypeError);
  });

  it.each([undefined, null, 0, 1, "true"])("refuse %j as a flag", (value) => {
    expect(() => migrator.set_use_cartridge_ddl(value as never)).toThrow(TypeError);
  });
});

describe("an instance", () => {
  const own = { databaseUrl: "sqlite::memory:", loader };

  it("creates the record tables before the first run on the leader only", async () => {
    const tables = async (member: string, also = ""): Promise<unknown> => {
      const knex = newKnex({ client: "better-sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true });
      const text = topology.replace("public: false", `public: false${also}`);
      const store = createMemoryConfigStore({ sections: { "topology.yml": text } });
      await using instance = await migrator.createInstance({ loader, knex, alias: member, secret: SECRET, store });
      await instance.node.probe();
      expect(await knex.schema.hasTable("_migrations"), "after it was only asked").toBe(false);
      await instance.prepare();
      const made = await knex.schema.hasTable("_migrations");
      await knex.destroy();
      return made;
    };
    expect(await tables("b-1")).toBe(true);
    expect(await tables("b-1", ", disabled: true"), "of a disabled instance").toBe(false);
    expect(await tables("c-1"), "of an instance that the topology does not know").toBe(false);
  });

  it("stores its topology file at the first start only", async () => {
    const store = createMemoryConfigStore();
    const start = async (text: string) =>
      migrator.createInstance({ ...own, alias: "a-1", secret: SECRET, store, topologyFile: await fileOf(text) });
    await using first = await start(topology);
    expect((await store.read()).sections.get("topology.yml")).toBe(topology);
    await using second = await start(topology.replace("cluster: shop", "cluster: other"));
    expect((await store.read()).sections.get("topology.yml")).toBe(topology);
    expect([first.url(), await second.isPublic()]).toEqual(["http://127.0.0.1:1/", true]);
    await using closed = await migrator.createInstance({ ...own, alias: "b-1", secret: SECRET, store });
    expect(await closed.isPublic()).toBe(false);
  });

  it("starts while the configuration is unreachable, with a warning", async () => {
    const store = createMemoryConfigStore();
    let isDown = true;
    const flaky = {
      ...store,
      read: async () =>
        isDown ? Promise.reject(new migrator.MigratorError("config_store_unavailable", "Down.")) : store.read(),
    };
    const warned: string[] = [];
    const log = { info: () => undefined, warn: (_: object, message: string) => void warned.push(message) };
    await using instance = await migrator.createInstance({
      ...own,
      alias: "b-1",
      secret: SECRET,
      store: flaky,
      topology,
      log,
    });
    expect([warned, await instance.isPublic()]).toEqual([["Down."], false]);
    isDown = false;
    await instance.manager.status();
    expect((await store.read()).sections.get("topology.yml")).toBe(topology);
  });

  it("that joins a cluster may have an outdated topology file: the stored configuration takes precedence", async () => {
    const joined = topology.replace("b-1:", 'c-1: { replicaset: b, url: "http://127.0.0.1:3" }\n  b-1:');
    const store = createMemoryConfigStore({ sections: { "topology.yml": joined } });
    const start = (file: string) =>
      migrator.createInstance({ ...own, alias: "c-1", secret: SECRET, store, topologyFile: file });
    for (const file of [await fileOf(topology), await fileOf("cluster: ["), "/nowhere/t.yml"]) {
      await using instance = await start(file);
      expect(instance.url()).toBe("http://127.0.0.1:3/");
      expect(defaultInstance().roles()).toContain("vshard-storage");
    }
  });

  it("with a single-instance topology file cannot join a stored topology of several, unless it has what they need", async () => {
    const alone = topology
      .replace(/ {2}b-1.*\n/, "")
      .replace(/, b: .*\]/, " ")
      .replace("} }\n", "}\n");
    const store = createMemoryConfigStore({ sections: { "topology.yml": topology } });
    const starting = migrator.createInstance({ ...own, alias: "a-1", store, topology: alone });
    await expect(starting).rejects.toThrow(/CLUSTER_SECRET: expected at least 32 bytes/);
  });

  it("gets its replica set once the configuration becomes reachable", async () => {
    const store = createMemoryConfigStore({ sections: { "topology.yml": topology } });
    let isDown = true;
    const down = new migrator.MigratorError("config_store_unavailable", "Down.");
    const flaky = { ...store, read: async () => (isDown ? Promise.reject(down) : store.read()) };
    const seen: string[] = [];
    const up = () => void seen.push(migrator.storage().replicaset);
    const listed = { list: () => [{ name: "01.ts", up }] };
    const settings = { ...own, loader: listed, alias: "b-1", secret: SECRET, store: flaky };
    await using instance = await migrator.createInstance(settings);
    isDown = false;
    const run = {
      runId: randomUUID(),
      fence: 1,
      coordinator: "a-1",
      list: [{ name: "01.ts", hash: null }],
      limitMs: 60_000,
    };
    await defaultInstance().readConfig();
    await instance.node.start(run);
    await instance.node.poll(run.runId, 30_000);
    expect(seen).toEqual(["b"]);
  });

  it("warns when it is missing in the topology", async () => {
    const warned: string[] = [];
    const log = { info: () => undefined, warn: (_: object, message: string) => void warned.push(message) };
    const store = createMemoryConfigStore({ sections: { "topology.yml": topology } });
    await using _instance = await migrator.createInstance({ ...own, alias: "c-1", secret: SECRET, store, log });
    expect(warned).toEqual([expect.stringMatching(/no instance c-1.*PATCH \/admin\/config/)]);
  });

  it("that is called by others gets its roles from the topology", async () => {
    const store = createMemoryConfigStore();
    await using _instance = await migrator.createInstance({ ...own, alias: "b-1", secret: SECRET, store, topology });
    expect(defaultInstance().roles()).toEqual(["vshard-storage", "migrator", "ddl-manager"]);
  });
});

describe("the environment of a migration server", () => {
  const base = { DATABASE_URL: "sqlite::memory:", PORT: "0" };
  const store = "sqlite::memory:";

  it.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    ["no database", async () => ({ DATABASE_URL: "" }), /DATABASE_URL: expected sqlite:/],
    ["a short token", async () => ({ OPERATOR_TOKEN: "short" }), /OPERATOR_TOKEN: expected at least 16 characters/],
    ["two tokens", async () => ({ OPERATOR_TOKEN: "x".repeat(16), OPERATOR_TOKEN_FILE: "y" }), /not both/],
    [
      "no token file",
      async () => ({ OPERATOR_TOKEN: "", OPERATOR_TOKEN_FILE: "/nowhere/token" }),
      /^OPERATOR_TOKEN_FILE: there is no file \/nowhere\/token; expected a file with a token of at least 16 characters$/,
    ],
    [
      "a short token in a file",
      async () => ({ OPERATOR_TOKEN: "", OPERATOR_TOKEN_FILE: await fileOf("short\n") }),
      /OPERATOR_TOKEN_FILE: expected at least 16/,
    ],
    ["an invalid host", async () => ({ MIGRATOR_HOSTS: "a b" }), /MIGRATOR_HOSTS: expected host names/],
    ["a short secret", async () => ({ CLUSTER_SECRET: "x".repeat(31) }), /CLUSTER_SECRET: expected at least 32 bytes/],
    ["an invalid alias", async () => ({ CLUSTER_INSTANCE: "1" }), /CLUSTER_INSTANCE: expected an alias/],
    [
      "a topology without alias",
      async () => ({ CLUSTER_TOPOLOGY: "t.yml" }),
      /CLUSTER_TOPOLOGY: expected CLUSTER_INSTANCE/,
    ],
    [
      "no topology file",
      async () => ({ CLUSTER_TOPOLOGY: "/nowhere/t.yml", CLUSTER_INSTANCE: "a-1" }),
      /^CLUSTER_TOPOLOGY: there is no file \/nowhere\/t\.yml; expected a YAML file with the first topology$/,
    ],
    [
      "a broken topology",
      async () => ({ CLUSTER_TOPOLOGY: await fileOf("cluster: x"), CLUSTER_INSTANCE: "a-1" }),
      /topology\.yml, key replicasets/,
    ],
    [
      "an unknown alias",
      async () => ({ CLUSTER_TOPOLOGY: await fileOf(topology), CLUSTER_INSTANCE: "c-1" }),
      /CLUSTER_INSTANCE: expected one of a-1, b-1/,
    ],
    [
      "several instances without secret",
      async () => ({ CLUSTER_TOPOLOGY: await fileOf(topology), CLUSTER_INSTANCE: "a-1", CLUSTER_STORE_URL: store }),
      /CLUSTER_SECRET: expected at least 32 bytes, the same on all/,
    ],
    [
      "several instances without a common store",
      async () => ({ CLUSTER_TOPOLOGY: await fileOf(topology), CLUSTER_INSTANCE: "a-1", CLUSTER_SECRET: SECRET }),
      /CLUSTER_STORE_URL: expected a database that all reach/,
    ],
    ["an invalid store", async () => ({ CLUSTER_STORE_URL: "http://x" }), /CLUSTER_STORE_URL: expected sqlite:/],
  ])("%s is refused at startup", async (_what, env, said) => {
    const starting = createMigrationServer({ ...base, OPERATOR_TOKEN: "none", ...(await env()) }, { loader });
    await expect(starting).rejects.toThrow(ConfigError);
    await expect(starting).rejects.toThrow(said);
  });

  it("of the service is validated in the same way", () => {
    const cluster = { CLUSTER_TOPOLOGY: "topology.yml", CLUSTER_INSTANCE: "a-1" };
    expect(readConfig(cluster).cluster).toMatchObject({ alias: "a-1", topologyFile: "topology.yml" });
    expect(readConfig({}).cluster.alias).toBe("local");
    expect(() => readConfig({ ...cluster, WORKERS: "2" })).toThrow(/WORKERS: expected 1 in a cluster/);
    expect(() => readConfig({ CLUSTER_SECRET: SECRET, WORKERS: "2" })).toThrow(/WORKERS: expected 1 in a cluster/);
    expect(() => readConfig({ CLUSTER_SECRET: "short" })).toThrow(/CLUSTER_SECRET/);
  });

  it("reports all faults at once, without secrets", async () => {
    const env = { OPERATOR_TOKEN: "secret-1", CLUSTER_SECRET: "secret-2", PORT: "x" };
    const error = await createMigrationServer(env, { loader }).catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/DATABASE_URL[\s\S]*PORT[\s\S]*OPERATOR_TOKEN[\s\S]*CLUSTER_SECRET/);
    expect(String(error)).not.toMatch(/secret-[12]/);
  });

  it("may keep the token in a file", async () => {
    const env = { ...base, OPERATOR_TOKEN_FILE: await fileOf("token-of-the-operators\n"), LOG_LEVEL: "silent" };
    await using started = await createMigrationServer(env, { loader });
    await started.server.start();
    const ask = (headers: Record<string, string>) =>
      fetch(`${started.server.info.uri}/migrations/applied`, { headers });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: "Bearer token-of-the-operators" })).status).toBe(200);
  });

  it("has a new database and a new token that only their owner may read, the same for all that start at once", async () => {
    const file = join(await folder, "new", "test.db");
    const tokenFile = join(await folder, "new", "operator-token");
    const env = { DATABASE_URL: `sqlite:${file}`, PORT: "0" };
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const starting = [1, 2, 3].map(() => createMigrationServer(env, { loader, log }));
    await using stack = new AsyncDisposableStack();
    const started = (await Promise.all(starting)).map((one) => stack.use(one));
    await started[0]?.instance.manager.up();
    for (const suffix of ["", "-wal", "-shm"]) expect((await stat(file + suffix)).mode & 0o777).toBe(0o600);
    expect((await stat(tokenFile)).mode & 0o777).toBe(0o600);
    const token = (await readFile(tokenFile, "utf8")).trim();
    expect(lines.filter((line) => line.includes(tokenFile))).toHaveLength(1);
    expect(lines.join("")).not.toContain(token);
    for (const { server } of started) {
      await server.start();
      const ask = (authorization: string) =>
        fetch(`${server.info.uri}/migrations/applied`, { headers: { authorization } });
      expect((await ask(`Bearer ${token}`)).status).toBe(200);
      expect((await ask("")).status).toBe(401);
    }
    await chmod(join(await folder, "new"), 0o500); // a later start writes nothing
    await using _again = await createMigrationServer(env, { loader, log });
    await chmod(join(await folder, "new"), 0o700);
    expect(await readdir(join(await folder, "new"))).not.toContainEqual(expect.stringMatching(/^operator-token\./));
  });

  it.each([
    ["none", 1],
    ["token-of-the-operators", 0],
  ])("warns at every start where callers on this machine need no token: %s", async (OPERATOR_TOKEN, count) => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    await using _started = await createMigrationServer({ ...base, OPERATOR_TOKEN }, { loader, log });
    expect(lines.filter((line) => line.includes("OPERATOR_TOKEN=none"))).toHaveLength(count);
  });
});
