import { MigratorError } from "../errors.ts";
import { topologySection } from "./config/sections.ts";
import type { ConfigStore } from "./contracts.ts";

/** Another instance that starts at the same time may have been first, and whatever is there now counts. */
function unlessOvertaken(error: unknown): void {
  if (!(error instanceof MigratorError) || error.code !== "config_conflict") throw error;
}

/** The same store; before anything is read from it for the first time, its topology is written unless it has one. */
export function seedTopology(store: ConfigStore, { text, by }: Readonly<{ text: string; by: string }>): ConfigStore {
  let seeding: Promise<void> | undefined;
  const seed = async (): Promise<void> => {
    const { version, sections } = await store.read();
    if (sections.has(topologySection)) return;
    await store.patch({ version, sections: [{ filename: topologySection, content: text }], by }).catch(unlessOvertaken);
  };
  const seeded = (): Promise<void> => {
    seeding ??= seed().catch((error: unknown) => {
      seeding = undefined; // the store may be down while we start
      throw error;
    });
    return seeding;
  };
  const read: ConfigStore["read"] = async () => {
    await seeded();
    return store.read();
  };
  return { ...store, read };
}
