import { type Pause, within } from "@segmark/database/pause";
import { MigratorError } from "../../protocol/errors.ts";
import type { MigratorLog } from "../../protocol/log.ts";
import { type LoadedMigration, type Loader, loadAll } from "../list/loader.ts";
import { loadContained } from "./context.ts";

/** Less than the timeout of a call between instances, whose caller would only learn that there was no answer. */
const limitSeconds = 15;

const late = (): MigratorError =>
  new MigratorError(
    "loader_failed",
    `The migrations did not finish loading within ${limitSeconds} seconds. Does a file await something outside of its function up?`,
  );

/**
 * Everything the loader has. A file may await at its top level what never comes, and the caller may have a lock.
 * @param signal when it aborts, the call throws its reason
 * @throws MigratorError `loader_failed`
 */
export const loadInTime = (
  { loader, pause, log }: Readonly<{ loader(): Loader; pause: Pause; log: MigratorLog }>,
  signal?: AbortSignal,
): Promise<LoadedMigration[]> =>
  within(
    limitSeconds * 1000,
    pause,
    loadContained(async () => loadAll(loader()), log),
    late,
    signal,
  );
