import { createInbox, Webhooks } from "@segmark/webhooks";
import { createInboxTables, knexStore } from "@segmark/webhooks/knex-store";
import knex from "knex";

const database = knex({
  client: "better-sqlite3",
  connection: { filename: ":memory:" },
  useNullAsDefault: true,
  pool: { min: 1, max: 1 },
});
await createInboxTables(database);

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody" });
const inbox = createInbox({ webhooks, store: knexStore(database) });
const handled = new Promise<void>((resolve) => {
  webhooks.on("push", ({ id }) => {
    console.log("Handled", id);
    resolve();
  });
});
inbox.start();

const payload = JSON.stringify({ ref: "refs/heads/main" });
const signature = await webhooks.sign(payload);
console.log(await inbox.verifyAndReceive({ id: "1", name: "push", payload, signature }));
await handled;
await inbox.stop();
await database.destroy();
