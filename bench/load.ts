import { openStorage } from "../src/storage/open.ts";
import { createRollUp } from "../src/storage/roll-up.ts";
import { applySchema } from "../src/storage/schema.ts";
import type { Data } from "./data.ts";
import { loadMariadb } from "./load-mariadb.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { tablesOf } from "./tables.ts";

/** As the service has it unless it is told another one. */
const REWARD_CAP_SECONDS = 600;

/** Writes the data into an empty database, past all rules. The totals of its users are left to be made. */
export async function fill(url: string, data: Data): Promise<void> {
  {
    await using storage = await openStorage({ url, statementTimeoutMs: 0 });
    await applySchema(storage);
  }
  if (url.startsWith("sqlite:")) loadSqlite(url, tablesOf(data));
  else await loadMariadb(url, tablesOf(data));
}

/** Makes the totals of all users, which the service would make behind the requests. */
export async function makeTotals(url: string): Promise<void> {
  await using storage = await openStorage({ url, statementTimeoutMs: 0 });
  await createRollUp({ ...storage, cap: REWARD_CAP_SECONDS })();
}
