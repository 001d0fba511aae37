import { randomUUID } from "node:crypto";
import { defer } from "@segmark/database/dialect";
import { inTransaction } from "@segmark/database/transaction";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { type Galera, startGalera } from "../support/cluster/galera.ts";
import { balance, makeTarget, wereAnswered } from "../support/cluster/ledger.ts";
import { type Load, startLoad } from "../support/cluster/load.ts";
import type { Server } from "../support/cluster/server.ts";
import { launch } from "../support/service.ts";

/** Nodes of the test detect after 3 s that one is silent, and refuse writes until then; the rest is our own delay. */
const longestGapMs = 8000;

/** Services over one cluster, each with its own database. The tests run in order and repair what they broke. */
describe("the service over a Galera cluster", { shuffle: false }, () => {
  let galera: Galera;
  beforeAll(async () => {
    galera = await startGalera();
  });
  afterEach(async () => {
    const [first] = galera.nodes;
    await first.kill();
    await galera.rejoin(first);
  });
  afterAll(() => galera?.[Symbol.asyncDispose]());

  const newDatabase = async (): Promise<string> => {
    const database = `app_${randomUUID().slice(0, 8)}`;
    await galera.nodes[0].run(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
    await Promise.all(galera.nodes.map((node) => node.rows("SELECT 1")));
    return database;
  };
  const serve = (database: string, nodes: readonly Server[] = galera.nodes) =>
    launch({
      DATABASE_URL: `mysql://app:app@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(",")}/${database}`,
      AUTO_MIGRATE: "true",
      ONE_VOTE_PER_IP: "false",
      CACHE_MB: "0",
    });
  const writing = (load: Load, more: number): Promise<void> => {
    const before = load.acknowledged("submit").length;
    return expect.poll(() => load.acknowledged("submit").length).toBeGreaterThan(before + more);
  };

  const isolate = (node: Server) => node.run("SET GLOBAL wsrep_provider_options='gmcast.isolate=1'");
  it.each([
    ["is killed", (node: Server) => node.kill()],
    ["stands still", async (node: Server) => void process.kill(node.pid(), "SIGSTOP")],
    ["is cut off from the others", isolate],
  ])("loses nothing and continues when the current node %s", async (what, harm) => {
    const [first, second] = galera.nodes;
    const database = await newDatabase();
    await using service = serve(database);
    const base = await service.address();
    const load = startLoad(base, await makeTarget(base));
    await writing(load, 30);
    const harmedAt = performance.now();
    await harm(first);
    await service.logged(({ msg }) => msg === "database host abandoned");
    const leftAfter = performance.now() - harmedAt;
    await service.logged(({ host }) => host === `127.0.0.1:${second.port}`);
    const movedAfter = performance.now() - harmedAt;
    await writing(load, 30);
    await load.stop();
    const gap = load.gap(harmedAt);
    const refused = load.answers.filter(({ status }) => status !== 200).length;
    process.stdout.write(
      `the node in use ${what}: left after ${Math.round(leftAfter)} ms, next one in use after ${Math.round(movedAfter)} ms, longest gap ${Math.round(gap)} ms, ` +
        `${load.acknowledged("submit").length} submissions acknowledged, ${refused} requests refused\n`,
    );
    await first.kill();
    wereAnswered(load);
    await balance(load, second, database);
    expect(gap).toBeLessThan(longestGapMs);
  });

  it("retries conflicts with another node internally, and answers every request", async () => {
    const [first, second] = galera.nodes;
    const database = await newDatabase();
    await using one = serve(database, [first]);
    await using other = serve(database, [second]);
    const bases = await Promise.all([one.address(), other.address()]);
    const uuid = await makeTarget(bases[0]);
    await expect.poll(() => second.rows(`SELECT id FROM \`${database}\`.segments`)).toHaveLength(1);
    const conflicts = async (): Promise<number> => {
      const sql = "SHOW GLOBAL STATUS WHERE variable_name IN ('wsrep_local_cert_failures', 'wsrep_local_bf_aborts')";
      const rows = (await Promise.all([first, second].map((node) => node.rows(sql)))).flat();
      return rows.reduce((sum, row) => sum + Number(row["Value"]), 0);
    };
    const before = await conflicts();
    const url = (user: number) => {
      const query = new URLSearchParams({
        UUID: uuid,
        userID: `a voter with a long name ${user} ${database}`,
        type: "1",
      });
      return `${bases[user % 2]}/api/voteOnSponsorTime?${query}`;
    };
    let users = 0;
    const statuses: number[] = [];
    const vote = async (): Promise<void> => {
      while (users < 400 && (users < 200 || (await conflicts()) < before + 20)) {
        const response = await fetch(url(users++), { method: "POST" });
        statuses.push(response.status);
      }
    };
    await Promise.all([vote(), vote()]);
    expect(await conflicts()).toBeGreaterThan(before);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const votesAt = async (node: Server): Promise<number> =>
      Number((await node.rows(`SELECT votes FROM \`${database}\`.segments`))[0]?.["votes"]);
    for (const node of [first, second]) await expect.poll(() => votesAt(node)).toBe(statuses.length);
  });

  it("reruns a whole transaction rolled back by another node", async () => {
    const [first, second] = galera.nodes;
    const database = await newDatabase();
    const table = `${database}.pairs`;
    await first.run(`CREATE TABLE ${table} (id INT PRIMARY KEY, n INT NOT NULL)`);
    await first.run(`INSERT INTO ${table} VALUES (1, 0), (2, 0)`);
    await expect.poll(() => second.rows(`SELECT id FROM ${table}`)).toHaveLength(2);
    await using storage = await openStorage({ url: first.url(database) });
    let runs = 0;
    const done = inTransaction(storage.knex, async (trx) => {
      await defer(trx, trx("pairs").where("id", 1).increment("n"));
      if (runs++ === 0) await defer(trx, trx.raw("do sleep(20)")); // the other node ends it
      await defer(trx, trx("pairs").where("id", 2).increment("n"));
    });
    const asleep = "SELECT id FROM information_schema.processlist WHERE state = 'User sleep'";
    await expect.poll(() => first.rows(asleep)).toHaveLength(1);
    await second.run(`UPDATE ${table} SET n = n + 100 WHERE id = 1`);
    await done;
    expect(runs).toBe(2);
    expect(await first.rows(`SELECT n FROM ${table} ORDER BY id`)).toEqual([{ n: 101 }, { n: 1 }]);
  });

  it("returns to the first node transparently once it has been healthy for a while", async () => {
    const [first, second] = galera.nodes;
    const database = await newDatabase();
    await first.run("SET GLOBAL read_only=ON");
    await using service = serve(database);
    const base = await service.address();
    await service.logged(({ host }) => host === `127.0.0.1:${second.port}`);
    const load = startLoad(base, await makeTarget(base));
    await first.run("SET GLOBAL read_only=OFF");
    await service.logged(({ host }) => host === `127.0.0.1:${first.port}`);
    await writing(load, 20);
    await load.stop();
    expect(load.answers.filter(({ status }) => status !== 200)).toEqual([]);
    await balance(load, first, database);
  });
});
