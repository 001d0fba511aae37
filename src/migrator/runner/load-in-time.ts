import { type Pause, within } from "../../database/pause.ts";
import { MigratorError } from "../errors.ts";
import { type LoadedMigration, type Loader, loadAll } from "../loaders/loader.ts";

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
  { loader, pause }: Readonly<{ loader(): Loader; pause: Pause }>,
  signal?: AbortSignal,
): Promise<LoadedMigration[]> =>
  within(limitSeconds * 1000, pause, Promise.resolve().then(loader).then(loadAll), late, signal);
