import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { generation } from "@segmark/openapi/internal/codegen/generation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inherited, keepGroup } from "../support/child.ts";
import { examplesOf, rootFolder } from "../support/documents.ts";
import { archiveOf, installArchive } from "./support/archive.ts";
import { claimed, lowest, ours } from "./support/runtimes.ts";

type Settings = Readonly<Record<string, string>>;

const peersOf: Readonly<Record<string, readonly string[]>> = {
  segmark: ["typescript", "openapi-typescript", "json-schema-to-typescript", "@stoplight/prism-cli"],
  "@segmark/openapi": ["typescript", "openapi-typescript", "json-schema-to-typescript", "@stoplight/prism-cli"],
  "@segmark/migrator": ["better-sqlite3"],
};

const installing = new Map<string, ReturnType<typeof installArchive>>();
afterAll(async () => {
  for (const one of installing.values()) await (await one)[Symbol.asyncDispose]();
});

/** Installed once for all tests of this file. */
function installation(name: string): ReturnType<typeof installArchive> {
  const started = installing.get(name) ?? installArchive(name, peersOf[name]);
  installing.set(name, started);
  return started;
}

/** A user who has installed the archive of a package, and runs its command in a folder there. */
function userOf(name: string, command: string) {
  let root = "";
  let folder = "";
  beforeAll(async () => {
    root = (await installation(name)).folder;
    folder = mkdtempSync(join(root, "work-"));
  });
  /** Of the package. */
  const file = (path: string): string => join(root, "node_modules", name, path);
  const own = (path = ""): string => join(folder, path);
  const bin = (): string => realpathSync(join(root, "node_modules/.bin", command));
  const ran = new Set<string>();
  return {
    own,
    file,
    bin,
    /** The first words of the command lines so far. */
    ran: (): string[] => [...ran].sort(),
    /** Runs the command to its end, which has to be a success. Returns what it printed. */
    run: (args: readonly string[], { path } = lowest, env: Settings = {}, input = ""): string => {
      ran.add(args[0] ?? "");
      const options = { cwd: own(), env: { ...inherited, ...env }, encoding: "utf8", input } as const;
      const { status, stdout, stderr } = spawnSync(path, [bin(), ...args], options);
      expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: expect.any(String) });
      return stdout;
    },
    /** Starts the command, and resolves when it prints what matches. */
    start: async (args: readonly string[], awaited: RegExp, { path } = lowest, env: Settings = {}) => {
      ran.add(args[0] ?? "serve");
      const options = { cwd: own(), env: { ...inherited, ...env }, detached: true, stdio: "pipe" } as const;
      const child = keepGroup(spawn(path, [bin(), ...args], options));
      const closed = once(child, "close");
      let out = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text) => {
          out += text;
        });
      await expect.poll(() => out).toMatch(awaited);
      const stop = async (): Promise<number> => {
        child.kill("SIGTERM");
        const [code] = await closed;
        return code;
      };
      return { out, stop };
    },
  };
}

type User = ReturnType<typeof userOf>;

/** The words of the command `segmark` in a package. */
const wordsOf = (user: User, folder: string): string[] =>
  globSync(`${folder}/*.js`, { cwd: user.file("") })
    .map((path) => basename(path, ".js"))
    .sort();

const ref = { $ref: "#/components/schemas/Node" };

/** What no fixture has: so many operations that each tag gets its files, and a schema that leads back to itself. */
const large = {
  openapi: "3.1.0",
  info: { title: "Large", version: "1" },
  paths: Object.fromEntries(
    Array.from({ length: 101 }, (_, index) => [
      `/nodes${index}`,
      {
        post: {
          operationId: `postNode${index}`,
          tags: [`part ${index % 2}`],
          requestBody: { required: true, content: { "application/json": { schema: ref } } },
          responses: { "200": { description: "It.", content: { "application/json": { schema: ref } } } },
        },
      },
    ]),
  ),
  components: {
    schemas: {
      Node: {
        type: "object",
        required: ["kind"],
        properties: {
          kind: { type: "string" },
          weight: { type: "number", multipleOf: 0.01 },
          colour: { enum: Array.from({ length: 200 }, (_, index) => index) },
          next: { anyOf: [ref, { type: "array", uniqueItems: true, items: ref }] },
        },
      },
    },
  },
};

/** Modules that only write pages and types of a client, and read the command line, of a checkout. */
const ofCheckouts = ["arguments.js", "output-tables.js", "repeated-types.js"];

/** Modules of the generator in which a function was called, by what V8 has counted. */
function reached(folder: string): Set<string> {
  type Counts = { result: { url: string; functions: { functionName: string; ranges: { count: number }[] }[] }[] };
  const scripts = globSync("*.json", { cwd: folder }).flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), "utf8")) as Counts).result,
  );
  const called = scripts.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== "" && (ranges[0]?.count ?? 0) > 0),
  );
  return new Set(called.filter(({ url }) => url.includes("/openapi/dist/codegen/")).map(({ url }) => basename(url)));
}

