import { problems } from "../../generated/problems.ts";
import type { AmendRequest, Change, Listed, MoveRequest, RunRequest } from "../contracts.ts";
import { MigratorError, type MigratorErrorCode, messageOf } from "../errors.ts";
import type { LeaderOutcomes } from "../outcomes.ts";
import { redactMessage } from "../secrets.ts";
import { type Fields, isFields, isText, isTexts } from "./fields.ts";

/** Larger than any legitimate request, so a bigger body is not read. 4 MiB are some ten thousand migrations. */
export const maxRequestBytes = 4 * 1024 * 1024;
export const maxAnswerBytes = 64 * 1024 * 1024;
/** Maximum duration of one long poll. */
export const maxWaitMs = 20_000;

/** An authenticated peer sent a message that this version does not understand. */
export class BadMessage extends Error {
  override readonly name = "BadMessage";
}

function fieldsOf(value: unknown): Fields {
  if (isFields(value)) return value;
  throw new BadMessage("The body is not a JSON object.");
}

const badField = (name: string, kind: string): BadMessage => new BadMessage(`${name} is not ${kind}.`);

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === "string") return value;
  throw badField(name, "a text");
}

function numberOf(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw badField(name, "a number");
}

/** Missing from older versions. */
function flagOf(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value === "boolean") return value;
  throw badField(name, "true or false");
}

function listOf(fields: Fields, name: string): readonly unknown[] {
  const value: unknown = fields[name];
  if (Array.isArray(value)) return value;
  throw badField(name, "a list");
}

function listedOf(value: unknown): Listed {
  const fields = fieldsOf(value);
  return { name: textOf(fields, "name"), hash: fields["hash"] === null ? null : textOf(fields, "hash") };
}

/** @throws BadMessage naming the field */
export function runRequestOf(value: unknown): RunRequest {
  const fields = fieldsOf(value);
  return {
    runId: textOf(fields, "runId"),
    fence: numberOf(fields, "fence"),
    coordinator: textOf(fields, "coordinator"),
    list: listOf(fields, "list").map(listedOf),
    limitMs: numberOf(fields, "limitMs"),
    appliedWritable: flagOf(fields, "appliedWritable"),
    to: optionalTextOf(fields, "to"),
  };
}

/** @throws BadMessage naming the field */
export function moveRequestOf(value: unknown): MoveRequest {
  const fields = fieldsOf(value);
  const names = textsOf(fields, "names");
  return { runId: textOf(fields, "runId"), fence: numberOf(fields, "fence"), names, write: fields["write"] === true };
}

const textsOf = (fields: Fields, name: string): readonly string[] =>
  listOf(fields, name).map((one) => {
    if (typeof one === "string") return one;
    throw badField(name, "a list of texts");
  });
const optionalTextOf = (fields: Fields, name: string): string | undefined =>
  fields[name] === undefined ? undefined : textOf(fields, name);

function changeOf(fields: Fields): Change {
  const kind = textOf(fields, "kind");
  switch (kind) {
    case "baseline":
      return { kind, name: textOf(fields, "name") };
    case "repair":
      return { kind, migrations: textsOf(fields, "migrations") };
    case "adopt":
      return {
        kind,
        from: textOf(fields, "from"),
        table: optionalTextOf(fields, "table"),
        file: optionalTextOf(fields, "file"),
      };
    default:
      throw badField("kind", "a change that this version knows");
  }
}

/** @throws BadMessage naming the field */
export function amendRequestOf(value: unknown): AmendRequest {
  const fields = fieldsOf(value);
  return {
    runId: textOf(fields, "runId"),
    fence: numberOf(fields, "fence"),
    coordinator: textOf(fields, "coordinator"),
    list: listOf(fields, "list").map(listedOf),
    write: fields["write"] === true,
    change: changeOf(fieldsOf(fields["change"])),
  };
}

/** @throws BadMessage naming the field */
export const historyLimitOf = (value: unknown): number => numberOf(fieldsOf(value), "limit");

type WireError = Readonly<{
  code: MigratorErrorCode;
  message: string;
  migration?: string | undefined;
  appliedNow: readonly string[];
  runId?: string | undefined;
  leaders?: LeaderOutcomes | undefined;
}>;

/** Only messages are sent, stacks stay here. */
export function wireError(thrown: unknown): WireError {
  if (!(thrown instanceof MigratorError)) {
    const message = redactMessage(messageOf(thrown));
    return { code: "internal", message, appliedNow: [] };
  }
  const { code, message, migration, appliedNow, runId, leaders } = thrown;
  return { code, message, migration, appliedNow, runId, leaders };
}

/** The code of an error, if this version knows it: instances of other versions may have more. */
export const knownCode = (code: unknown): MigratorErrorCode | undefined =>
  isText(code) && Object.hasOwn(problems, code) ? (code as MigratorErrorCode) : undefined;

const isOutcomes = (value: unknown): value is LeaderOutcomes =>
  isFields(value) &&
  !Array.isArray(value) &&
  Object.values(value).every(
    (one) => isFields(one) && isText(one["outcome"]) && isTexts(one["applied_now"]) && isTexts(one["applied"]),
  );

/**
 * Recreates the error of the other instance, as if it had occurred here. Details that are not understood are dropped;
 * without a known code it is `internal`.
 */
export function thrownError(alias: string, value: unknown): MigratorError {
  const { code, message, migration, appliedNow, runId, leaders } = isFields(value) ? value : {};
  const said = isText(message) ? message : `${alias} refused, and did not say why.`;
  return new MigratorError(knownCode(code) ?? "internal", said, {
    migration: isText(migration) ? migration : undefined,
    appliedNow: isTexts(appliedNow) ? appliedNow : [],
    runId: isText(runId) ? runId : undefined,
    leaders: isOutcomes(leaders) ? leaders : undefined,
  });
}
