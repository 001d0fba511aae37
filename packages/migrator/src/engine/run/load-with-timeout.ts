import { type Pause, within } from "@segmark/database/pause";
import type { Engine } from "../../protocol/contracts.ts";
import { MigratorError } from "../../protocol/errors.ts";
import type { MigratorLog } from "../../protocol/log.ts";
import { type ListedMigration, type Loader, listAll, loadEach } from "../list/loader.ts";
import { loadContained } from "./context.ts";

/** Less than the timeout of a call between instances, whose caller would only learn that there was no answer. */
const limitSeconds = 15;

const timeoutError = (): MigratorError =>
  new MigratorError(
    "loader_failed",
    `The migrations did not finish loading within ${limitSeconds} seconds. Does a file await something outside of its function up?`,
  );

type Own = Readonly<{ pause: Pause; log: MigratorLog }>;

const limited = <T>({ pause, log }: Own, work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  within(limitSeconds * 1000, pause, loadContained(work, log), timeoutError, signal);

/**
 * The list of the loader.
 * @param signal when it aborts, the call throws its reason
 * @throws MigratorError `loader_failed`
 */
export const listWithTimeout = (
  { loader, ...own }: Own & Readonly<{ loader(): Loader }>,
  signal?: AbortSignal,
): Promise<ListedMigration[]> => limited(own, async () => listAll(loader()), signal);

/**
 * Loads the code of these migrations. The top level of a file may never settle, while the caller may hold a lock.
 * @param signal when it aborts, the call throws its reason
 * @throws MigratorError `loader_failed`
 */
export const loadWithTimeout = (
  { storage: { engine }, ...own }: Own & Readonly<{ storage: Readonly<{ engine: Engine }> }>,
  migrations: readonly ListedMigration[],
  signal?: AbortSignal,
): Promise<void> => limited(own, () => loadEach(migrations, engine), signal);
