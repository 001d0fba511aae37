import type { Handler } from "../handler.ts";

export const migrationsPlan: Handler<"migrationsPlan"> = async (_input, { manager }) => ({
  status: 200,
  body: { pending: await manager.plan() },
});
