import { storage } from "@segmark/migrator";
import { createInboxTables } from "@segmark/webhooks/knex-store";

/** The tables of the inbox, which belong to the toolkit. */
export const up = (): Promise<void> => createInboxTables(storage().knex);
