import type { Handler } from "../handler.ts";

export const migrationsApplied: Handler<"migrationsApplied"> = async (_input, { manager }) => ({
  status: 200,
  body: { applied: await manager.getApplied() },
});
