import type { Own } from "./options.ts";
import type { LockedStorage, WorkPool } from "./storage.ts";

/** What one run works with. */
export type Tools = Readonly<{ own: Own; lock: LockedStorage; work: WorkPool }>;
