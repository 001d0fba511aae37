import { expect, it } from "vitest";
import { nodes, outcome, request } from "../../../../../test/support/manager/nodes.ts";
import { type Migration, storage } from "../../../src/index.ts";

const secret = "hunter2";

/** What one failing migration leaves in the report, the journal and the log. */
async function shown(up: Migration["up"]): Promise<string> {
  await using own = await nodes();
  const logged: unknown[] = [];
  const write = (...line: readonly unknown[]): void => void logged.push(line);
  const migrations = [{ name: "01.ts", up }];
  const node = own.over({ migrations, log: { info: write, warn: write, error: write } });
  const report = await outcome(node, await request(migrations));
  expect(report).toMatchObject({ state: "failed", failed: "01.ts" });
  return JSON.stringify([report, await node.status(), logged]);
}

it.each<[string, Migration["up"]]>([
  ["a statement with a mistake", () => storage().knex.raw(`create usr bob identfied by '${secret}'`)],
  [
    "a value that is there already",
    async () => {
      const { knex } = storage();
      await knex.schema.createTable("k", (table) => void table.string("k", 50).primary());
      for (const k of [secret, secret]) await knex("k").insert({ k });
    },
  ],
  [
    "a value that does not fit",
    async () => {
      const { knex } = storage();
      await knex.schema.createTable("n", (table) => void table.integer("n").checkPositive());
      await knex("n").insert({ n: secret });
      throw new Error("this engine stores it");
    },
  ],
  ["an address with a password", () => Promise.reject(new Error(`no answer from mysql://root:x@${secret}@db/x`))],
])("%s is not shown anywhere", async (_what, up) => {
  expect(await shown(up)).not.toContain(secret);
});
