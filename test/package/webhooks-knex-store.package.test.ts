import { expect, it } from "vitest";
import { runScript } from "./support/runtimes.ts";

it("the Knex store keeps deliveries in tables that it creates", async () => {
  const source = `
    import knex from "knex";
    import { createInbox, Webhooks } from "segmark/webhooks";
    import { createInboxTables, knexStore } from "segmark/webhooks/knex-store";
    const db = knex({ client: "better-sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true, pool: { min: 1, max: 1 } });
    await createInboxTables(db);
    const webhooks = new Webhooks({ secret: "0" });
    const inbox = createInbox({ webhooks, store: knexStore(db) });
    const delivery = { id: "1", name: "push", payload: "{}", signature: await webhooks.sign("{}") };
    const handled = new Promise((resolve) => webhooks.on("push", resolve));
    console.log(await inbox.verifyAndReceive(delivery), await inbox.verifyAndReceive(delivery));
    inbox.start();
    console.log((await handled).id);
    await inbox.stop();
    console.log((await inbox.get("1")).state);
    await db.destroy();`;
  expect(await runScript(source)).toBe("accepted duplicate\n1\nhandled");
});
