import type { ConfigStore } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { topologySection } from "./config/sections.ts";

/** An instance that started concurrently may have been first; its topology is kept. */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof MigratorError) || error.code !== "config_conflict") throw error;
}

/** Wraps the store: before its first read, the topology is written unless there is one. */
export function seedTopology(store: ConfigStore, { text, by }: Readonly<{ text: string; by: string }>): ConfigStore {
  let seeding: Promise<void> | undefined;
  const seed = async (): Promise<void> => {
    const { version, sections } = await store.read();
    if (sections.has(topologySection)) return;
    await store.patch({ version, sections: [{ filename: topologySection, content: text }], by }).catch(ignoreConflict);
  };
  const seeded = (): Promise<void> => {
    seeding ??= seed().catch((error: unknown) => {
      seeding = undefined; // retry with the next call: the store may be down during startup
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
