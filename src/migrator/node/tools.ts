import type { Product } from "../product.ts";
import type { FencedRun, LeaderLock } from "./leader-lock.ts";
import type { Own } from "./options.ts";
import type { WorkPool } from "./work-pool.ts";

/** What one run works with. */
export type Tools = Readonly<{ own: Own; product: Product; run: FencedRun; lock: LeaderLock; work: WorkPool }>;
