import { messageOf } from "../../protocol/errors.ts";
import { badConfig } from "./bad-config.ts";
import { migrationsSection, sourcePrefix, topologySection } from "./sections.ts";
import { readSettings } from "./settings.ts";
import { sourceNames } from "./source-names.ts";
import { parseTopology } from "./topology.ts";

/** Throws when the text of a migration does not parse; provided by the loader that will load it. */
export type ParseMigration = (name: string, text: string) => unknown;

/**
 * Checks all that can be checked before a write: topology, options, the list of version 0.x, names and texts of
 * migrations.
 * @throws MigratorError `bad_config` naming section, key and what is expected
 */
export async function validateConfig(
  sections: ReadonlyMap<string, string>,
  parseMigration: ParseMigration = () => undefined,
): Promise<void> {
  const topology = sections.get(topologySection);
  if (topology !== undefined) parseTopology(topology);
  readSettings(sections.get(migrationsSection));
  for (const name of sourceNames(sections.keys())) {
    const section = sourcePrefix + name;
    try {
      await parseMigration(name, sections.get(section) ?? "");
    } catch (cause) {
      throw badConfig(section, "", messageOf(cause).replace(/\.$/, ""), { cause });
    }
  }
}
