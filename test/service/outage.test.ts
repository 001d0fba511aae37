import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, stat } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { keep } from "../support/child.ts";
import { testDatabase } from "../support/database.ts";
import { launch } from "../support/service.ts";
import { local } from "../support/world.ts";

const SEGMENTS = 3;
const videoOf = (number: number): string => `outage${String(number).padStart(5, "0")}`;

/** A submission of three segments to a video of its own. */
const submit = (base: string, number: number): Promise<Response> =>
  fetch(`${base}/api/skipSegments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      videoID: videoOf(number),
      userID: local(`user ${number % 4}`),
      segments: Array.from({ length: SEGMENTS }, (_, i) => ({ segment: [i * 10, i * 10 + 5], category: "sponsor" })),
    }),
  });

/** What is stored of every video, past the service. */
async function storedSegments(url: string): Promise<ReadonlyMap<string, number>> {
  await using storage = await openStorage({ url });
  const videos: string[] = await storage
    .knex("segments as s")
    .join("segment_origin as o", "o.segment_id", "s.id")
    .pluck("s.video_id");
  return new Map([...Map.groupBy(videos, (video) => video)].map(([video, rows]) => [video, rows.length]));
}

const statusOf = async (base: string, path: string): Promise<number> => {
  const response = await fetch(base + path, { signal: AbortSignal.timeout(50_000) });
  await response.arrayBuffer();
  return response.status;
};

/** Between the service and its database: lets everything through, is not there, or keeps everything to itself. */
async function proxyTo(host: string, port: number) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(port, host);
    const there = [client, upstream] as const;
    const back = [upstream, client] as const;
    for (const pair of [there, back]) {
      const [one, other] = pair;
      pairs.add(pair);
      one.on("error", () => {}); // a connection that is cut is what this is for
      one.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
      if (!isSilent) one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const ownPort = typeof address === "object" && address !== null ? address.port : 0;
  const cut = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    for (const [one] of pairs) one.resetAndDestroy();
    await closed;
  };
  return {
    port: ownPort,
    cut,
    restore: async (): Promise<void> => {
      server.listen(ownPort, "127.0.0.1");
      await once(server, "listening");
    },
    /** Nothing is lost, nothing arrives: a server that hangs, or a network that drops packets. */
    silence: (): void => {
      isSilent = true;
      for (const [one, other] of pairs) one.unpipe(other).pause();
    },
    speak: (): void => {
      isSilent = false;
      for (const [one, other] of pairs) one.pipe(other);
    },
    [Symbol.asyncDispose]: cut,
  };
}

const onMariadb = () =>
  describe("a database server that goes away and comes back", () => {
    it("costs answers but no submission that was confirmed, and needs no restart", async () => {
      await using database = await testDatabase();
      const url = new URL(database.url);
      await using proxy = await proxyTo(url.hostname, Number(url.port));
      url.port = String(proxy.port);
      await using service = launch({ DATABASE_URL: url.href, CACHE_ROWS: "0" });
      const base = await service.address();

      let next = 0;
      let serving = true;
      const statuses = new Map<number, number[]>();
      const submitter = async (): Promise<void> => {
        while (serving) {
          const number = next++;
          const response = await submit(base, number);
          await response.arrayBuffer();
          if (response.status === 503) {
            expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
            await pause(20);
          }
          statuses.set(response.status, [...(statuses.get(response.status) ?? []), number]);
        }
      };
      const countOf = (status: number): number => statuses.get(status)?.length ?? 0;
      const submitters = Promise.all(Array.from({ length: 8 }, submitter));

      for (const _outage of [1, 2]) {
        const [before, refused] = [countOf(200), countOf(503)];
        await expect.poll(() => countOf(200)).toBeGreaterThan(before + 20);
        await proxy.cut();
        await expect.poll(() => statusOf(base, "/api/ready")).toBe(503);
        expect(await statusOf(base, "/api/skipSegments/5f6b")).toBe(503);
        await expect.poll(() => countOf(503)).toBeGreaterThan(refused + 8);
        await proxy.restore();
        await expect.poll(() => statusOf(base, "/api/ready")).toBe(200);
      }
      const before = countOf(200);
      await expect.poll(() => countOf(200)).toBeGreaterThan(before + 20);
      serving = false;
      await submitters;

      expect([...statuses.keys()].sort()).toEqual([200, 503]);
      const stored = await storedSegments(database.url);
      for (const number of statuses.get(200) ?? []) expect(stored.get(videoOf(number))).toBe(SEGMENTS);
      // The connection can break between the commit and its confirmation, so these are there or not, but never in part.
      for (const number of statuses.get(503) ?? [])
        expect([undefined, SEGMENTS]).toContain(stored.get(videoOf(number)));
      const again = await Promise.all((statuses.get(503) ?? []).slice(-20).map((number) => submit(base, number)));
      expect([200, 409]).toEqual(expect.arrayContaining(again.map(({ status }) => status)));
    });

    it("that falls silent is given up after some seconds, and asked again when it speaks", async () => {
      await using database = await testDatabase();
      const url = new URL(database.url);
      await using proxy = await proxyTo(url.hostname, Number(url.port));
      url.port = String(proxy.port);
      await using service = launch({ DATABASE_URL: url.href, CACHE_ROWS: "0" });
      const base = await service.address();
      const prefixes = Array.from({ length: 30 }, (_, i) => `/api/skipSegments/${(0xa000 + i).toString(16)}`);
      const readAll = () => Promise.all(prefixes.map((path) => statusOf(base, path)));
      // All connections of the pool are made before.
      expect(new Set(await readAll())).toEqual(new Set([404]));
      proxy.silence();
      expect(new Set(await readAll())).toEqual(new Set([503]));
      expect((await submit(base, 1)).status).toBe(503);
      proxy.speak();
      await expect.poll(() => statusOf(base, "/api/ready")).toBe(200);
      expect(new Set(await readAll())).toEqual(new Set([404]));
    });
  });

/** Writes rubbish over a file that another process has open, from the second page on. */
async function ruin(file: string, from: number): Promise<void> {
  const { size } = await stat(file);
  await using handle = await open(file, "r+");
  await handle.write(Buffer.alloc(size - from, 0x5a), 0, size - from, from);
}

/** The service in a process whose files cannot grow beyond so many blocks of 512 bytes: a disk that is full. */
async function launchOnSmallDisk(blocks: number, env: Readonly<Record<string, string>>) {
  const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
  const command = `ulimit -f ${blocks}; exec "$0" "$1"`;
  const child = keep(
    spawn("sh", ["-c", command, process.execPath, main], {
      env: { PATH: process.env["PATH"], PORT: "0", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  const ended = once(child, "close");
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, address } = JSON.parse(line);
    if (msg !== "listening") continue;
    child.stdout.resume();
    return {
      base: String(address),
      [Symbol.asyncDispose]: async () => {
        child.kill("SIGKILL");
        await ended;
      },
    };
  }
  throw new Error("the service ended before it listened");
}

const onSqlite = () =>
  describe("a database file", () => {
    it.each([
      ["from its first byte", 0],
      ["behind its header", 4096],
    ])("that is overwritten %s while it is served is unavailable, and no bug", async (_where, from) => {
      await using database = await testDatabase();
      const file = database.url.slice("sqlite:".length);
      await using service = launch({ DATABASE_URL: database.url, CACHE_ROWS: "0" });
      const base = await service.address();
      expect((await submit(base, 1)).status).toBe(200);
      {
        // A write by another process makes the service forget the pages it has in memory.
        await using other = await openStorage({ url: database.url });
        await other.knex.raw("pragma wal_checkpoint(truncate)");
        await other.stores.settings.set("changed", "yes");
        await ruin(file, from);
        const statuses = [
          await statusOf(base, "/api/skipSegments/5f6b"),
          await statusOf(base, `/api/skipSegments?videoID=${videoOf(1)}`),
          await statusOf(base, `/api/segmentInfo?UUID=${"0".repeat(64)}`),
          (await submit(base, 2)).status,
        ];
        expect(statuses).toEqual([503, 503, 503, 503]);
        expect(await statusOf(base, "/metrics")).toBe(200);
      }
    });

    it("on a full disk is still read, takes nothing new, and keeps what was confirmed", async () => {
      await using database = await testDatabase();
      const confirmed: number[] = [];
      let number = 0;
      {
        const { size } = await stat(database.url.slice("sqlite:".length));
        const blocks = Math.ceil(size / 512) + 200;
        await using service = await launchOnSmallDisk(blocks, { DATABASE_URL: database.url, CACHE_ROWS: "0" });
        const { base } = service;
        for (let refused = 0; refused < 5; number++) {
          expect(number, "so many submissions do not fit").toBeLessThan(500);
          const response = await submit(base, number);
          if (response.status === 200) confirmed.push(number);
          else {
            expect([response.status, response.headers.get("retry-after")]).toEqual([
              503,
              expect.stringMatching(/^\d+$/),
            ]);
            refused++;
          }
        }
        expect(confirmed.length).toBeGreaterThan(0);
        expect(await statusOf(base, `/api/skipSegments?videoID=${videoOf(confirmed[0] ?? -1)}`)).toBe(200);
      }
      const stored = await storedSegments(database.url);
      expect([...stored].sort()).toEqual(confirmed.map((one) => [videoOf(one), SEGMENTS]).sort());
    });
  });

if (inject("engine") === "mariadb") onMariadb();
else onSqlite();
