import { createMigrator } from "@segmark/migrator";
import { createInbox, Webhooks } from "@segmark/webhooks";
import knex from "knex";
import { up as counts } from "segmark/migrations/webhook-counts";
import { up as inboxTables } from "segmark/migrations/webhook-inbox";
import { knexStore } from "segmark/webhooks/knex-store";

const database = knex({
  client: "better-sqlite3",
  connection: { filename: ":memory:" },
  useNullAsDefault: true,
  pool: { min: 1, max: 1 },
});
const steps = {
  list: () => [
    { name: "webhook-inbox", up: inboxTables },
    { name: "webhook-counts", up: counts },
  ],
};
await createMigrator({ knex: database, loader: steps }).up();

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
