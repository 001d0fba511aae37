import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, type Cluster, startCluster } from "../../../../test/support/cluster/cluster.ts";
import type { Crash } from "../../../../test/support/cluster/crash.ts";
import { useServers } from "../../../../test/support/cluster/servers.ts";

const servers = useServers();

const coordinatorSteps: Readonly<Record<string, Crash>> = {
  "before it takes the lock": {
    when: "before",
    at: "update `cluster_config_lock` set `run_id` = \\?, `owner` = \\?, `fence`",
  },
  "while it takes the lock": { when: "after", at: "select `fence` from `cluster_config_lock`" },
  "with the lock": { when: "before", at: "POST /_cluster/v1/probe" },
  "before it compares the lists": { when: "before", at: "POST /_cluster/v1/inspect" },
  "after it compared the lists": { when: "after", at: "POST /_cluster/v1/inspect", nth: 2 },
  "before it starts a leader": { when: "before", at: "POST /_cluster/v1/runs" },
  "between the starts of two leaders": { when: "after", at: "POST /_cluster/v1/runs" },
  "while leaders run": { when: "before", at: "GET /_cluster/v1/runs/", nth: 2 },
  "when a leader is done": { when: "after", at: "GET /_cluster/v1/runs/" },
  "before it reads the schema": { when: "before", at: "POST /_cluster/v1/schema" },
  "before it writes the schema": { when: "before", at: "update `cluster_config_head`" },
  "while it writes the schema": { when: "after", at: "insert into `cluster_config` " },
  "after it wrote the schema": {
    when: "before",
    at: "update `cluster_config_lock` set `run_id` = \\?, `owner` = \\?, `since`",
  },
};

const leaderSteps: Readonly<Record<string, Crash>> = {
  "when it is compared": { when: "before", at: "from `_migrations_journal` as" },
  "before it takes its lock": { when: "before", at: "get_lock" },
  "with its lock": { when: "after", at: "update `_migrations_lock` set `run_id` = \\?, `owner` = \\?, `fence`" },
  "before a migration is noted": { when: "before", at: "insert into `_migrations_journal`", nth: 2 },
  "before the code of a migration": { when: "after", at: "insert into `_migrations_journal`", nth: 2 },
  "within a migration": { when: "before", at: "insert into `effects`", nth: 2 },
  "before a migration is recorded": { when: "before", at: "update `_migrations_id_seq`", nth: 2 },
  "while a migration is recorded": { when: "after", at: "insert into `_migrations` ", nth: 2 },
  "after a migration was recorded": { when: "before", at: "insert into `_migrations_journal`", nth: 3 },
  "when all is recorded": {
    when: "before",
    at: "update `_migrations_lock` set `run_id` = \\?, `owner` = \\?, `expires_at`",
  },
  "when its schema is read": { when: "before", at: "information_schema`?\\.`?columns" },
};

/** Steps after the code of a migration and before it is recorded: it runs once more. */
const again = ["before a migration is recorded", "while a migration is recorded"];

describe("a killed process", () => {
  let cluster: Cluster;
  let round = 0;
  let expected: readonly string[] = [];
  beforeEach(() => Promise.all(cluster.apps.map((app) => app.isDead() && app.start())));
  beforeAll(async () => {
    cluster = await startCluster(servers());
    await cluster.migration("000_first.ts");
    expected = ["000_first.ts"];
    expect((await cluster.up("app-s1-1")).status).toBe(200);
  });
  afterAll(() => cluster[Symbol.asyncDispose]());

  async function threeMore(): Promise<readonly string[]> {
    const number = String(++round).padStart(3, "0");
    const names = ["a", "b", "c"].map((letter) => `${number}_${letter}.ts`);
    for (const name of names)
      await cluster.migration(
        name,
        `await note(); await knex.schema.createTable("t${name.slice(0, 5)}", (t) => { t.increments(); });`.replace(
          "await knex.schema.createTable",
          `if (!(await knex.schema.hasTable("t${name.slice(0, 5)}"))) await knex.schema.createTable`,
        ),
      );
    expected = [...expected, ...names];
    return names;
  }

  /** Its lease ends; the test does not wait for half a minute. */
  const expire = () =>
    servers().store.run(
      `UPDATE ${cluster.database}.cluster_config_lock SET expires_at = 1 WHERE expires_at IS NOT NULL`,
    );

  /**
   * Everything is recorded once everywhere, and the schema contains it. `twice`: names that may have run again on one
   * leader.
   */
  async function checkAll(twice: readonly string[]): Promise<void> {
    for (const pair of servers().pairs) {
      expect(await cluster.records(pair.primary())).toEqual(expected);
      const effects = await cluster.effects(pair.primary());
      const counts = expected.slice(-3).map((name) => [name, effects.filter((one) => one === name).length] as const);
      expect(counts.filter(([name, count]) => count !== 1 && !(count === 2 && twice.includes(name)))).toEqual([]);
    }
    const { body } = await cluster.send("app-s1-1", "GET", "/admin/config");
    const content = expect.stringContaining(`t${expected.at(-1)?.slice(0, 5)}:`);
    expect(body["sections"]).toContainEqual({ filename: "schema.yml", content });
  }

  const asked = (alias: string): Promise<Answer | undefined> => cluster.up(alias).catch(() => undefined);

  it.each(Object.entries(coordinatorSteps))("as coordinator, %s: the next run completes it", async (_step, point) => {
    await threeMore();
    const victim = cluster.app("app-s2-2");
    await victim.crash(point);
    const answer = asked(victim.alias);
    await victim.gone();
    expect(await answer).toBeUndefined();

    const refused = await cluster.up("app-s1-1");
    if (refused.status !== 200) {
      expect(refused).toMatchObject({
        status: 409,
        body: { code: "run_in_progress", detail: expect.stringContaining(victim.alias) },
      });
      await expire();
    }
    expect(await cluster.up("app-s1-1", 20)).toMatchObject({ status: 200 });
    await checkAll([]);
  });

  it.each(Object.entries(leaderSteps))("as leader, %s: the next run completes it", async (step, point) => {
    const [, second = ""] = await threeMore();
    const victim = cluster.app("app-s1-1");
    await victim.crash(point);
    const answer = asked("app-s2-2");
    await victim.gone();
    await victim.start();
    const { status = 0, body } = (await answer) ?? {};
    if (status !== 200) expect({ status, body }).toMatchObject({ status: 503, body: { code: "leader_unreachable" } });

    expect(await cluster.up("app-s2-1", 20)).toMatchObject({ status: 200 });
    await checkAll(again.includes(step) ? [second] : []);
  });
});
