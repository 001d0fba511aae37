import { createKnexConfigStore, type KnexConfigStoreOptions } from "../../../src/migrator/config/knex-store.ts";
import type { ConfigStore, Section } from "../../../src/migrator/contracts.ts";
import { emptyDatabase } from "../../support/database.ts";

type Times = Partial<Pick<KnexConfigStoreOptions, "leaseMs" | "renewMs" | "limitMs">>;

/** A configuration that nobody has used yet, and as many processes over it as the test opens. */
export async function newConfig() {
  const database = await emptyDatabase();
  const opened: ConfigStore[] = [];
  const open = (times: Times = {}): ConfigStore => {
    const store = createKnexConfigStore({ url: database.url, ...times });
    opened.push(store);
    return store;
  };
  const dispose = async (): Promise<void> => {
    await Promise.all(opened.map((store) => store.close()));
    await database[Symbol.asyncDispose]();
  };
  return { url: database.url, open, [Symbol.asyncDispose]: dispose };
}

export const section = (filename: string, content: string | null): Section => ({ filename, content });
