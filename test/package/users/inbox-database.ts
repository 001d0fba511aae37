import knex from "knex";
import { up } from "segmark/migrations/webhook-inbox";
import { createMigrator } from "segmark/migrator";
import { createInbox, type InboxStore, Webhooks } from "segmark/webhooks";
import { knexStore } from "segmark/webhooks/knex-store";

export async function start(): Promise<void> {
  const db = knex({ client: "mysql2" });
  await createMigrator({ knex: db, loader: { list: () => [{ name: "webhook-inbox", up }] } }).up();
  const store: InboxStore = knexStore(db);
  createInbox({ webhooks: new Webhooks({ secret: "0" }), store }).start();
}
