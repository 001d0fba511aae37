import type { Manager } from "../../migrator/cluster/manager.ts";

/** What handlers of the migration endpoints are given. */
export type Services = Readonly<{ manager: Manager }>;
