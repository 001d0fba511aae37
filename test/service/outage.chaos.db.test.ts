import { open, stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, inject, it } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { testDatabase } from "../support/database.ts";
import { proxyTo } from "../support/database-proxy.ts";
import { asOperator } from "../support/operator.ts";
import { answerOf, outageLine, SEGMENTS, statusOf, storedSegments, submit, videoOf } from "../support/outages.ts";
import { launch } from "../support/service.ts";

const onMariadb = () =>
  describe("a database server that stops and restarts", () => {
    it("costs responses but no confirmed submission, and needs no restart", async () => {
      await using database = await testDatabase();
      const url = new URL(database.url);
      await using proxy = await proxyTo(url.hostname, Number(url.port));
      url.port = String(proxy.port);
      await using service = launch({ DATABASE_URL: url.href, CACHE_MB: "0" });
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
        await outageLine(service, "storage_unavailable");
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

    it("that hangs is abandoned after some seconds, and used again when it responds", async () => {
      await using database = await testDatabase();
      const url = new URL(database.url);
      await using proxy = await proxyTo(url.hostname, Number(url.port));
      url.port = String(proxy.port);
      await using service = launch({ DATABASE_URL: url.href, CACHE_MB: "0" });
      const base = await service.address();
      const prefixes = Array.from({ length: 30 }, (_, i) => `/api/skipSegments/${(0xa000 + i).toString(16)}`);
      const readAll = () => Promise.all(prefixes.map((path) => statusOf(base, path)));
      // All connections of the pool are opened before.
      expect(new Set(await readAll())).toEqual(new Set([404]));
      proxy.silence();
      const unprepared = statusOf(base, "/api/skipSegments?videoID=aVideoIdXYZ");
      expect(new Set([...(await readAll()), await unprepared])).toEqual(new Set([503]));
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

const onSqlite = () =>
  describe("a database file", () => {
    it.each([
      ["from its first byte", 0],
      ["behind its header", 4096],
    ])("that is overwritten %s while in use is reported as unavailable, not as a bug", async (_where, from) => {
      await using database = await testDatabase();
      const file = database.url.slice("sqlite:".length);
      await using service = launch({ DATABASE_URL: database.url, CACHE_MB: "0" });
      const base = await service.address();
      expect((await submit(base, 1)).status).toBe(200);
      {
        // A write by another process invalidates the pages that the service has cached.
        await using other = await openStorage({ url: database.url });
        await other.knex.raw("pragma wal_checkpoint(truncate)");
        await other.stores.settings.set("changed", "yes");
        await ruin(file, from);
        const paths = ["skipSegments/5f6b", `skipSegments?videoID=${videoOf(1)}`, `segmentInfo?UUID=${"0".repeat(64)}`];
        const headers = { accept: "application/problem+json" };
        for (const path of paths)
          expect(await answerOf(fetch(`${base}/api/${path}`, { headers }))).toEqual([503, "storage_damaged"]);
        expect(await answerOf(submit(base, 2))).toEqual([503, "storage_damaged"]);
        expect(await outageLine(service, "storage_damaged")).toMatchObject({
          msg: expect.stringContaining("is damaged"),
          err: { code: expect.stringMatching(/^SQLITE_(CORRUPT|NOTADB)/) },
        });
        expect((await fetch(`${base}/metrics`, { headers: asOperator })).status).toBe(200);
      }
    });
  });

if (inject("engine") === "mariadb") onMariadb();
else onSqlite();
