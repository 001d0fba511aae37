import type { Handler } from "../handler.ts";

export const moveMigrationsState: Handler<"moveMigrationsState"> = async ({ query, signal }, { manager }) => ({
  status: 200,
  body: { migrations_moved: await manager.moveMigrationsState({ waitMs: query.wait * 1000, signal }) },
});
