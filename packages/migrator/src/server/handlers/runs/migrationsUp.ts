import type { Handler } from "../handler.ts";

export const migrationsUp: Handler<"migrationsUp"> = async ({ query: { wait, only, to }, signal }, { manager }) => ({
  status: 200,
  body: { applied: await manager.up({ waitMs: wait * 1000, signal, only, to }) },
});
