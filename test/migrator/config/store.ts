import type { Knex } from "knex";
import { createKnexConfigStore, type KnexConfigStoreOptions } from "../../../src/migrator/config/knex-store.ts";
import type { ConfigStore, Section } from "../../../src/migrator/contracts.ts";
import { connect } from "../../../src/migrator/node/connect.ts";
import { emptyDatabase } from "../../support/database.ts";

type Times = Partial<Pick<KnexConfigStoreOptions, "leaseMs" | "renewMs" | "limitMs">>;

/** A configuration that nobody has used yet, and as many processes over it as the test opens. */
export async function newConfig() {
  const database = await emptyDatabase();
  const opened: ConfigStore[] = [];
  const connected: Knex[] = [];
  /** Two connections to one SQLite file wait for each other by blocking their thread, which is the same one here: they wait a moment only. */
  const impatient = (): Knex => {
    const knex = connect(database.url);
    connected.push(knex);
    knex.raw("pragma busy_timeout = 5").catch(() => undefined); // what is wrong, the next statement tells as well
    return knex;
  };
  const open = (times: Times = {}): ConfigStore => {
    const where = database.engine === "sqlite" ? { knex: impatient() } : { url: database.url };
    const store = createKnexConfigStore({ ...where, ...times });
    opened.push(store);
    return store;
  };
  const dispose = async (): Promise<void> => {
    await Promise.all(opened.map((store) => store.close()));
    await Promise.all(connected.map((knex) => knex.destroy()));
    await database[Symbol.asyncDispose]();
  };
  return { url: database.url, open, [Symbol.asyncDispose]: dispose };
}

export const section = (filename: string, content: string | null): Section => ({ filename, content });
