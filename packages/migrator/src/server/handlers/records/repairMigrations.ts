import type { Handler } from "../handler.ts";
import { amendmentsReply } from "./amendments-reply.ts";

export const repairMigrations: Handler<"repairMigrations"> = async ({ query, signal }, { manager }) => {
  const change = { kind: "repair", migrations: query.migration } as const;
  return amendmentsReply(await manager.amend(change, { write: query.apply, waitMs: query.wait * 1000, signal }));
};
