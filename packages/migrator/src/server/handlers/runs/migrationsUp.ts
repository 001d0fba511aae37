import type { Handler } from "../handler.ts";

export const migrationsUp: Handler<"migrationsUp"> = async ({ query: { wait, only, to }, signal }, { manager }) => {
  const applied = await manager.up({ waitMs: wait * 1000, signal, only, to });
  const warnings = await manager.warnings();
  return { status: 200, body: warnings.length === 0 ? { applied } : { applied, warnings } };
};
