import type { NodeContext } from "./node-options.ts";
import type { LockedStorage, WorkPool } from "./storage.ts";

/** Resources of one run. */
export type Tools = Readonly<{ own: NodeContext; lock: LockedStorage; work: WorkPool }>;
