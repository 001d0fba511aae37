import knex from "knex";
import { createInbox, type InboxStore, Webhooks } from "segmark/webhooks";
import { createInboxTables, knexStore } from "segmark/webhooks/knex-store";

export async function start(): Promise<void> {
  const db = knex({ client: "mysql2" });
  await createInboxTables(db);
  const store: InboxStore = knexStore(db);
  createInbox({ webhooks: new Webhooks({ secret: "0" }), store }).start();
}
