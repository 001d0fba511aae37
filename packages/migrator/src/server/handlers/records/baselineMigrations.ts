import type { Handler } from "../handler.ts";
import { amendmentsReply } from "./amendments-reply.ts";

export const baselineMigrations: Handler<"baselineMigrations"> = async ({ query, signal }, { manager }) => {
  const change = { kind: "baseline", name: query.name } as const;
  return amendmentsReply(await manager.amend(change, { write: query.apply, waitMs: query.wait * 1000, signal }));
};
