import { isUnitName } from "../unit.ts";
import { badConfig } from "./bad-config.ts";
import { sourcePrefix } from "./sections.ts";

const suffixes = [".ts", ".mts", ".js", ".mjs", ".cts", ".cjs"];
const stemOf = (name: string): string => name.slice(0, name.lastIndexOf("."));

/**
 * Names of the migrations among these sections.
 * @throws MigratorError `bad_config` for one that no loader would take, and for two that differ in their suffix only
 */
export function sourceNames(sections: Iterable<string>): string[] {
  const stems = new Map<string, string>();
  const names: string[] = [];
  for (const section of sections) {
    if (!section.startsWith(sourcePrefix)) continue;
    const name = section.slice(sourcePrefix.length);
    if (!isUnitName(name))
      throw badConfig(
        section,
        "",
        `want ${sourcePrefix}<name> that begins with a letter or digit and ends in ${suffixes.join(", ")}`,
      );
    const twin = stems.get(stemOf(name));
    if (twin !== undefined) throw badConfig(section, "", `it stands beside ${twin}; only one of them can be meant`);
    stems.set(stemOf(name), name);
    names.push(name);
  }
  return names;
}
