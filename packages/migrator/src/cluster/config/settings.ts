import { nameFault } from "../../engine/list/loader.ts";
import { badConfig } from "./bad-config.ts";
import { migrationsSection as section } from "./sections.ts";
import { mapWith, parseYaml, plainOf, stringsOf } from "./yaml.ts";

/**
 * Settings in section `migrations.yml`.
 * - `storageTimeoutMs`   time limit of one leader for all its pending migrations; 0 fails as soon as one is pending
 * - `appliedWritable` a changed text of an applied migration is accepted and its checksum updated, instead of refused
 * - `applied`            names that version 0.x kept here; empty when there is no list
 */
export type MigrationSettings = Readonly<{
  storageTimeoutMs: number;
  appliedWritable: boolean;
  applied: readonly string[];
}>;

const defaultTimeout = 3600;
/** A year. */
const maxTimeout = 31_536_000;

function timeoutOf(value: unknown): number {
  const seconds = value ?? defaultTimeout;
  if (typeof seconds === "number" && seconds >= 0 && seconds <= maxTimeout) return seconds * 1000;
  throw badConfig(section, "options.storage_timeout", `expected a number of seconds, from 0 to ${maxTimeout}`);
}

function writableOf(value: unknown): boolean {
  const flag = value ?? false;
  if (typeof flag === "boolean") return flag;
  throw badConfig(section, "options.is_applied_migrations_writable", "expected true or false");
}

function optionsOf(value: unknown): Omit<MigrationSettings, "applied"> {
  const known = ["storage_timeout", "is_applied_migrations_writable"];
  const options = mapWith(section, "options", value ?? {}, known);
  return {
    storageTimeoutMs: timeoutOf(options["storage_timeout"]),
    appliedWritable: writableOf(options["is_applied_migrations_writable"]),
  };
}

/**
 * A key without a value counts as absent: YAML reads `storage_timeout:` as null.
 * @throws MigratorError `bad_config` naming the key and what is expected
 */
export function readSettings(text: string | undefined): MigrationSettings {
  const value = text === undefined ? null : plainOf(section, parseYaml(section, text));
  const { options, applied } = mapWith(section, "", value ?? {}, ["options", "applied"]);
  return { ...optionsOf(options), applied: namesOf(applied ?? []) };
}

function namesOf(value: unknown): string[] {
  const names = stringsOf(section, "applied", value);
  for (const [position, name] of names.entries()) {
    const fault = nameFault(name);
    if (fault !== undefined)
      throw badConfig(section, `applied[${position}]`, `expected the name of a migration; it ${fault}`);
  }
  return names;
}

/** The same section without the list; options and comments are preserved. */
export function withoutApplied(text: string): string {
  const document = parseYaml(section, text);
  document.delete("applied");
  return document.toString();
}