describe.each(["segmark", "@segmark/openapi"])("segmark, installed from the archive of %s", (name) => {
  const user = userOf(name, "segmark");
  const framework = (path: string): string => (name === "segmark" ? `../@segmark/openapi/${path}` : path);

  it("is started with Node by the operating system", () => {
    expect(readFileSync(user.bin(), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it("has commands for documents, and all of them work", async () => {
    const { run, start } = user;
    run(["init", "--no-install"]);
    expect(run(["generate"])).toContain("wrote generated/");
    expect(run(["generate", "--check"])).toBe("");
    expect(run(["diff", "openapi.yaml", "openapi.yaml"])).toBe("No changes.\n");
    expect(run(["completion", "bash"])).toContain("generate");
    expect(run(["explain", "getGreeting"])).toContain("getGreeting");
    // Prism needs more than the lowest Node.
    const mock = await start(["mock", "--port", "0"], /listening on http\S+/, ours);
    expect(run(["test", "--url", /listening on (http\S+)/.exec(mock.out)?.[1] ?? ""])).toContain("getGreeting");
    expect(await mock.stop()).toBe(0);
    expect(user.ran()).toEqual(expect.arrayContaining(wordsOf(user, framework("dist/cli/commands"))));
  });

  it("generates the same bytes as its source, from documents that reach every module of the generator", async () => {
    const document = user.own("large.json");
    writeFileSync(document, JSON.stringify(large));
    const env = { NODE_V8_COVERAGE: user.own("coverage") };
    const fixture = (file: string): string => join(rootFolder, "packages/openapi/test/codegen/fixtures", file);
    let texts = "";
    for (const [out, spec, events] of [
      ["shop", fixture("shop.yaml"), fixture("events.yaml")],
      ["large", document],
    ] as const) {
      const handlers = `${out}-handlers`;
      const ofEvents = events === undefined ? [] : ["--events", events];
      const flags = ["--spec", spec, "--out", out, "--handlers", handlers, ...ofEvents];
      user.run(["generate", ...flags], ours, env);
      const { changes } = await generation({
        specs: [{ spec, out, handlers }],
        events: events === undefined ? undefined : { spec: events, out: `${out}/webhooks` },
        command: `npx segmark generate ${flags.join(" ")}`,
      });
      expect(changes.length).toBeGreaterThan(5);
      for (const { path, text } of changes) expect(readFileSync(user.own(path), "utf8")).toBe(text);
      texts += changes.map(({ text }) => text).join("");
    }
    const modules = globSync(framework("dist/codegen/*.js"), { cwd: user.file("") });
    const called = reached(user.own("coverage"));
    const silent = modules.filter((module) => !called.has(basename(module)) && !ofCheckouts.includes(basename(module)));
    // What has no functions cannot be called, and of some modules the text becomes part of what is generated.
    const functions = silent.flatMap((module) =>
      [...readFileSync(user.file(module), "utf8").matchAll(/^export function (\w+)/gm)].map(([, found = ""]) => found),
    );
    expect(functions.filter((one) => !texts.includes(`function ${one}(`))).toEqual([]);
  });
});

describe("segmark, installed with its service", () => {
  const user = userOf("segmark", "segmark");
  const submission = {
    videoID: "dQw4w9WgXcQ",
    userID: "an-example-of-a-local-user-id-to-replace",
    segments: [{ segment: [1, 10], category: "sponsor" }],
  };

  it.each(claimed)("serves until it is stopped, on $name", async (runtime) => {
    const env = { DATABASE_URL: "sqlite::memory:", PORT: "0" };
    const { out, stop } = await user.start([], /"msg":"listening"/, runtime, env);
    const { service } = JSON.parse(out.split("\n").find((line) => line.includes('"first start"')) ?? "{}");
    expect(service).toMatchObject({ docs: realpathSync(user.file("docs/README.md")) });
    expect((await fetch(`${service.listens}/api/ready`)).status).toBe(200);
    expect(await stop()).toBe(0);
  });

  it("has commands of the service, and all of them work", async () => {
    const { run, start } = user;
    const origin = await start(["serve"], /"msg":"listening"/, lowest, { PORT: "0" });
    const address = /"address":"(http[^"]+)"/.exec(origin.out)?.[1] ?? "";
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(submission);
    expect((await fetch(`${address}/api/skipSegments`, { method: "POST", headers, body })).status).toBe(200);
    expect(run(["healthcheck"], lowest, { PORT: new URL(address).port })).toContain("is ready");
    const publicId = run(["hash-user-id"], lowest, {}, submission.userID);
    expect(publicId).toMatch(/^[0-9a-f]{64}\n$/);
    expect(run(["make-admin"], lowest, {}, submission.userID)).toContain(publicId.trim());
    const events =
      "subscriptions: [{ name: channel, url: https://discord.com/api/webhooks/1/t, format: discord, events: [report] }]";
    writeFileSync(user.own("events.yaml"), events);
    expect(run(["webhooks", "list"], lowest, { WEBHOOKS_OUT: "events.yaml" })).toMatch(/^channel +discord +0 events/);
    expect(run(["backup", "backup.db"])).toContain("backup.db");
    expect(run(["export", "--output", "dumps"])).toContain("1 rows");
    const copy = { DATABASE_URL: "sqlite:./copy.db" };
    run(["migrate"], lowest, copy);
    expect(run(["import", "dumps"], lowest, copy)).toContain("sponsorTimes");
    const mirror = { DATABASE_URL: "sqlite:./mirror.db" };
    run(["migrate"], lowest, mirror);
    expect(run(["follow", address, "--once"], lowest, mirror)).toContain('"inStep":true');
    expect(await origin.stop()).toBe(0);
    expect(JSON.parse(run(["doctor", "--json"], lowest, { PORT: "0" }))).toMatchObject({ ok: true });
    expect(user.ran()).toEqual(expect.arrayContaining(wordsOf(user, "dist/src/cli/service/commands")));
  });
});

describe.each(["segmark", "@segmark/migrator"])("segmark-migrate, installed from the archive of %s", (name) => {
  const user = userOf(name, "segmark-migrate");

  it("is started with Node by the operating system", () => {
    expect(readFileSync(user.bin(), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it("has commands that all work", () => {
    mkdirSync(user.own("migrations"));
    const module = name === "segmark" ? "segmark/migrator" : name;
    const unit = `
      import { storage } from "${module}";
      import { check_roles_enabled } from "${module}/utils";
      export async function up() {
        if (check_roles_enabled(["vshard-storage"])) await storage().knex.schema.createTable("orders", (table) => void table.increments());
      }`;
    writeFileSync(user.own("migrations/0001_orders.mjs"), unit);
    const call = (...words: string[]) => JSON.parse(user.run([...words, "--json", "--database", "sqlite:shop.db"]));
    expect(call("up")).toEqual({ applied: { local: ["0001_orders.mjs"] } });
    expect(call("applied")).toEqual({ applied: { local: ["0001_orders.mjs"] } });
    expect(call("status")).toMatchObject({ run: null });
    expect(call("plan")).toMatchObject({});
    expect(call("move")).toEqual({ migrations_moved: {} });
    expect(call("history")).toMatchObject({ history: { local: [{ migration: "0001_orders.mjs" }] } });
    expect(call("repair")).toMatchObject({});
    expect(call("baseline", "0001_orders.mjs")).toMatchObject({});
    expect(call("config", "get")).toMatchObject({ version: 1 });
    expect(call("lint")).toMatchObject({ findings: [] });
    expect(user.run(["create", "more", "--sql"])).toBe("migrations/0002_more.sql\n");
    const fails = (...words: string[]) => {
      const { status, stderr } = spawnSync(lowest.path, [user.bin(), ...words], { encoding: "utf8" });
      return [status, stderr];
    };
    expect(fails("cancel", "1", "--url", "http://127.0.0.1:1")).toEqual([
      3,
      expect.stringContaining("http://127.0.0.1:1/ does not answer"),
    ]);
    const database = `sqlite:${user.own("shop.db")}`;
    const migrations = ["--migrations", user.own("migrations")];
    rmSync(user.own("migrations/0002_more.sql"));
    expect(fails("adopt", "--from", "knex", "--database", database, ...migrations)).toEqual([
      2,
      expect.stringContaining("No leader has a table knex_migrations"),
    ]);
    const help = user.run(["--help"]);
    const words = [...(help.split("\n\n")[1] ?? "").matchAll(/^ {2}(\w+)/gm)].map(([, word]) => word);
    expect(words.toSorted()).toEqual(
      [...user.ran().filter((word) => !word.startsWith("-")), "adopt", "cancel"].toSorted(),
    );
    const { version } = JSON.parse(readFileSync(user.file("package.json"), "utf8"));
    expect(user.run(["--version"])).toContain(version);
  });
});

describe("@segmark/webhooks, installed from its archive", () => {
  it("is installed as docs/service/packages.md says, and has no commands", async () => {
    const [, install] = examplesOf("docs/service/packages.md").map(({ command }) => command);
    expect(install).toBe(`npm install ../segmark/tarballs/${basename(archiveOf("@segmark/webhooks"))}`);
    const installed = await installation("@segmark/webhooks");
    const source = `import { sign, verify } from "@segmark/webhooks/methods"; console.log(await verify("s", "{}", await sign("s", "{}")));`;
    const args = ["--input-type=module", "-e", source];
    expect(spawnSync(lowest.path, args, { cwd: installed.folder, encoding: "utf8" }).stdout).toBe("true\n");
    const manifest = readFileSync(join(installed.folder, "node_modules/@segmark/webhooks/package.json"), "utf8");
    expect(JSON.parse(manifest).bin).toBeUndefined();
  });
});
