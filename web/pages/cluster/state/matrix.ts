import type { ReplicaSet } from "../requests.ts";

export type CellState = "applied" | "pending" | "running" | "failed" | "interrupted" | "absent" | "unknown";
/** A migration, and its state on each replica set in their order. */
export type MatrixRow = Readonly<{ name: string; cells: readonly CellState[] }>;

function cellOf(name: string, { state }: ReplicaSet): CellState {
  if (state === null) return "unknown";
  if (state.running?.name === name) return "running";
  if (state.applied.includes(name)) return "applied";
  if (state.interrupted.includes(name)) return "interrupted";
  if (!state.pending.includes(name)) return "absent";
  return state.last?.name === name && !["applied", "running"].includes(state.last.outcome) ? "failed" : "pending";
}

/** What is applied where. Names are in the order of the first leader that has them. */
export function matrixOf(replicaSets: readonly ReplicaSet[]): readonly MatrixRow[] {
  const names = new Set(
    replicaSets.flatMap(({ state }) => (state === null ? [] : [...state.applied, ...state.pending])),
  );
  return [...names].map((name) => ({ name, cells: replicaSets.map((replicaSet) => cellOf(name, replicaSet)) }));
}

export const isDone = ({ cells }: MatrixRow): boolean => cells.every((cell) => cell === "applied");

/** How many migrations wait on some leader. */
export const pendingCount = (replicaSets: readonly ReplicaSet[]): number =>
  new Set(replicaSets.flatMap(({ state }) => state?.pending ?? [])).size;
