import { Failure } from "@segmark/openapi/internal/cli/failure";
import { pino } from "pino";
import { readConfig } from "../../config/config.ts";
import { openMigrated } from "../../process/worker/start.ts";
import { adminSetting } from "../../storage/moderation/settings.ts";
import { userOf } from "./local-id.ts";
import { readSecret, refuseArguments } from "./secret-input.ts";

/**
 * Stores the administrator in the database, where the service looks when it starts.
 * Errors  `Failure` when the id is no secret, or ADMIN_USER_ID names another user; `ConfigError`, `StartError`
 */
export async function runMakeAdmin(args: readonly string[]): Promise<void> {
  refuseArguments(args);
  const config = readConfig(process.env);
  if (config.databaseUrl === "sqlite::memory:")
    throw new Failure("sqlite::memory: keeps no administrator. Set ADMIN_USER_ID to what segmark hash-user-id prints.");
  const { publicId, doubt } = userOf(await readSecret("Local user id of the administrator (not shown): "));
  if (doubt !== undefined) throw new Failure(doubt, { exitCode: 2 });
  if (config.adminUserId !== undefined && config.adminUserId !== publicId)
    throw new Failure(
      `ADMIN_USER_ID names another user, and the service prefers it. Set it to ${publicId}, or unset it and repeat this.`,
    );
  const { storage } = await openMigrated({ ...config, databaseRetrySeconds: 0 }, pino({ level: "silent" }));
  try {
    await storage.stores.settings.set(adminSetting, publicId);
  } finally {
    await storage.close();
  }
  process.stdout.write(`${publicId} is the administrator. A service that is running has to be restarted.\n`);
}
