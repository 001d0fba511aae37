import type { Handler } from "../handler.ts";

export const migrationsUp: Handler<"migrationsUp"> = async ({ query, signal }, { manager }) => ({
  status: 200,
  body: { applied: await manager.up({ waitMs: query.wait * 1000, signal }) },
});
