import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answering, called as run, start, twoInstances } from "../../../../test/support/manager/cli.ts";
import { overHttp } from "../../src/cli/over-http.ts";
import { readSettings, type Settings } from "../../src/cli/settings.ts";
import { textOf } from "../../src/cli/show.ts";
import { storage } from "../../src/engine/run/context.ts";

const nothing = (): void => undefined;
const first = { name: "01_first.ts", up: nothing };
const TOKEN = "token-of-the-operators";
const env = { ...process.env };
const wanted = (key: string, text: string): unknown => JSON.parse(text)[key];

describe("segmark-migrate over HTTP", () => {
  it("applies migrations, lists the applied ones, and does nothing the second time", async () => {
    await using two = await twoInstances({ list: [first, { name: "02_second.ts", up: nothing }] });
    const on = ["--url", two.url];
    const plan = await run("plan", ...on);
    expect(plan).toMatchObject({ code: 0, stderr: "" });
    expect(plan.stdout).toContain(
      "leader       pending\napi-1        01_first.ts\n             02_second.ts\nstorage-1-1",
    );
    const up = await run("up", ...on);
    expect(up.code).toBe(0);
    expect(up.stdout).toBe(
      [
        "leader       applied now",
        "api-1        01_first.ts",
        "             02_second.ts",
        "storage-1-1  01_first.ts",
        "             02_second.ts\n",
      ].join("\n"),
    );
    expect(await run("up", ...on)).toMatchObject({ code: 0, stdout: "Nothing was pending.\n" });
    expect((await run("applied", ...on)).stdout).toBe(up.stdout.replace("applied now", "applied"));
    const status = await run("status", ...on);
    expect(status.stdout).toMatch(/^Cluster test, configuration version \d+, no run\.\nreplica set +leader/);
    expect(status.stdout).toMatch(/^of-api-1 +api-1 +2 +0 +idle$/m);
  });

  it("migrates one leader first, and the others when a person says so or after a pause", async () => {
    await using two = await twoInstances({ list: [first, { name: "02_second.ts", up: nothing }] });
    const on = ["--url", two.url];
    const begun = await answering(["no"], "up", "--first", "storage-1-1", "--to", "01_first.ts", ...on);
    expect(begun).toMatchObject({ code: 0, stdout: "leader       applied now\nstorage-1-1  01_first.ts\n" });
    expect(begun.stderr).toContain("storage-1-1 is done. Migrate the others too? [y/N] ");
    const agreed = await answering(["y"], "up", "--first", "storage-1-1", "--json", ...on);
    const applied = { "storage-1-1": ["02_second.ts"], "api-1": ["01_first.ts", "02_second.ts"] };
    expect(JSON.parse(agreed.stdout)).toEqual({ applied });
    two.has("storage-1-1", [first]);
    const paused = ["--first", "storage-1-1", "--pause", "0"];
    expect(await run("up", ...paused, ...on)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("lists_differ"),
    });
    const options = await answering([], "config", "get", "topology.yml", ...on);
    expect(options.stdout).toContain('"storage-1-1":{"replicaset":"of-storage-1-1"');
    expect((await run("up", "--only", "nobody", ...on)).stderr).toContain("nobody is not a leader now");
  });

  it("shows the history of every leader", async () => {
    await using two = await twoInstances({ list: [{ ...first, hash: "ab".repeat(32) }] });
    const on = ["--url", two.url];
    expect((await run("history", ...on)).stdout).toBe("Nothing was ever run.\n");
    await run("up", ...on);
    const { stdout } = await run("history", "--limit", "1", ...on);
    expect(stdout).toMatch(/^leader +started +took +outcome +by +checksum +migration$/m);
    expect(stdout).toMatch(/^storage-1-1 +\d{4}-\S+Z +[\d.]+ s +applied +api-1 +abababababab +01_first\.ts$/m);
  });

  it("shows what a change of records would do, and does it with --yes", async () => {
    await using two = await twoInstances({ list: [{ ...first, hash: "aa" }] });
    const on = ["--url", two.url];
    await run("up", ...on);
    for (const alias of ["api-1", "storage-1-1"]) two.has(alias, [{ ...first, hash: "bb" }]);
    const rows = [
      "leader       change    migration",
      "api-1        accepted  01_first.ts: checksum aa becomes bb",
      "storage-1-1  accepted  01_first.ts: checksum aa becomes bb",
    ];
    const next = "Nothing was changed. Repeat with --yes to do it.";
    expect(await run("repair", ...on)).toMatchObject({ code: 0, stdout: `${[...rows, next].join("\n")}\n` });
    const done = await run("repair", "01_first.ts", "--yes", ...on);
    expect(done).toMatchObject({ code: 0, stdout: `${[...rows, "Done."].join("\n")}\n` });
    expect((await run("repair", "--yes", ...on)).stdout).toBe("Nothing is to be changed.\n");
    const { stdout } = await run("baseline", "01_first.ts", "--json", ...on);
    const one = { changes: [], remarks: [] };
    expect(JSON.parse(stdout)).toEqual({ written: false, leaders: { "api-1": one, "storage-1-1": one } });
  });

  it("exits with 2 when the call is refused, and prints advice", async () => {
    await using two = await twoInstances({ list: [first] });
    two.has("storage-1-1", []);
    const { code, stdout, stderr } = await run("up", "--url", two.url);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("lists_differ (409): storage-1-1 has no 01_first.ts. Nothing was run.\n");
    expect(stderr).toMatch(/^api-1 +not_started +-$/m);
    expect(stderr).toMatch(/^storage-1-1 +refused +- +storage-1-1 has no 01_first\.ts\.$/m);
    expect(stderr).toMatch(/^Run: [0-9a-f-]{36}\nNext: Deploy the same migrations on all instances, then repeat\.$/m);
  });

  it("exits with 3 when a migration fails, with the outcome of each leader", async () => {
    const up = () => {
      if (storage().alias !== "api-1") throw new Error("no such\ncolumn\u001b[31m");
    };
    await using two = await twoInstances({ list: [{ name: "01_first.ts", up }] });
    const { code, stderr } = await run("up", "--url", two.url);
    expect(code).toBe(3);
    expect(stderr).toContain("migration_failed (500): 01_first.ts failed on storage-1-1: no such column [31m");
    expect(stderr).toMatch(/^api-1 +applied +01_first\.ts$/m);
    expect(stderr).toMatch(/^storage-1-1 +failed +- +01_first\.ts: no such column \[31m$/m);
  });

  it("exits with 4 on a timeout", async () => {
    await using two = await twoInstances({ list: [first] });
    await two.write("migrations.yml", "options: { storage_timeout: 0 }\n");
    const { code, stderr } = await run("up", "--url", two.url);
    expect(code).toBe(4);
    expect(stderr).toContain("storage_timeout (504): ");
    expect(stderr).toContain("Next: Raise storage_timeout");
  });

  it("shows the progress of every leader during a run, which another process can cancel", async () => {
    const up = (): Promise<void> =>
      new Promise((_resolve, reject) => storage().signal.addEventListener("abort", () => reject(new Error("stopped"))));
    await using two = await twoInstances({ list: [{ name: "01_slow.ts", up }] });
    const on = ["--url", two.url];
    const upping = start("up", ...on);
    await upping.saw("storage-1-1  01_slow.ts, ");
    await upping.saw("api-1  01_slow.ts, ");

    const second = await run("up", ...on);
    expect([second.code, second.stderr]).toEqual([2, expect.stringContaining("run_in_progress (409): api-1 has been")]);
    const { stdout } = await run("status", "--json", ...on);
    const { run_id } = JSON.parse(stdout).run;
    expect(await run("cancel", run_id, ...on)).toMatchObject({ code: 0, stdout: "The run is being stopped.\n" });
    expect((await upping.ended).code).toBe(4);
    expect((await run("cancel", run_id, ...on)).code).toBe(2);
  });

  it("lets the run continue when interrupted", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await using two = await twoInstances({ list: [{ name: "01_slow.ts", up: () => released }] });
    const upping = start("up", "--url", two.url);
    await upping.saw("01_slow.ts, ");
    upping.child.kill("SIGINT");
    expect(await upping.ended).toMatchObject({ code: 130, stderr: expect.stringContaining("The run continues.") });
    const waiting = run("up", "--wait", "20", "--url", two.url);
    release();
    expect(await waiting).toMatchObject({ code: 0, stdout: "Nothing was pending.\n" });
  });

  it("moves the list of migrations of version 0.x", async () => {
    await using two = await twoInstances({ list: [first] });
    await two.write("migrations.yml", 'applied: ["01_first.ts"]\n');
    const on = ["--url", two.url];
    expect(await run("up", ...on)).toMatchObject({ code: 2, stderr: expect.stringContaining("segmark-migrate move") });
    const moved = "leader       moved\napi-1        01_first.ts\nstorage-1-1  01_first.ts\n";
    expect(await run("move", ...on)).toMatchObject({ code: 0, stdout: moved });
    expect((await run("move", ...on)).stdout).toBe("The configuration has no list of applied migrations.\n");
  });

  it.each(["up", "applied", "status", "plan", "history", "move"])(
    "prints the reply to %s unchanged with --json",
    async (command) => {
      await using two = await twoInstances();
      const { code, stdout, stderr } = await run(command, "--json", "--url", two.url);
      expect([code, stderr]).toEqual([0, ""]);
      const path = command === "move" ? "move_migrations_state" : command;
      const method = command === "up" || command === "move" ? "POST" : "GET";
      const reply = await fetch(`${two.url}/migrations/${path}`, { method });
      expect(stdout).toBe(`${await reply.text()}\n`);
    },
  );

  it("asks the instance at a URL that ends with slashes", async () => {
    await using two = await twoInstances();
    expect((await run("applied", "--url", `${two.url}//`)).code).toBe(0);
  });

  it("prints only the unchanged error reply with --json", async () => {
    await using two = await twoInstances({ list: [first] });
    two.has("storage-1-1", []);
    const { code, stdout, stderr } = await run("plan", "--json", "--url", two.url);
    expect([code, stderr, wanted("code", stdout)]).toEqual([2, "", "lists_differ"]);
  });

  it("requires the token of the instance, from the environment, or for this machine from the file of the first start", async () => {
    await using two = await twoInstances({ env: { OPERATOR_TOKEN: TOKEN } });
    const on = ["applied", "--url", two.url];
    const folder = await mkdtemp(join(tmpdir(), "segmark-cli-"));
    const file = join(folder, "operator-token");
    await writeFile(file, `${TOKEN}\n`);
    const elsewhere = two.url.replace("127.0.0.1", hostname());
    const codeOf = async (given: typeof env, args = on): Promise<unknown> => {
      Object.assign(process.env, given);
      return (await run(...args)).code;
    };
    try {
      const without = await run(...on);
      expect([without.code, without.stderr]).toEqual([2, expect.stringContaining("unauthorized (401): ")]);
      expect(without.stderr).toContain("Next: Set OPERATOR_TOKEN");
      expect(await codeOf({ DATABASE_URL: `sqlite:${folder}/segmark.db` })).toBe(0);
      const { where } = readSettings(["applied", "--url", elsewhere], process.env) as Settings;
      expect(where).toEqual({ url: new URL(elsewhere), token: undefined });
      expect(await codeOf({ OPERATOR_TOKEN: "another-token-than-that" })).toBe(2);
      expect(await codeOf({ THEIRS: TOKEN }, [...on, "--token-env", "THEIRS"])).toBe(0);
      expect(await codeOf({ OPERATOR_TOKEN: TOKEN })).toBe(0);
      expect(await codeOf({ OPERATOR_TOKEN: "", DATABASE_URL: "", OPERATOR_TOKEN_FILE: file })).toBe(0);
      expect(await codeOf({ OPERATOR_TOKEN_FILE: join(folder, "none") })).toBe(2);
    } finally {
      for (const name of ["OPERATOR_TOKEN", "OPERATOR_TOKEN_FILE", "DATABASE_URL", "THEIRS"])
        if (env[name] === undefined) delete process.env[name];
        else process.env[name] = env[name];
      await rm(folder, { recursive: true });
    }
  });

  it("exits with 3 when the server does not respond, or is not a migration manager", async () => {
    const other = createServer((_request, response) => void response.writeHead(502).end("<h1>Bad gateway</h1>"));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const wrong = await run("status", "--url", url);
    expect([wrong.code, wrong.stdout]).toEqual([3, ""]);
    expect(wrong.stderr).toContain("with status 502, is not from a migration manager");
    await new Promise((resolve) => other.close(resolve));
    const { code, stderr } = await run("up", "--url", url);
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/does not answer: connect ECONNREFUSED.*\nNext: Check --url.*\. Nothing was started\.$/m),
    ]);
  });

  const okStatus = { cluster: "c", config_version: 1, run: null, lists_differ: false };
  it.each([
    ["status", { ...okStatus, replicasets: [null] }],
    ["status", { ...okStatus, replicasets: [{ name: 1, leader: null, problem: null, state: null }] }],
    ["status", { ...okStatus, replicasets: [{ name: "a", leader: "b", problem: null, state: { applied: [] } }] }],
    ["status", { ...okStatus, run: 5, replicasets: [] }],
    ["applied", { applied: { "a-1": ["x", 3] } }],
    ["plan", { pending: { "a-1": "x" } }],
  ] as const)("takes no answer to %s that has another shape: %j", (command, body) => {
    expect(textOf({ command, config: undefined }, { status: 200, text: JSON.stringify(body), body })).toBeUndefined();
  });

  it("exits with 3 when an answer has another shape", async () => {
    const body = JSON.stringify({ ...okStatus, replicasets: [null] });
    const other = createServer((_request, response) => void response.end(body));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stdout, stderr } = await run("status", "--url", `http://127.0.0.1:${port}`);
    const said = "The response, with status 200, is not from a migration manager. Check --url.\n";
    expect([code, stdout, stderr]).toEqual([3, "", said]);
    await new Promise((resolve) => other.close(resolve));
  });

  it("does not read an answer without end", async () => {
    const block = Buffer.alloc(1024 * 1024, " ");
    const endless = createServer((_request, response) => {
      const more = (): void => void (response.destroyed || !response.write(block) || setImmediate(more));
      response.on("drain", more);
      more();
    });
    await new Promise<void>((resolve) => endless.listen(0, "127.0.0.1", resolve));
    const url = new URL(`http://127.0.0.1:${(endless.address() as AddressInfo).port}`);
    await using service = overHttp(url, undefined);
    await expect(service.applied()).rejects.toThrow(/its answer is longer than \d+ bytes/);
    endless.closeAllConnections();
    await new Promise((resolve) => endless.close(resolve));
  });

  it("mentions a run in progress only if one may have been started", async () => {
    const silent = createServer(({ socket }) => void socket.destroy());
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const heard = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const next = async (...args: readonly string[]) => {
      const { code, stderr } = await run(...args);
      return [code, stderr.split("\n")[1]];
    };
    const goesOn = [3, "Next: Check the status: what was started continues on its own."];
    for (const command of [["up"], ["move"], ["cancel", "x"]]) {
      expect(await next(...command, "--url", heard)).toEqual(goesOn);
      const nowhere = await next(...command, "--url", "http://127.0.0.1:1");
      expect(nowhere).toEqual([3, "Next: Check --url and that the instance runs. Nothing was started."]);
    }
    for (const command of ["status", "plan", "applied"]) {
      expect(await next(command, "--url", heard)).toEqual([
        3,
        "Next: Retry, or use another instance. Nothing was changed.",
      ]);
      expect(await next(command, "--url", "http://127.0.0.1:1")).toEqual([
        3,
        "Next: Check --url and that the instance runs.",
      ]);
    }
    await new Promise((resolve) => silent.close(resolve));
  });

  it("reports an unknown host name", async () => {
    const { code, stderr } = await run("status", "--url", "http://nobody.invalid");
    expect([code, stderr]).toEqual([3, expect.stringMatching(/the name nobody\.invalid.*\nNext: Check --url/)]);
  });
});

