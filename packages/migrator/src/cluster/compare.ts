import { withChecksums } from "../engine/list/with-checksums.ts";
import type { Inspection, Listed, RunRequest } from "../protocol/contracts.ts";
import { MigratorError, type MigratorErrorCode } from "../protocol/errors.ts";
import { names } from "../protocol/format.ts";
import { isSameRun } from "../protocol/run-id.ts";

/** The list that a coordinator wants to run, and whether the text of applied migrations may have changed. */
export type RequestedRun = Pick<RunRequest, "list" | "appliedWritable"> & Partial<Pick<RunRequest, "runId">>;

const nameOf = ({ name }: Listed): string => name;
const stemOf = (name: string): string => name.replace(/\.[^.]+$/, "");
const missingFrom = (target: readonly Listed[], source: readonly Listed[]): string[] => {
  const known = new Set(target.map(nameOf));
  return source.map(nameOf).filter((name) => !known.has(name));
};
const changedBetween = (target: readonly Listed[], source: readonly Listed[]): string[] => {
  const hashes = new Map(target.map(({ name, hash }) => [name, hash]));
  const differs = ({ name, hash }: Listed): boolean => {
    const own = hashes.get(name) ?? null;
    return own !== null && hash !== null && own !== hash;
  };
  return source.filter(differs).map(nameOf);
};

const refusal = (code: MigratorErrorCode, message: string, migration?: string): MigratorError =>
  new MigratorError(code, message, { migration });

/** A leader must have the coordinator's list, in the same order and with the same checksums. */
function compareLists(alias: string, list: readonly Listed[], listed: readonly Listed[]): MigratorError | undefined {
  const missing = missingFrom(listed, list);
  const foreign = missingFrom(list, listed);
  const parts = [
    ...(missing.length > 0 ? [`${alias} has no ${names(missing)}`] : []),
    ...(foreign.length > 0 ? [`${alias} has ${names(foreign)}, which the coordinator has not`] : []),
  ];
  if (parts.length > 0) return refusal("lists_differ", `${parts.join(". ")}.`, missing[0] ?? foreign[0]);

  const position = list.findIndex(({ name }, index) => listed[index]?.name !== name);
  if (position >= 0) {
    const [expected, actual] = [list[position]?.name, listed[position]?.name];
    return refusal(
      "lists_differ",
      `${alias} has ${actual} at position ${position + 1}, the coordinator has ${expected}.`,
      expected,
    );
  }
  const [changed] = changedBetween(list, listed);
  return changed === undefined
    ? undefined
    : refusal("lists_differ", `${alias} has another text of ${names(changedBetween(list, listed))}.`, changed);
}

/**
 * Compiling to JavaScript between two releases renames every file, so that no name matches; this hint makes that
 * visible.
 */
function suffixHint(list: readonly Listed[], unknown: readonly string[]): string {
  if (unknown.length === 0) return "";
  const byStem = new Map(list.map(({ name }) => [stemOf(name), name]));
  for (const name of unknown) {
    const renamed = byStem.get(stemOf(name));
    if (renamed !== undefined)
      return ` It was applied as ${name} and is ${renamed} now: names keep their suffix for ever.`;
  }
  return "";
}

/** A file that was renamed has its old text under a name that is not applied. */
function renameHint(list: readonly Listed[], applied: readonly Listed[], unknown: readonly string[]): string {
  const names = new Set(applied.map(nameOf));
  const byHash = new Map(list.flatMap(({ name, hash }) => (hash === null || names.has(name) ? [] : [[hash, name]])));
  for (const { name, hash } of applied) {
    const renamed = unknown.includes(name) && hash !== null ? byHash.get(hash) : undefined;
    if (renamed !== undefined) return ` ${renamed} has its text: give it back its name.`;
  }
  return "";
}

/** The applied migrations must be a prefix of the list. */
function compareOrder(alias: string, list: readonly Listed[], applied: readonly Listed[]): MigratorError | undefined {
  const position = applied.findIndex(({ name }, index) => list[index]?.name !== name);
  const wrong = applied[position];
  if (wrong === undefined) return undefined;
  const unknown = missingFrom(list, applied);
  const appliedNames = new Set(applied.map(nameOf));
  const listedNames = list.map(nameOf);
  const last = listedNames.findLastIndex((name) => appliedNames.has(name));
  const skipped = listedNames.slice(0, Math.max(0, last)).filter((name) => !appliedNames.has(name));
  const parts = [
    ...(unknown.length > 0 ? [`${names(unknown)} was applied on ${alias} and is not in the list`] : []),
    ...(skipped.length > 0 ? [`${names(skipped)} stands before what was applied on ${alias} and was not applied`] : []),
  ];
  const order = `${wrong.name} was applied on ${alias} at position ${position + 1}, where the list has ${list[position]?.name ?? "nothing"}`;
  const why = parts.length > 0 ? parts.join(". ") : order;
  return refusal(
    "order_violation",
    `${why}.${suffixHint(list, unknown) || renameHint(list, applied, unknown)}`,
    wrong.name,
  );
}

function compareTexts(alias: string, list: readonly Listed[], applied: readonly Listed[]): MigratorError | undefined {
  const changed = changedBetween(list, applied);
  if (changed.length === 0) return undefined;
  const remedy = "Restore the text and put the change into a new migration.";
  return refusal(
    "applied_migration_changed",
    `${names(changed)} was changed after it was applied on ${alias}. ${remedy}`,
    changed[0],
  );
}

/** A run that continues after a fail-over may find the lock as the former leader left it. */
function compareBusy(alias: string, { busy }: Inspection, runId: string | undefined): MigratorError | undefined {
  if (busy === null || (runId !== undefined && isSameRun(busy.runId, runId))) return undefined;
  const since = busy.since === null ? "" : ` since ${new Date(busy.since).toISOString()}`;
  const run = busy.runId === null ? "" : ` (run ${busy.runId})`;
  const who = busy.owner === null ? "" : ` for ${busy.owner}`;
  return refusal("run_in_progress", `${alias} has been running${who}${since}${run}. Ask again when it is finished.`);
}

/**
 * Why a leader may not run this list; undefined if it may.
 * Codes `run_in_progress`, `lists_differ`, `order_violation`, `applied_migration_changed`, the first that applies
 */
export const refusalOf = (
  alias: string,
  { list, runId, appliedWritable = false }: RequestedRun,
  inspection: Inspection,
): MigratorError | undefined =>
  compareBusy(alias, inspection, runId) ??
  compareLists(alias, list, inspection.listed) ??
  compareOrder(alias, list, inspection.applied) ??
  (appliedWritable ? undefined : compareTexts(alias, withChecksums(list, inspection.listed), inspection.applied));
