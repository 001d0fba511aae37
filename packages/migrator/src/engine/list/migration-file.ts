import { createHash } from "node:crypto";
import { MigratorError } from "../../protocol/errors.ts";
import type { Up } from "./loader.ts";

const suffixes = ["ts", "mts", "js", "mjs", "cts", "cjs", "sql"];
const unitName = new RegExp(`^[\\p{L}\\p{N}][^/]*\\.(?:${suffixes.join("|")})$`, "u");
/** The rule for names of migrations, as it reads in a sentence. */
export const unitNameRule = `begins with a letter or digit and ends in ${suffixes.map((one) => `.${one}`).join(", ")}`;
const declaration = /\.d\.[cm]?ts$/;

/** Whether a file or section with this name is a migration. */
export const isUnitName = (name: string): boolean => unitName.test(name) && !declaration.test(name);

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const stemOf = (name: string): string => name.slice(0, name.lastIndexOf("."));

export const loadFailed = (name: string, reason: string, options?: ErrorOptions): MigratorError =>
  new MigratorError("loader_failed", `Migration ${name} cannot be loaded: ${reason}`, { ...options, migration: name });

/** Two names that differ only in their suffix: one is probably compiled from the other. */
export function twinsAmong(names: Iterable<string>): Readonly<{ name: string; twin: string }> | undefined {
  const stems = new Map<string, string>();
  for (const name of names) {
    const twin = stems.get(stemOf(name));
    if (twin !== undefined) return { name, twin };
    stems.set(stemOf(name), name);
  }
  return undefined;
}

/**
 * Names in the order in which they apply: byte order, the same on every machine.
 * @throws MigratorError `loader_failed` for twins
 */
export function inOrder(names: readonly string[]): string[] {
  const sorted = [...names].sort(byBytes);
  const twins = twinsAmong(sorted);
  if (twins !== undefined)
    throw loadFailed(twins.name, `it stands beside ${twins.twin}, and only one of them can be meant.`);
  return sorted;
}

/** Checksum that is recorded beside the name, so that a changed text is detected. */
export const hashOf = (text: string | Uint8Array): string => createHash("sha256").update(text).digest("hex");

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const upIn = (unit: unknown): unknown => (isRecord(unit) ? unit["up"] : undefined);

/**
 * @throws MigratorError `loader_failed` when neither the module nor its default export has a function `up`, and when
 *   that wants an argument, as migrations of Knex do: there is none
 */
export function upOf(name: string, unit: unknown): Up {
  const up = [upIn(unit), isRecord(unit) ? upIn(unit["default"]) : undefined].find((one) => typeof one === "function");
  if (up === undefined) throw loadFailed(name, "it exports no function up.");
  if (up.length > 0)
    throw loadFailed(
      name,
      'its up wants a parameter, as migrations of Knex do, and gets none here. Import { storage } from "@segmark/migrator" and begin up() with const { knex } = storage().',
    );
  return up as Up;
}
