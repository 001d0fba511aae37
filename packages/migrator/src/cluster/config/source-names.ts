import { isUnitName, twinsAmong, unitNameRule } from "../../engine/list/migration-file.ts";
import { badConfig } from "./bad-config.ts";
import { sourcePrefix } from "./sections.ts";

/**
 * Names of the migrations among these sections.
 * @throws MigratorError `bad_config` for a name that no loader accepts, and for two that differ only in their suffix
 */
export function sourceNames(sections: Iterable<string>): string[] {
  const names: string[] = [];
  for (const section of sections) {
    if (!section.startsWith(sourcePrefix)) continue;
    const name = section.slice(sourcePrefix.length);
    if (!isUnitName(name)) throw badConfig(section, "", `expected ${sourcePrefix}<name> that ${unitNameRule}`);
    names.push(name);
  }
  const twins = twinsAmong(names);
  if (twins !== undefined)
    throw badConfig(sourcePrefix + twins.name, "", `it stands beside ${twins.twin}; only one of them can be meant`);
  return names;
}
