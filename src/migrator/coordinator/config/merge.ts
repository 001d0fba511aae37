import type { Section } from "../contracts.ts";
import { badConfig } from "./bad-config.ts";

/** What one statement carries to a server of default settings, with room for escapes. */
const largestSection = 4 * 1024 * 1024;
const longestName = 255;

/** Servers compare names without their trailing spaces; and nobody finds a name with a line feed in it. */
const isUsable = (name: string): boolean =>
  name.length <= longestName &&
  name.isWellFormed() &&
  !/\p{Cc}/u.test(name) &&
  name.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part.trim() === part);

/**
 * The sections as they will be, without those that are removed.
 * @throws MigratorError `bad_config` for a name that is not usable or given twice, and a text over 4 MiB
 */
export function merge(present: ReadonlyMap<string, string>, changes: readonly Section[]): Map<string, string> {
  const merged = new Map(present);
  const seen = new Set<string>();
  for (const { filename, content } of changes) {
    if (!isUsable(filename))
      throw badConfig(JSON.stringify(filename), "", `want a path like migrations.yml, up to ${longestName} characters`);
    if (seen.has(filename)) throw badConfig(filename, "", "given twice; want each section once");
    seen.add(filename);
    if (content === null) merged.delete(filename);
    else if (Buffer.byteLength(content) > largestSection) throw badConfig(filename, "", "want at most 4 MiB");
    else merged.set(filename, content);
  }
  return merged;
}

/** Whether these changes would leave everything as it is. */
export const changesNothing = (present: ReadonlyMap<string, string>, changes: readonly Section[]): boolean =>
  changes.every(({ filename, content }) => (present.get(filename) ?? null) === content);
