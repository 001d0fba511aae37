import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { balance, makeTarget, wereAnswered } from "../support/cluster/ledger.ts";
import { type Load, startLoad } from "../support/cluster/load.ts";
import type { Pair } from "../support/cluster/pair.ts";
import { type Pairs, startPairs } from "../support/cluster/pairs.ts";
import type { Server } from "../support/cluster/server.ts";
import { asOperator } from "../support/operator.ts";
import { launch } from "../support/service.ts";

const urlOf = (servers: readonly Server[], database: string): string =>
  `mysql://app:app@${servers.map(({ port }) => `127.0.0.1:${port}`).join(",")}/${database}`;
const env = { AUTO_MIGRATE: "true", ONE_VOTE_PER_IP: "false", CACHE_MB: "0" };

describe("the service over a primary and its replica", { shuffle: false }, () => {
  let pairs: Pairs;
  let pair: Pair;
  let database = "";
  beforeAll(async () => {
    pairs = await startPairs(["s1"], { template: inject("template") });
    pair = pairs.pair("s1");
  });
  afterAll(() => pairs?.[Symbol.asyncDispose]());
  beforeEach(async () => {
    database = `app_${randomUUID().slice(0, 8)}`;
    await pair.primary().run(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
    await pair.caughtUp();
  });

  const writing = (load: Load, more: number): Promise<void> => {
    const before = load.acknowledged("submit").length;
    return expect.poll(() => load.acknowledged("submit").length).toBeGreaterThan(before + more);
  };

  it("follows a planned switch within 2 s, and loses nothing", async () => {
    await using service = launch({ ...env, DATABASE_URL: urlOf(pair.servers, database) });
    const base = await service.address();
    const load = startLoad(base, await makeTarget(base));
    await writing(load, 20);
    await pair.switchOver();
    const switchedAt = performance.now();
    await service.logged(({ host, before }) => before !== undefined && host === `127.0.0.1:${pair.primary().port}`);
    expect(performance.now() - switchedAt).toBeLessThan(2000);
    await writing(load, 20);
    await load.stop();
    wereAnswered(load);
    await balance(load, pair.primary(), database);
    await pair.switchOver();
  });

  it("leaves a hanging primary, and uses the replica as soon as it is promoted", async () => {
    await using service = launch({ ...env, DATABASE_URL: urlOf(pair.servers, database) });
    const base = await service.address();
    const load = startLoad(base, await makeTarget(base));
    await writing(load, 20);
    const [old, next] = [pair.primary(), pair.replica()];
    process.kill(old.pid(), "SIGSTOP");
    const stoppedAt = performance.now();
    await service.logged(({ msg }) => msg === "database host abandoned");
    expect(performance.now() - stoppedAt).toBeLessThan(2500);
    expect((await fetch(`${base}/api/ready`)).status).toBe(503);
    await pair.promote();
    await writing(load, 20);
    await load.stop();
    expect(load.gap(stoppedAt)).toBeLessThan(15_000);
    wereAnswered(load);
    process.kill(old.pid(), "SIGCONT");
    // What the old primary had not replicated is lost, as always without semi-synchronous replication: nothing is
    // stored twice or in part.
    const rows = await next.rows(
      `SELECT COUNT(*) AS stored FROM \`${database}\`.segments GROUP BY video_id HAVING stored <> 3`,
    );
    expect(rows.map(({ stored }) => Number(stored))).toEqual([1]); // the segment of all
    await pair.rebuild();
  });

  it("reports at startup which host is not writable and why, without the password", async () => {
    await pair.freeze();
    const url = `mysql://app:app@nowhere.invalid,127.0.0.1:1,127.0.0.1:${pair.primary().port}/${database}`;
    await using service = launch({ ...env, DATABASE_URL: url, DATABASE_RETRY_SECONDS: "0" });
    const { code, stderr } = await service.exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /nowhere\.invalid:3306: .*(ENOTFOUND|EAI_AGAIN).*; 127\.0\.0\.1:1: .*ECONNREFUSED.*; 127\.0\.0\.1:\d+: read_only is ON/,
    );
    expect(stderr).not.toContain("app:app");
    await pair.primary().run("SET GLOBAL read_only=OFF");
  });

  it("serves when one of three hosts is up and writable", async () => {
    const url = `mysql://app:app@nowhere.invalid,127.0.0.1:1,127.0.0.1:${pair.primary().port}/${database}`;
    await using service = launch({ ...env, DATABASE_URL: url });
    expect((await fetch(`${await service.address()}/api/ready`)).status).toBe(200);
  });

  describe("with READ_DATABASE_URL", () => {
    const submit = async (base: string, video: string, start: number): Promise<number> => {
      const response = await fetch(`${base}/api/skipSegments`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          videoID: video,
          userID: "somebody who submits to the replicas",
          segments: [{ segment: [start * 10, start * 10 + 5], category: "sponsor" }],
        }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const found = async (base: string, video: string): Promise<number> => {
      const response = await fetch(`${base}/api/skipSegments?videoID=${video}`);
      return response.status === 200 ? ((await response.json()) as unknown[]).length : 0;
    };
    const metric = async (base: string, name: string): Promise<number> => {
      const text = await (await fetch(`${base}/metrics`, { headers: asOperator })).text();
      return Number(new RegExp(`^segmark_${name} (\\S+)$`, "m").exec(text)?.[1]);
    };
    /** A cache miss every time, since it was never requested before. */
    const miss = (base: string): Promise<Response> =>
      fetch(`${base}/api/skipSegments/${createHash("sha256").update(randomUUID()).digest("hex").slice(0, 8)}`);
    const untilReplicaIsRead = async (base: string): Promise<void> => {
      await expect
        .poll(async () => {
          await miss(base);
          return metric(base, "replica_reads");
        })
        .toBeGreaterThan(0);
    };
    const start = async (more: Readonly<Record<string, string>> = {}) => {
      const service = launch({
        ...env,
        CACHE_MB: "8",
        DATABASE_URL: pair.primary().url(database),
        READ_DATABASE_URL: pair.replica().url(database),
        ...more,
      });
      return service;
    };

    it("reads replicas, but never data older than known to the process", async () => {
      await using one = await start({ READ_MAX_LAG_SECONDS: "300" });
      await using other = await start({ READ_MAX_LAG_SECONDS: "300" });
      const [base, elsewhere] = [await one.address(), await other.address()];
      await untilReplicaIsRead(base);
      await untilReplicaIsRead(elsewhere);
      expect(await submit(base, "videobefore", 1)).toBe(200);
      await pair.caughtUp();

      await pair.replica().run("STOP SLAVE SQL_THREAD");
      expect(await submit(base, "video_after", 1)).toBe(200);
      expect(await submit(base, "videobefore", 3)).toBe(200);
      expect([await found(base, "video_after"), await found(base, "videobefore")]).toEqual([1, 2]);
      // Through the other process within a second, and permanently: what a replica lacks is not cached.
      await expect.poll(() => found(elsewhere, "video_after"), { timeout: 5000 }).toBe(1);
      await expect.poll(() => found(elsewhere, "videobefore"), { timeout: 5000 }).toBe(2);
      // Videos that did not change are still read there.
      const reads = await metric(base, "replica_reads");
      await expect
        .poll(async () => {
          await miss(base);
          return metric(base, "replica_reads");
        })
        .toBeGreaterThan(reads);
      const [row] = await pair.replica().rows(`SELECT COUNT(*) AS stored FROM \`${database}\`.segments`);
      expect(Number(row?.["stored"])).toBe(1);
      await pair.replica().run("START SLAVE SQL_THREAD");
    });

    it("leaves a lagging or unreachable replica, and returns to it", async () => {
      await using service = await start({ READ_MAX_LAG_SECONDS: "1" });
      const base = await service.address();
      /** How many of three misses the replica answers. */
      const ofThree = async (): Promise<number> => {
        const before = await metric(base, "replica_reads");
        for (let i = 0; i < 3; i++) expect((await miss(base)).status).toBe(404);
        return (await metric(base, "replica_reads")) - before;
      };
      await untilReplicaIsRead(base);
      await pair.replica().run("STOP SLAVE SQL_THREAD");
      expect(await submit(base, "video_other", 1)).toBe(200);
      await expect.poll(ofThree).toBe(0);
      expect(await ofThree()).toBe(0);
      await pair.replica().run("START SLAVE SQL_THREAD");
      await expect.poll(ofThree).toBeGreaterThan(0);

      await pair.replica().kill();
      expect([await ofThree(), await ofThree()]).toEqual([0, 0]);
      await pair.replica().start("own data");
      await pair.replica().run("START SLAVE");
      await expect.poll(ofThree).toBeGreaterThan(0);
    });
  });
});