describe("segmark-migrate with invalid arguments", () => {
  it.each([
    [
      ["sideways"],
      "sideways: unknown command; expected one of up, applied, status, plan, history, baseline, repair, adopt, lint, move, cancel",
    ],
    [["baseline"], "baseline: expected the last migration that is there already"],
    [["baseline", "a", "b"], "b: expected nothing after baseline a"],
    [["adopt"], "--from: expected one of knex, umzug, flyway, liquibase, dbmate, golang-migrate, prisma, drizzle, tar"],
    [["adopt", "--from", "knex", "x"], "x: expected nothing after adopt"],
    [["adopt", "--from", "umzug", "--file", "/no/such"], "--file: "],
    [["up", "--from", "knex"], "--from: up takes none"],
    [["up", "--yes"], "--yes: up does not ask"],
    [["applied", "--limit", "5"], "--limit: applied has none"],
    [["history", "--limit", "1001"], "--limit: expected a whole number from 1 to 1000"],
    [["upp"], "upp: unknown command; expected up"],
    [["stats"], "stats: unknown command; expected status"],
    [["up", "01_first.ts"], "01_first.ts: expected nothing after up"],
    [["up", "--force"], "--force: unknown option"],
    [["up", "--urll", "http://127.0.0.1:1"], "--urll: unknown option; expected --url"],
    [["up", "--tokenenv=X"], "--tokenenv: unknown option; expected --token-env"],
    [["up", "--data", "sqlite:x.db"], "--data: unknown option; expected --database"],
    [["up", "-x"], "-x: unknown option"],
    [["up", "--url"], "--url: needs a value"],
    [["up", "--url", "--wait"], "--url: needs a value"],
    [["up", "--json=yes"], "--json: takes no value"],
    [["up", "--wait", "1", "--wait", "2"], "--wait: may be given only once"],
    [["up", "--wait", "-5"], "--wait: expected seconds"],
    [["up", "--wait", "soon"], "--wait: expected seconds"],
    [["applied", "--wait", "1"], "--wait: applied does not wait"],
    [["up", "--url", "127.0.0.1:8080"], "--url: expected an address like"],
    [["up", "--url", "http://:hunter2@127.0.0.1:1"], "--url: expected an address like"],
    [["up", "--token-env", "NOT_THERE"], "--token-env: NOT_THERE is not set"],
    [["up", "--migrations", "x"], "--migrations: needs a database, of --database, --database-env or DATABASE_URL"],
    [["up", "--database-env", "NOT_THERE"], "--database-env: NOT_THERE is not set"],
    [["config", "put"], "config: expected get, get SECTION, or set SECTION FILE"],
    [["config", "set", "a.yml", "not/there"], "config set: ENOENT"],
    [["plan", "--to", "01.ts"], "--to: expected with up, not plan"],
    [["up", "--only", "a", "--first", "b"], "--first: cannot be combined with --only"],
    [["up", "--pause", "1"], "--pause: needs --first"],
    [["up", "--check"], "--check: expected with status or plan, not up"],
    [["up", "--database", "shop.db"], "--database: expected sqlite:"],
    [["up", "--database", "sqlite:x.db", "--url", "http://localhost"], "--database: cannot be combined with --url"],
    [["status", "--database", "sqlite:not/there.db"], "--database: there is no file not/there.db"],
    [["cancel"], "cancel: expected the number of a run"],
  ])("%j exits with 2", async (args, wanted) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^[^\n]* \(see segmark-migrate --help\)\n$/);
    expect(stderr.startsWith(wanted)).toBe(true);
  });

  it("is told as JSON with --json", async () => {
    const { code, stdout, stderr } = await run("up", "--force", "--json");
    expect([code, stderr, JSON.parse(stdout)]).toEqual([2, "", { code: "usage", detail: "--force: unknown option" }]);
  });

  it("without arguments it prints the usage", async () => {
    expect(await run()).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^segmark-migrate COMMAND/),
    });
  });

  it.each(["--help", "-h", "help"])("%s is valid", async (asked) => {
    expect(await run(asked)).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(/^segmark-migrate/),
    });
  });

  it.each(["--version", "-v"])("%s prints the version of the package", async (asked) => {
    const { version } = JSON.parse(await readFile(new URL("../../../../package.json", import.meta.url), "utf8"));
    expect(await run(asked)).toMatchObject({ code: 0, stderr: "", stdout: `${version}\n` });
  });
});
