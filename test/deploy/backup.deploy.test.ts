import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import mysql from "mysql2/promise";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SEGMENTS, startLoad, videoOf } from "../support/cluster/load.ts";
import { examplesOf } from "../support/documents.ts";
import { type MariadbServer, startMariadb } from "../support/mariadb.ts";
import { launch } from "../support/service.ts";
import { local } from "../support/world.ts";
import { runDocumented } from "./support/commands.ts";

const segmark = fileURLToPath(new URL("../../src/cli/segmark.js", import.meta.url));

/** A database that is in use, and how the document backs it up and restores it elsewhere. */
type Engine = Readonly<{ url: string; backUp: () => Promise<void>; restore: () => Promise<string> }>;

async function onSqlite(folder: string): Promise<Engine> {
  await mkdir(join(folder, "data"));
  const elsewhere = join(folder, "elsewhere");
  return {
    url: `sqlite:${folder}/data/segmark.db`,
    backUp: async () => {
      await rm(join(folder, "backup.db"), { force: true });
      const changes = { "npx segmark": `"${process.execPath}" "${segmark}"` };
      expect(await runDocumented("npx segmark backup", { folder, changes })).toMatch(
        /^backup\.db: \d+\.\d MB, checked$/,
      );
    },
    restore: async () => {
      await mkdir(join(elsewhere, "data"), { recursive: true });
      await runDocumented("rm -f data/", { folder: elsewhere, changes: { "backup.db": "../backup.db" } });
      return `sqlite:${elsewhere}/data/segmark.db`;
    },
  };
}

let server: MariadbServer | undefined;
let restored = 0;
async function onMariadb(folder: string): Promise<Engine> {
  server = await startMariadb();
  const { url, host, port } = server;
  await using root = await mysql.createConnection(server.rootUrl);
  await root.query("create database segmark_live");
  await writeFile(join(folder, "backup.cnf"), `[client]\nhost=${host}\nport=${port}\nuser=segmark\npassword=segmark\n`);
  return {
    url: `${url}segmark_live`,
    backUp: async () => {
      const changes = { " segmark ": " segmark_live " };
      await runDocumented("mariadb-dump", { folder, program: "mariadb-dump", changes });
    },
    restore: async () => {
      const name = `segmark_restored${restored++}`;
      await using connection = await mysql.createConnection(url);
      await connection.query(`create database ${name}`);
      await runDocumented("mariadb --", { folder, program: "mariadb", changes: { segmark_restored: name } });
      return `${url}${name}`;
    },
  };
}

const submit = (base: string): Promise<Response> =>
  fetch(`${base}/api/skipSegments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      videoID: "dQw4w9WgXcQ",
      userID: local("ann"),
      segments: [{ segment: [1, 10], category: "sponsor" }],
    }),
  });

const read = async (base: string, path: string): Promise<unknown> => {
  const response = await fetch(base + path);
  return response.ok ? response.json() : response.status;
};
const segmentsOf = (base: string, id: string) => read(base, `/api/skipSegments?videoID=${videoOf(id)}`);
const start = (url: string) => launch({ DATABASE_URL: url, AUTO_MIGRATE: "true", STATS_CACHE_SECONDS: "0" });

it("these are all commands of the document", () => {
  const begins = examplesOf("docs/deployment/README.md").map(({ command }) => command.split(" ", 2).join(" "));
  expect(begins).toEqual([
    "npx segmark",
    "rm -f",
    "mariadb-dump --defaults-file=backup.cnf",
    "mariadb --defaults-file=backup.cnf",
  ]);
});

describe.each([
  ["sqlite", onSqlite],
  ["mariadb", onMariadb],
] as const)("%s", (_engine, open) => {
  let folder: string;
  let engine: Engine;
  let service: ReturnType<typeof launch> | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "segmark-backup-"));
    engine = await open(folder);
  });
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
    await server?.stop();
    server = undefined;
  });

  it("a backup made during writes has all that was acknowledged before, and nothing by halves", async () => {
    service = start(engine.url);
    const base = await service.address();
    expect((await submit(base)).status).toBe(200);
    const [{ UUID }] = (await read(base, "/api/skipSegments?videoID=dQw4w9WgXcQ")) as [{ UUID: string }];
    const load = startLoad(base, UUID);
    await expect.poll(() => load.acknowledged("submit").length).toBeGreaterThan(40);
    const before = [...load.acknowledged("submit")];
    await engine.backUp();
    const after = load.acknowledged("submit").length;
    await expect.poll(() => load.acknowledged("submit").length).toBeGreaterThan(after + 10);
    await load.stop();

    await using copy = start(await engine.restore());
    const there = await copy.address();
    for (const id of before) expect(await segmentsOf(there, id)).toHaveLength(SEGMENTS);
    let stored = 0;
    for (const id of load.acknowledged("submit")) {
      const segments = await segmentsOf(there, id);
      if (segments === 404) continue;
      expect(segments).toHaveLength(SEGMENTS);
      stored++;
    }
    expect(stored).toBeLessThan(load.acknowledged("submit").length);
    expect(await read(there, "/api/getTotalStats")).toMatchObject({ totalSubmissions: stored * SEGMENTS + 1 });
  });

  it("what is restored answers as the original, and takes writes", async () => {
    const base = (await service?.address()) ?? "";
    await engine.backUp();
    await using copy = start(await engine.restore());
    const there = await copy.address();
    const paths = ["/api/getTotalStats", "/api/getTopUsers?sortType=1", "/api/skipSegments?videoID=dQw4w9WgXcQ"];
    const videos = Array.from({ length: 50 }, (_, i) => `/api/skipSegments?videoID=${videoOf(String(i))}`);
    for (const path of [...paths, ...videos]) expect(await read(there, path)).toEqual(await read(base, path));
    expect((await submit(there)).status).toBe(409);
    const query = new URLSearchParams({
      videoID: "dQw4w9WgXcQ",
      userID: local("bob"),
      startTime: "20",
      endTime: "30",
      category: "intro",
    });
    expect((await fetch(`${there}/api/skipSegments?${query}`, { method: "POST" })).status).toBe(200);
  });
});
