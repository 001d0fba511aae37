import type { ReplicasetStatus } from "../../../cluster/status.ts";
import type { components } from "../../../generated/types.ts";
import type { NodeStatus } from "../../../protocol/contracts.ts";
import type { Handler } from "../handler.ts";

type Schemas = components["schemas"];
type Lock = Readonly<{ runId: string | null; owner: string | null; since: number | null }>;

const holder = ({ runId, owner, since }: Lock): Schemas["Holder"] => ({ run_id: runId, owner, since });

const running = (now: NonNullable<NodeStatus["running"]>): Schemas["Running"] => ({
  run_id: now.runId,
  name: now.name,
  since: now.since,
  elapsed_ms: now.elapsedMs,
  limit_ms: now.limitMs,
  progress: now.progress,
  waiting: now.waiting ? { elapsed_ms: now.waiting.elapsedMs, detail: now.waiting.detail } : null,
});

const attempt = (last: NonNullable<NodeStatus["last"]>): Schemas["Attempt"] => ({
  run_id: last.runId,
  name: last.name,
  outcome: last.outcome,
  started_at: last.startedAt,
  ended_at: last.endedAt,
  error: last.error,
  place: last.place ?? null,
});

const state = (status: NodeStatus): Schemas["LeaderState"] => ({
  applied: [...status.applied],
  pending: [...status.pending],
  interrupted: [...status.interrupted],
  running: status.running && running(status.running),
  last: status.last && attempt(status.last),
  lock: status.lock && holder(status.lock),
});

const replicaset = ({ replicaset: name, leader, problem, instances, status }: ReplicasetStatus) => ({
  name,
  leader,
  problem: problem && { code: problem.code, detail: problem.detail },
  instances: [...instances],
  state: status && state(status),
});

export const migrationsStatus: Handler<"migrationsStatus"> = async (_input, { manager }) => {
  const { cluster, configVersion, holder: run, listsDiffer, refused, warnings, replicasets } = await manager.status();
  return {
    status: 200,
    body: {
      cluster,
      config_version: configVersion,
      run: run && holder(run),
      lists_differ: listsDiffer,
      refused: refused && { code: refused.code, detail: refused.detail },
      warnings: [...warnings],
      replicasets: replicasets.map(replicaset),
    },
  };
};
