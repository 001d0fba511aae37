import {
  createKnexConfigStore,
  type KnexConfigStoreOptions,
} from "@segmark/migrator/internal/cluster/config/knex-store";
import { connect } from "@segmark/migrator/internal/node/connect";
import type { ConfigStore, Section } from "@segmark/migrator/internal/protocol/contracts";
import { emptyDatabase } from "../database.ts";

type Times = Partial<Pick<KnexConfigStoreOptions, "leaseMs" | "renewMs" | "limitMs">>;

/**
 * Two connections to one SQLite file wait for each other by blocking their thread, which is the same one here: these
 * wait a moment only.
 */
function impatientStore(url: string, times: Times): ConfigStore {
  const knex = connect(url);
  knex.raw("pragma busy_timeout = 5").catch(() => undefined); // the next statement reports the same fault
  return { ...createKnexConfigStore({ knex, ...times }), close: () => knex.destroy() };
}

/** An unused configuration, and as many processes over it as the test opens. */
export async function newConfig() {
  const database = await emptyDatabase();
  const opened: ConfigStore[] = [];
  const open = (times: Times = {}): ConfigStore => {
    const store =
      database.engine === "sqlite"
        ? impatientStore(database.url, times)
        : createKnexConfigStore({ url: database.url, ...times });
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
