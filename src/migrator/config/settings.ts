import { badConfig } from "./bad-config.ts";
import { migrationsSection as section } from "./sections.ts";
import { mapWith, parseYaml, plainOf, stringsOf } from "./yaml.ts";

/**
 * What section `migrations.yml` says.
 * - `storageTimeoutMs`   what one leader has for all its pending migrations together; 0 fails as soon as one is pending
 * - `applied`            names that a version 0.x kept here; none when there is no list
 */
export type MigrationSettings = Readonly<{ storageTimeoutMs: number; applied: readonly string[] }>;

const defaultTimeout = 3600;

function timeoutOf(options: unknown): number {
  if (options === undefined || options === null) return defaultTimeout;
  const { storage_timeout: seconds = defaultTimeout } = mapWith(section, "options", options, ["storage_timeout"]);
  if (typeof seconds === "number" && Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw badConfig(section, "options.storage_timeout", "want a number of seconds, 0 or more");
}

/** @throws MigratorError `bad_config` naming the key and what would be right */
export function readSettings(text: string | undefined): MigrationSettings {
  const value = text === undefined ? null : plainOf(section, parseYaml(section, text));
  if (value === null) return { storageTimeoutMs: defaultTimeout * 1000, applied: [] };
  const { options, applied } = mapWith(section, "", value, ["options", "applied"]);
  return {
    storageTimeoutMs: timeoutOf(options) * 1000,
    applied: applied === undefined || applied === null ? [] : stringsOf(section, "applied", applied),
  };
}

/** The same section without the list; options and comments stay. */
export function withoutApplied(text: string): string {
  const document = parseYaml(section, text);
  document.delete("applied");
  return document.toString();
}
