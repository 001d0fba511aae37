import type { NamesByLeader } from "../coordinator/cluster.ts";
import type { FailurePlace, LeaderOutcomes } from "../runner/outcomes.ts";
import type { Problem } from "./problem.ts";

type Holder = Readonly<{ run_id: string | null; owner: string | null; since: number | null }>;
type Running = Readonly<{ name: string | null; elapsed_ms: number; limit_ms: number; progress: number | null }>;
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
}>;

export type ReplicasetStatus = Readonly<{
  name: string;
  leader: string | null;
  problem: Readonly<{ code: string; detail: string }> | null;
  state: LeaderState | null;
}>;

/** The parts of a status that are displayed. */
export type Status = Readonly<{
  cluster: string;
  config_version: number;
  run: Holder | null;
  lists_differ: boolean;
  replicasets: readonly ReplicasetStatus[];
}>;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string");

/** The names by leader under `key`; undefined when the response is not from a migration manager. */
export function namesUnder(key: string, body: unknown): NamesByLeader | undefined {
  const map = isFields(body) ? body[key] : undefined;
  if (!isFields(map)) return undefined;
  const entries = Object.entries(map).flatMap(([leader, names]) => (isNames(names) ? [[leader, names] as const] : []));
  return Object.fromEntries(entries);
}

const isStatus = (body: unknown): body is Status =>
  isFields(body) && typeof body["cluster"] === "string" && Array.isArray(body["replicasets"]);
export const statusIn = (body: unknown): Status | undefined => (isStatus(body) ? body : undefined);

const isOutcomes = (value: unknown): value is LeaderOutcomes =>
  isFields(value) && Object.values(value).every((one) => isFields(one) && isNames(one["applied_now"]));
const isProblem = (body: unknown): body is Problem =>
  isFields(body) &&
  typeof body["code"] === "string" &&
  typeof body["detail"] === "string" &&
  (body["leaders"] === undefined || isOutcomes(body["leaders"]));
export const problemIn = (body: unknown): Problem | undefined => (isProblem(body) ? body : undefined);
