import { isNullOr, isNumber, isText } from "../protocol/transport/fields.ts";
import { printable, table } from "./table.ts";

/** The parts of a line that are displayed. */
type Line = Readonly<{
  migration: string;
  outcome: string;
  started_at: number | null;
  duration_ms: number | null;
  coordinator: string | null;
  checksum: string | null;
  error: string | null;
}>;

export type HistoryByLeader = Readonly<Record<string, readonly Line[]>>;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isLine = (value: unknown): value is Line =>
  isFields(value) &&
  isText(value["migration"]) &&
  isText(value["outcome"]) &&
  ["started_at", "duration_ms"].every((name) => isNullOr(isNumber, value[name])) &&
  ["coordinator", "checksum", "error"].every((name) => isNullOr(isText, value[name]));

const isHistory = (value: unknown): value is HistoryByLeader =>
  isFields(value) && Object.values(value).every((lines) => Array.isArray(lines) && lines.every(isLine));

/** Undefined when the response is not from a migration manager. */
export function historyIn(body: unknown): HistoryByLeader | undefined {
  const history = isFields(body) ? body["history"] : undefined;
  return isHistory(history) ? history : undefined;
}

/** As much of a checksum as tells two apart. */
const shownChecksum = 12;

const took = (milliseconds: number | null): string => (milliseconds === null ? "-" : `${milliseconds / 1000} s`);

const rowOf = (leader: string, line: Line): string[] => [
  leader,
  line.started_at === null ? "-" : new Date(line.started_at).toISOString(),
  took(line.duration_ms),
  line.outcome,
  line.coordinator ?? "-",
  line.checksum?.slice(0, shownChecksum) ?? "-",
  [line.migration, ...(line.error === null ? [] : [line.error])].join(": "),
];

/** One row for each line; those of a leader stand together. */
export function historyText(history: HistoryByLeader): string {
  const rows = Object.entries(history).flatMap(([leader, lines]) => lines.map((line) => rowOf(leader, line)));
  if (rows.length === 0) return "Nothing was ever run.";
  return table(
    ["leader", "started", "took", "outcome", "by", "checksum", "migration"],
    rows.map((row) => row.map(printable)),
  );
}
