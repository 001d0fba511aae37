import type { Manager } from "../../migrator/coordinator/manager.ts";

/** What handlers of the migration endpoints are given. */
export type Services = Readonly<{ manager: Manager }>;
