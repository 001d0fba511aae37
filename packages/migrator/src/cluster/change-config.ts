import type { ConfigSnapshot, Section } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import type { Cluster } from "./cluster.ts";

const maxTries = 4;

/**
 * Read-modify-write of a section; retried up to three times when the configuration changed meanwhile.
 * @param change returns the new section for the current configuration; null when there is nothing to change
 * @throws MigratorError `config_conflict`, `config_store_unavailable`, `bad_config`
 */
export async function changeConfig(
  { store }: Pick<Cluster, "store">,
  by: string,
  change: (present: ConfigSnapshot) => Section | null,
): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      const present = await store.read();
      const section = change(present);
      if (section !== null) await store.patch({ version: present.version, sections: [section], by });
      return;
    } catch (error) {
      if (!(error instanceof MigratorError) || error.code !== "config_conflict" || tries === maxTries) throw error;
    }
}
