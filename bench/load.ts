import { openStorage } from "../src/storage/open.ts";
import { applySchema } from "../src/storage/schema.ts";
import { createRollUp } from "../src/tasks/roll-up.ts";
import type { Data } from "./data.ts";
import { loadMariadb } from "./load-mariadb.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { tablesOf } from "./tables.ts";

/** The default of the service. */
const REWARD_CAP_SECONDS = 600;
const USERS_AT_ONCE = 500;

/**
 * Writes the data into an empty database, bypassing all rules. Totals and reputations are left for the service to
 * compute in the background.
 */
export async function fill(url: string, data: Data): Promise<void> {
  {
    await using storage = await openStorage({ url, statementTimeoutMs: 0 });
    await applySchema(storage);
  }
  if (url.startsWith("sqlite:")) loadSqlite(url, tablesOf(data));
  else await loadMariadb(url, tablesOf(data));
}

/** Computes what the service would compute in its first hours: totals and reputations of all users. */
export async function settle(url: string, { users }: Data): Promise<void> {
  await using storage = await openStorage({ url, statementTimeoutMs: 0, synchronous: "normal" });
  await createRollUp({ ...storage, cap: REWARD_CAP_SECONDS })();
  const ids = users.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += USERS_AT_ONCE)
    await storage.stores.reputation.facts(ids.slice(from, from + USERS_AT_ONCE), Date.now());
}
