import type { Knex } from "knex";
import { banStore } from "./bans.ts";
import { lockStore } from "./locks.ts";
import { reputationStore } from "./reputation.ts";
import { segmentStore } from "./segments.ts";
import { settingStore } from "./settings.ts";
import { totalStore } from "./totals.ts";
import { videoStore } from "./videos.ts";
import { vipStore } from "./vips.ts";
import { warningStore } from "./warnings.ts";

/** Every store over one connection: the pool, or a transaction. */
export const storesOf = (db: Knex) => ({
  segments: segmentStore(db),
  videos: videoStore(db),
  vips: vipStore(db),
  bans: banStore(db),
  warnings: warningStore(db),
  locks: lockStore(db),
  reputation: reputationStore(db),
  settings: settingStore(db),
  totals: totalStore(db),
});

export type Stores = Readonly<ReturnType<typeof storesOf>>;
