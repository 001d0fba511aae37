import type { Own } from "./options.ts";
import type { LockedStorage, WorkPool } from "./storage.ts";

/** Resources of one run. */
export type Tools = Readonly<{ own: Own; lock: LockedStorage; work: WorkPool }>;
