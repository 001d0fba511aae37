import type { FailurePlace, LeaderOutcomes, NamesByLeader } from "../protocol/outcomes.ts";
import { type Fields, isNullOr, isNumber, isText, isTexts } from "../protocol/transport/fields.ts";
import type { Problem } from "./problem.ts";

type Holder = Readonly<{ run_id: string | null; owner: string | null; since: number | null }>;
type Waiting = Readonly<{ elapsed_ms: number; detail: string }>;
type Running = Readonly<{
  name: string | null;
  elapsed_ms: number;
  limit_ms: number;
  progress: number | null;
  waiting?: Waiting | null;
}>;
type Attempt = Readonly<{
  name: string;
  outcome: string;
  started_at: number;
  error: string | null;
  place?: FailurePlace | null;
}>;
type LeaderState = Readonly<{
  applied: readonly string[];
  pending: readonly string[];
  interrupted: readonly string[];
  running: Running | null;
  last: Attempt | null;
  lock?: Holder | null;
}>;

type Trouble = Readonly<{ code: string; detail: string }>;

export type ReplicasetStatus = Readonly<{
  name: string;
  leader: string | null;
  problem: Trouble | null;
  state: LeaderState | null;
}>;

/** The parts of a status that are displayed. Older instances do not report `refused`. */
export type Status = Readonly<{
  cluster: string;
  config_version: number;
  run: Holder | null;
  lists_differ: boolean;
  refused?: Trouble | null;
  /** Missing from older versions. */
  warnings?: readonly string[];
  replicasets: readonly ReplicasetStatus[];
}>;

/** Arrays do not count as objects with fields here. */
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNamesByLeader = (value: unknown): value is NamesByLeader =>
  isFields(value) && Object.values(value).every(isTexts);

/** The names by leader under `key`; undefined when the response is not from a migration manager. */
export function namesUnder(key: string, body: unknown): NamesByLeader | undefined {
  const map = isFields(body) ? body[key] : undefined;
  return isNamesByLeader(map) ? map : undefined;
}

const isHolder = (value: unknown): boolean =>
  isFields(value) &&
  isNullOr(isText, value["run_id"]) &&
  isNullOr(isText, value["owner"]) &&
  isNullOr(isNumber, value["since"]);
/** Older instances do not report this. */
const isWaiting = (value: unknown): boolean =>
  isFields(value) && isNumber(value["elapsed_ms"]) && isText(value["detail"]);
const isRunning = (value: unknown): boolean =>
  isFields(value) &&
  isNullOr(isText, value["name"]) &&
  isNumber(value["elapsed_ms"]) &&
  isNumber(value["limit_ms"]) &&
  isNullOr(isNumber, value["progress"]) &&
  isNullOr(isWaiting, value["waiting"] ?? null);
const isAttempt = (value: unknown): boolean =>
  isFields(value) &&
  isText(value["name"]) &&
  isText(value["outcome"]) &&
  isNumber(value["started_at"]) &&
  isNullOr(isText, value["error"]) &&
  isFailurePlace(value["place"]);
const isState = (value: unknown): boolean =>
  isFields(value) &&
  ["applied", "pending", "interrupted"].every((key) => isTexts(value[key])) &&
  isNullOr(isRunning, value["running"]) &&
  isNullOr(isAttempt, value["last"]) &&
  isNullOr(isHolder, value["lock"] ?? null);
const isTrouble = (value: unknown): boolean => isFields(value) && isText(value["code"]) && isText(value["detail"]);
const isReplicaset = (value: unknown): boolean =>
  isFields(value) &&
  isText(value["name"]) &&
  isNullOr(isText, value["leader"]) &&
  isNullOr(isTrouble, value["problem"]) &&
  isNullOr(isState, value["state"]);

/** Older instances report no place. */
function isFailurePlace(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return (
    isFields(value) &&
    isNullOr(isText, value["file"]) &&
    isNullOr(isNumber, value["line"]) &&
    isNullOr(isText, value["statement"])
  );
}

const isStatus = (body: unknown): body is Status =>
  isFields(body) &&
  isText(body["cluster"]) &&
  isNumber(body["config_version"]) &&
  isNullOr(isHolder, body["run"]) &&
  typeof body["lists_differ"] === "boolean" &&
  isNullOr(isTrouble, body["refused"] ?? null) &&
  (body["warnings"] === undefined || isTexts(body["warnings"])) &&
  Array.isArray(body["replicasets"]) &&
  body["replicasets"].every(isReplicaset);
export const statusIn = (body: unknown): Status | undefined => (isStatus(body) ? body : undefined);

const isOutcomes = (value: unknown): value is LeaderOutcomes =>
  isFields(value) &&
  Object.values(value).every(
    (outcome) =>
      isFields(outcome) &&
      isText(outcome["outcome"]) &&
      isTexts(outcome["applied_now"]) &&
      isFailurePlace(outcome["place"]),
  );
const isProblem = (body: unknown): body is Problem =>
  isFields(body) &&
  typeof body["code"] === "string" &&
  typeof body["detail"] === "string" &&
  (body["leaders"] === undefined || isOutcomes(body["leaders"]));
export const problemIn = (body: unknown): Problem | undefined => (isProblem(body) ? body : undefined);
