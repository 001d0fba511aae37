import type {
  Amendment,
  HistoryLine,
  Inspection,
  Listed,
  NodeStatus,
  Probe,
  RunReport,
  RunState,
} from "../contracts.ts";
import type { SpaceDocument } from "../document.ts";
import { MigratorError } from "../errors.ts";
import { type Fields, isFields, isNullOr, isNumber, isText, isTexts } from "./fields.ts";
import { knownCode } from "./wire.ts";

/** Whether a response has the fields that are read; other versions may have more. */
type Shape<T> = (value: unknown) => value is T;

const hasTexts = (fields: Fields, ...names: readonly string[]): boolean => names.every((name) => isText(fields[name]));
const hasLists = (fields: Fields, ...names: readonly string[]): boolean => names.every((name) => isTexts(fields[name]));

const isNothing: Shape<unknown> = (value): value is unknown => value !== undefined;
const isListed = (value: unknown): boolean =>
  isFields(value) && isText(value["name"]) && isNullOr(isText, value["hash"] ?? null);
const isList: Shape<readonly Listed[]> = (value): value is Listed[] => Array.isArray(value) && value.every(isListed);
const isNames: Shape<readonly string[]> = isTexts;

const isProbe: Shape<Probe> = (value): value is Probe =>
  isFields(value) &&
  hasTexts(value, "alias", "mode") &&
  ["writable", "primary", "bypassesReadOnly"].every((name) => typeof value[name] === "boolean");

const isHolder = (value: unknown): boolean =>
  isFields(value) &&
  isNullOr(isText, value["runId"]) &&
  isNullOr(isText, value["owner"]) &&
  isNullOr(isNumber, value["since"]);

const isInspection: Shape<Inspection> = (value): value is Inspection =>
  isFields(value) &&
  isList(value["listed"]) &&
  isList(value["applied"]) &&
  hasLists(value, "interrupted") &&
  isNullOr(isHolder, value["busy"]);

const isSchema: Shape<SpaceDocument> = (value): value is SpaceDocument =>
  isFields(value) && isFields(value["spaces"]) && isFields(value["sequences"]);

const isRunning = (value: unknown): boolean =>
  isFields(value) && hasTexts(value, "runId") && isNumber(value["elapsedMs"]) && isNumber(value["limitMs"]);
const isAttempt = (value: unknown): boolean => isFields(value) && hasTexts(value, "runId", "name", "outcome");

const isStatus: Shape<NodeStatus> = (value): value is NodeStatus =>
  isFields(value) &&
  hasLists(value, "applied", "pending", "interrupted") &&
  isNullOr(isRunning, value["running"]) &&
  isNullOr(isAttempt, value["last"]) &&
  isNullOr(isHolder, value["lock"]);

const isHistoryLine = (value: unknown): boolean =>
  isFields(value) &&
  hasTexts(value, "name", "outcome") &&
  ["runId", "coordinator", "checksum", "error"].every((name) => isNullOr(isText, value[name])) &&
  ["startedAt", "endedAt"].every((name) => isNullOr(isNumber, value[name]));
const isHistory: Shape<readonly HistoryLine[]> = (value): value is HistoryLine[] =>
  Array.isArray(value) && value.every(isHistoryLine);

const isAmendment: Shape<Amendment> = (value): value is Amendment =>
  isFields(value) &&
  hasLists(value, "remarks") &&
  Array.isArray(value["changes"]) &&
  value["changes"].every(
    (one) => isFields(one) && hasTexts(one, "migration", "change") && isNullOr(isText, one["detail"] ?? null),
  );

const states: Readonly<Record<RunState, true>> = {
  halted: true,
  running: true,
  applied: true,
  failed: true,
  timed_out: true,
  leadership_lost: true,
  refused: true,
};
const isReport: Shape<RunReport> = (value): value is RunReport =>
  isFields(value) &&
  isText(value["state"]) &&
  Object.hasOwn(states, value["state"]) &&
  hasLists(value, "appliedNow", "applied") &&
  ["current", "failed", "error"].every((name) => isNullOr(isText, value[name]));

const shapes = {
  probe: isProbe,
  inspect: isInspection,
  applied: isList,
  schema: isSchema,
  status: isStatus,
  amend: isAmendment,
  history: isHistory,
  start: isNothing,
  poll: isReport,
  cancel: isNothing,
  move: isNames,
};

/** The operations of an instance. */
export type NodeOperation = keyof typeof shapes;
export type ResponseTo<Name extends NodeOperation> = (typeof shapes)[Name] extends Shape<infer T> ? T : never;

/** @throws MigratorError `internal` naming the instance, for a response that does not match the operation */
export function checkedResponse<Name extends NodeOperation>(
  alias: string,
  name: Name,
  value: unknown,
): ResponseTo<Name> {
  if (shapes[name](value)) return value as ResponseTo<Name>;
  throw new MigratorError(
    "internal",
    `${alias} gave an answer to ${name} that is not understood here. Run the same version on all instances.`,
  );
}

/** A code unknown to this version is treated as missing. */
export const withKnownCode = (report: RunReport): RunReport => ({ ...report, code: knownCode(report.code) ?? null });
