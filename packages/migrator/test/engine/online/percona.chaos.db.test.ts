import { describe, expect, inject, it, vi } from "vitest";
import { program } from "../../../../../test/support/debian.ts";
import { nodes, outcome, request, step } from "../../../../../test/support/manager/nodes.ts";
import { alter_table } from "../../../src/engine/online/alter-table.ts";

const tool = "pt-online-schema-change";
const rows = 400_000;

/** The triggers of the tool may make a writer the victim of a deadlock, who then repeats its statement. */
async function unlessDeadlocked(write: () => PromiseLike<unknown>): Promise<void> {
  for (;;)
    try {
      return void (await write());
    } catch (error) {
      if ((error as { errno?: number }).errno !== 1213) throw error;
    }
}

/** A table that the tool needs some seconds for, and a writer that inserts into it and changes it until told. */
async function withBig() {
  await program([tool], "percona-toolkit");
  const own = await nodes();
  vi.stubEnv("ONLINE_CHANGE_USER", "segmark");
  vi.stubEnv("ONLINE_CHANGE_PASSWORD", "segmark");
  await own.knex.raw("create table big (id int primary key auto_increment, a int, name varchar(40))");
  await own.knex.raw(`insert into big (a, name) select seq, concat('name ', seq) from seq_1_to_${rows}`);
  const migrations = [step("change", () => alter_table("big", "MODIFY a BIGINT", { tool }))];
  const dispose = async (): Promise<void> => {
    vi.unstubAllEnvs();
    await own[Symbol.asyncDispose]();
  };
  const writeUntil = async (ended: Promise<unknown>): Promise<number> => {
    let hasEnded = false;
    void ended.finally(() => {
      hasEnded = true;
    });
    let written = 0;
    while (!hasEnded) {
      await unlessDeadlocked(() => own.knex("big").insert({ a: written, name: "new" }));
      written++;
      await unlessDeadlocked(() => own.knex("big").where("id", written).update({ name: "changed" }));
    }
    return written;
  };
  return { ...own, migrations, writeUntil, [Symbol.asyncDispose]: dispose };
}

describe.runIf(inject("engine") === "mariadb")("pt-online-schema-change itself", { timeout: 300_000 }, () => {
  it("changes a table while others write to it, and loses nothing that they wrote", async () => {
    await using own = await withBig();
    const asked = await request(own.migrations);
    const changing = outcome(own.over({ migrations: own.migrations }), asked);
    const written = await own.writeUntil(changing);
    expect(await changing).toMatchObject({ state: "applied" });
    expect(await own.knex("big").columnInfo()).toMatchObject({ a: { type: "bigint" } });
    expect(await own.knex("big").count({ n: "*" })).toEqual([{ n: rows + written }]);
    expect(await own.knex("big").where("name", "changed").count({ n: "*" })).toEqual([{ n: written }]);
  });

  it("is stopped while it copies, and nobody who writes fails", async () => {
    await using own = await withBig();
    const node = own.over({ migrations: own.migrations });
    const asked = await request(own.migrations);
    await node.start(asked);
    const ended = node.poll(asked.runId, 60_000);
    const writing = own.writeUntil(ended);
    await expect.poll(async () => (await own.knex.raw("show triggers"))[0]).toHaveLength(3); // it copies from now on
    await node.cancel(asked.runId);
    expect(await ended).toMatchObject({ state: "timed_out", stillRunning: false });
    const written = await writing;
    const [triggers] = await own.knex.raw("show triggers");
    expect(triggers).toEqual([]);
    await own.knex.raw("drop table _big_new");
    await own.knex("big").insert({ a: 0 });
    expect(await own.knex("big").count({ n: "*" })).toEqual([{ n: rows + written + 1 }]);
  });
});
