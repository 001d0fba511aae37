import type { Handler } from "../handler.ts";
import { amendmentsReply } from "./amendments-reply.ts";

export const adoptMigrations: Handler<"adoptMigrations"> = async ({ query, body, signal }, { manager }) => {
  const change = { kind: "adopt", from: query.from, table: query.table, file: body?.file } as const;
  return amendmentsReply(await manager.amend(change, { write: query.apply, waitMs: query.wait * 1000, signal }));
};
