import type { Loader } from "../loaders/loader.ts";
import type { MigratorLog } from "../runner/log.ts";
import type { Pause } from "../runner/pause.ts";
import type { SpaceDocument } from "../schema/document.ts";
import type { ConfigStore, Instance, Node } from "./contracts.ts";
import type { ReportProgress } from "./progress.ts";

export type ClusterLog = MigratorLog;

/**
 * The schema of the cluster, from what each leader has.
 * @throws MigratorError `schema_differs`, `schema_invalid`
 */
type BuiltSchema = Readonly<{ text: string }>;
export type BuildSchema = (documents: ReadonlyMap<string, SpaceDocument>) => BuiltSchema | Promise<BuiltSchema>;

/** What the operations of a coordinator work with. */
export type Cluster = Readonly<{
  alias: string;
  store: ConfigStore;
  nodeOf(instance: Instance): Node;
  loader(): Loader;
  useSchema(): boolean;
  buildSchema: BuildSchema;
  log: ClusterLog;
  /** In ms; only differences count. */
  now(): number;
  pause: Pause;
}>;

/** Names of migrations by the alias of the leader. */
export type NamesByLeader = Record<string, string[]>;

/** One call of an operation that changes something. `signal` aborts when it is cancelled. */
export type Call = Readonly<{ runId: string; waitMs: number; signal: AbortSignal; progress: ReportProgress }>;
