import type { Section } from "../../protocol/contracts.ts";
import { badConfig } from "./bad-config.ts";
import { migrationsSection, topologySection } from "./sections.ts";

/** Fits into the default packet limit of a server, with room for escapes. */
const maxStored = { bytes: 4 * 1024 * 1024, text: "4 MiB" };
/** Parsing takes about a millisecond for each KiB. */
const maxParsed = { bytes: 256 * 1024, text: "256 KiB" };
const isParsed = (filename: string): boolean => filename === topologySection || filename === migrationsSection;
const maxNameLength = 255;

/** Servers ignore trailing spaces when they compare names; and a name with a line feed would be hard to find. */
const isUsable = (name: string): boolean =>
  name.length <= maxNameLength &&
  name.isWellFormed() &&
  !/\p{Cc}/u.test(name) &&
  name.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part.trim() === part);

/**
 * The sections after the change, without removed ones.
 * @throws MigratorError `bad_config` for a name that is not usable or given twice, and for a text that is too long or
 *   could not be stored as it is
 */
export function merge(current: ReadonlyMap<string, string>, changes: readonly Section[]): Map<string, string> {
  const merged = new Map(current);
  const names = new Set<string>();
  for (const { filename, content } of changes) {
    if (!isUsable(filename))
      throw badConfig(
        JSON.stringify(filename),
        "",
        `expected a path like migrations.yml, up to ${maxNameLength} characters`,
      );
    if (names.has(filename)) throw badConfig(filename, "", "given twice; expected each section once");
    names.add(filename);
    if (content === null) merged.delete(filename);
    else merged.set(filename, storable(filename, content));
  }
  return merged;
}

function storable(filename: string, content: string): string {
  const limit = isParsed(filename) ? maxParsed : maxStored;
  if (Buffer.byteLength(content) > limit.bytes) throw badConfig(filename, "", `expected at most ${limit.text}`);
  if (!content.isWellFormed()) throw badConfig(filename, "", "expected text without single surrogates");
  return content;
}

/** Whether these changes are a no-op. */
export const changesNothing = (current: ReadonlyMap<string, string>, changes: readonly Section[]): boolean =>
  changes.every(({ filename, content }) => (current.get(filename) ?? null) === content);
