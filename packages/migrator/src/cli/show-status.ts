import type { ReplicasetStatus, Status } from "./response-checks.ts";
import { placeLines } from "./show-place.ts";
import { warningLines } from "./show-warnings.ts";
import { printable, seconds, table } from "./table.ts";

const instant = (milliseconds: number | null): string =>
  milliseconds === null ? "an unknown time" : new Date(milliseconds).toISOString();

/** What a leader is doing, in a few words. */
export function activity({ problem, state }: ReplicasetStatus): string {
  if (state === null) return problem?.code ?? "unknown";
  const { running, pending, last, lock } = state;
  if (running === null && lock != null) return `busy with ${lock.owner ?? "another process"}`;
  if (running === null) return pending.length > 0 && last?.outcome === "failed" ? `failed ${last.name}` : "idle";
  const { name, elapsed_ms, limit_ms, progress, waiting } = running;
  const percent = progress === null ? "" : `, ${Math.round(progress)} %`;
  const wait = waiting == null ? "" : `, waiting for ${seconds(waiting.elapsed_ms)}`;
  return `${name ?? "starting"}, ${seconds(elapsed_ms)} of ${seconds(limit_ms)}${percent}${wait}`;
}

function rowOf(one: ReplicasetStatus): string[] {
  const { name, leader, state } = one;
  const count = (names: readonly string[] | undefined): string => (names === undefined ? "-" : String(names.length));
  return [name, leader ?? "-", count(state?.applied), count(state?.pending), activity(one)];
}

/** Details that do not fit into the table. */
function* remarks({ leader, name, problem, state }: ReplicasetStatus): Generator<string> {
  if (problem !== null) yield `${name}: ${problem.detail}`;
  if (state === null) return;
  if (state.running?.waiting != null) yield `${leader}: ${state.running.waiting.detail}`;
  if (state.pending.length > 0) yield `${leader}: pending ${state.pending.join(", ")}`;
  if (state.interrupted.length > 0)
    yield `${leader}: interrupted ${state.interrupted.join(", ")}; the next run starts it again`;
  const { last } = state;
  if (last?.error != null)
    yield `${leader}: ${last.name} ${last.outcome} at ${instant(last.started_at)}: ${last.error}`;
  if (last?.error != null) yield* placeLines(leader ?? name, last.place);
}

export function statusText(status: Status): string {
  const { cluster, config_version, run, lists_differ, refused, replicasets } = status;
  const runText = run === null ? "no run" : `run ${run.run_id} of ${run.owner} since ${instant(run.since)}`;
  const rows = table(["replica set", "leader", "applied", "pending", "now"], replicasets.map(rowOf));
  const more = replicasets.flatMap((one) => [...remarks(one)]).map(printable);
  const differ = lists_differ ? ["Leaders have applied different migrations."] : [];
  const refusal = refused == null || run !== null ? [] : [`up would be refused, ${refused.code}: ${refused.detail}`];
  return [
    `Cluster ${printable(cluster)}, configuration version ${config_version}, ${printable(runText)}.`,
    rows,
    ...more,
    ...differ,
    ...refusal.map(printable),
    ...warningLines(status),
  ].join("\n");
}
