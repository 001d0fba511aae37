import type { Engine } from "../../protocol/contracts.ts";
import { MigratorError } from "../../protocol/errors.ts";

/** A migration: its return value is ignored, except an `Error`, which counts as a failure like a thrown one. */
export type Up = () => unknown;

/**
 * One migration.
 * - `hash`  identifies its text, when the loader knows it
 * - `load` loads the code of `up` for this kind of database, so that what does not load is refused before anything
 *   runs. Called for pending migrations only: what an applied one imports need not exist any more
 * - `text`  the text of a file of SQL
 */
export type Migration = Readonly<{
  name: string;
  up: Up;
  hash?: string | null;
  load?: (engine: Engine) => Promise<unknown>;
  text?: () => string | undefined;
}>;

/**
 * Source of migrations, in the order in which they apply. Called for every operation.
 * - `warnings`  sentences about what is remarkable and no fault: `status` and `up` show them
 */
export type Loader = Readonly<{
  list(): readonly Migration[] | Promise<readonly Migration[]>;
  hashes_by_name?(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  warnings?(): readonly string[] | Promise<readonly string[]>;
}>;

/** A migration of a valid list. */
export type ListedMigration = Readonly<Required<Migration>>;

/** What of a migration is known without its code. */
export type TextedMigration = Pick<ListedMigration, "name" | "hash" | "text">;

const maxNameLength = 255;
const maxHashLength = 64;

/**
 * Why a name cannot be recorded, as the end of a sentence; undefined if it can. Databases ignore trailing spaces in
 * comparisons.
 */
export function nameFault(name: string): string | undefined {
  if (name.length > maxNameLength) return `is longer than ${maxNameLength} characters`;
  if (!name.isWellFormed() || /\p{Cc}/u.test(name)) return "has characters that are no text";
  return name.trimEnd() === name ? undefined : "ends with a blank";
}

const failed = (message: string, migration?: string): MigratorError =>
  new MigratorError("loader_failed", message, migration === undefined ? {} : { migration });

/**
 * Everything the loader has, validated as far as that needs no code of a migration.
 * @throws MigratorError `loader_failed` for a migration without a name or `up`, a name or hash that cannot be recorded,
 *   and a duplicate name
 */
export async function listAll(loader: Loader): Promise<ListedMigration[]> {
  const found = await loader.list();
  const hashes = new Map(Object.entries((await loader.hashes_by_name?.()) ?? {}));
  const names = new Set<string>();
  return found.map(({ name, up, hash, load = async () => undefined, text = () => undefined }) => {
    if (typeof name !== "string" || name === "") throw failed("The loader listed a migration without a name.");
    const fault = nameFault(name);
    if (fault !== undefined) throw failed(`The name of migration ${JSON.stringify(name)} ${fault}.`, name);
    if (typeof up !== "function") throw failed(`Migration ${name} has no function up.`, name);
    if (names.has(name)) throw failed(`The loader listed migration ${name} twice.`, name);
    names.add(name);
    return { name, up, load, text, hash: checkedHash(name, hash ?? hashes.get(name) ?? null) };
  });
}

/**
 * Loads the code of these migrations, in order.
 * @throws MigratorError `loader_failed` for one that does not load
 */
export async function loadEach(migrations: readonly ListedMigration[], engine: Engine): Promise<void> {
  for (const { load } of migrations) await load(engine);
}

function checkedHash(name: string, hash: unknown): string | null {
  if (hash === null || (typeof hash === "string" && hash.length <= maxHashLength)) return hash;
  throw failed(`The hash of migration ${name} must be text of at most ${maxHashLength} characters.`, name);
}
