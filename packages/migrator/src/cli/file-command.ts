import type { readArguments } from "./arguments.ts";
import type { NewFile } from "./create.ts";
import { UsageError } from "./usage.ts";

/** What is asked of the files alone, and of no database. */
export type FileCommand = Readonly<{ command: "create"; file: NewFile; json: boolean }>;

/** What is not there, and what to do in its place. */
const noDown =
  "down: there is none, because what it would drop may hold data by then. Write a new migration that undoes what the applied one did (segmark-migrate create undo_NAME), or restore a backup";

const taken: ReadonlySet<string> = new Set(["migrations", "sql", "json"]);

/**
 * Reads a command about files; undefined for any other.
 * @throws UsageError
 */
export function fileCommandOf({ values, positionals }: ReturnType<typeof readArguments>): FileCommand | undefined {
  const [command, name, ...rest] = positionals;
  if (command === "down") throw new UsageError(noDown);
  if (command !== "create") {
    if (values.sql === true) throw new UsageError("--sql: only create takes it");
    return undefined;
  }
  const other = Object.keys(values).find((option) => !taken.has(option));
  if (other !== undefined) throw new UsageError(`--${other}: create takes only --migrations, --sql and --json`);
  if (name === undefined || !/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(name))
    throw new UsageError("create: expected a name of letters, digits, _ and -, without number and ending");
  if (rest.length > 0) throw new UsageError(`${rest.join(" ")}: expected nothing after create NAME`);
  const file = { name, folder: values.migrations ?? "./migrations", isSql: values.sql === true };
  return { command, file, json: values.json === true };
}
