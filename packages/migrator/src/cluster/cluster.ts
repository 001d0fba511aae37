import type { Pause } from "@segmark/database/pause";
import type { Loader } from "../engine/list/loader.ts";
import type { ConfigStore, Instance, Node } from "../protocol/contracts.ts";
import type { SpaceDocument } from "../protocol/document.ts";
import type { MigratorLog } from "../protocol/log.ts";
import type { ReportProgress } from "./progress.ts";

export type ClusterLog = MigratorLog;

/**
 * Builds the schema of the cluster from that of each leader.
 * @throws MigratorError `schema_differs`, `schema_invalid`
 */
type BuiltSchema = Readonly<{ text: string }>;
export type BuildSchema = (documents: ReadonlyMap<string, SpaceDocument>) => BuiltSchema | Promise<BuiltSchema>;

/** Dependencies of the coordinator's operations; `own` is the node of this process. */
export type Cluster = Readonly<{
  alias: string;
  store: ConfigStore;
  own: Node;
  nodeOf(instance: Instance): Node;
  loader(): Loader;
  useSchema(): boolean;
  buildSchema: BuildSchema;
  log: ClusterLog;
  /** Monotonic clock in ms. */
  now(): number;
  pause: Pause;
  /** Aborts when this coordinator is closed. */
  closing: AbortSignal;
}>;

/**
 * One call of an operation that changes something.
 * - `signal`   aborts with the error of the call, when it is cancelled or the coordinator is closed
 * - `waiting` ends waiting for other runs: aborts with `signal`, and when the caller disconnects. A started run
 *   continues without the caller
 */
export type Call = Readonly<{
  runId: string;
  waitMs: number;
  signal: AbortSignal;
  waiting: AbortSignal;
  progress: ReportProgress;
}>;
