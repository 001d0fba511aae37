import type { Manager } from "../../migrator/coordinator/manager.ts";

/** Dependencies of the migration handlers. */
export type Services = Readonly<{ manager: Manager }>;
