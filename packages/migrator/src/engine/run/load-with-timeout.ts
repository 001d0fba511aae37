import { type Pause, within } from "@segmark/database/pause";
import { MigratorError } from "../../protocol/errors.ts";
import type { MigratorLog } from "../../protocol/log.ts";
import { type LoadedMigration, type Loader, loadAll } from "../list/loader.ts";
import { loadContained } from "./context.ts";

/** Less than the timeout of a call between instances, whose caller would only learn that there was no answer. */
const limitSeconds = 15;

const timeoutError = (): MigratorError =>
  new MigratorError(
    "loader_failed",
    `The migrations did not finish loading within ${limitSeconds} seconds. Does a file await something outside of its function up?`,
  );

/**
 * Everything the loader has. The top level of a file may never settle, while the caller may hold a lock.
 * @param signal when it aborts, the call throws its reason
 * @throws MigratorError `loader_failed`
 */
export const loadWithTimeout = (
  { loader, pause, log }: Readonly<{ loader(): Loader; pause: Pause; log: MigratorLog }>,
  signal?: AbortSignal,
): Promise<LoadedMigration[]> =>
  within(
    limitSeconds * 1000,
    pause,
    loadContained(async () => loadAll(loader()), log),
    timeoutError,
    signal,
  );
