import { isSqlite, productOf } from "@segmark/database/product";
import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import { currentStorage, type MigrationStorage, reportProgress, storage, track } from "../run/context.ts";
import { costOfCopy } from "./copies.ts";
import { lossOf } from "./losses.ts";
import { alterBlocking, alterOnline, quoted } from "./native.ts";
import { drivers, type ToolName } from "./tool/drivers.ts";
import { isInstalled, runTool } from "./tool/run-tool.ts";
import { isWord, tokensOf } from "./words.ts";

/**
 * What to do when the server can change the table only while nobody writes to it.
 * - `tool`  let this program do it, if it is installed
 * - `copy`  `allow`: let the server do it, if no tool is given or installed. Without either the change is refused
 */
export type AlterTableOptions = Readonly<{ tool?: ToolName; copy?: "allow" | "refuse" }>;

const optionNames = { tool: true, copy: true } satisfies OptionNames<AlterTableOptions>;

function checked(table: unknown, changes: unknown, options: AlterTableOptions): void {
  if (typeof table !== "string" || table === "") throw new TypeError("alter_table wants the name of a table first.");
  if (typeof changes !== "string" || changes.trim() === "")
    throw new TypeError(`alter_table wants what follows ALTER TABLE ${table}, such as "ADD COLUMN state INT".`);
  refuseUnknownOptions(options, optionNames);
  const { tool, copy } = options;
  if (tool !== undefined && !Object.hasOwn(drivers, tool))
    throw new TypeError(`alter_table: tool is one of ${Object.keys(drivers).join(", ")}.`);
  if (copy !== undefined && copy !== "allow" && copy !== "refuse")
    throw new TypeError("alter_table: copy is allow or refuse.");
}

/** The last clause of a name counts, so one in the change would override that of a try. */
function requireNoClauses(table: string, changes: string): void {
  const word = tokensOf(changes, "mysql").find((token) => isWord(token, "ALGORITHM", "LOCK", "NOWAIT", "WAIT"));
  if (word !== undefined)
    throw new Error(`alter_table chooses ALGORITHM and LOCK itself. Leave ${word.text} out of the change of ${table}.`);
}

async function byTool(own: MigrationStorage, table: string, changes: string, tool: ToolName): Promise<void> {
  const { knex, signal, log } = own;
  const loss = await lossOf(knex, table, changes);
  if (loss !== undefined)
    throw new Error(
      `${tool} must not make this change of ${table}: ${loss}. Make it alone and without a tool, or with copy: "allow".`,
    );
  const settings = knex.client.connectionSettings ?? {};
  await runTool({ tool, settings, table, changes, signal, log, onProgress: reportProgress });
}

async function onServer(own: MigrationStorage, table: string, changes: string, options: AlterTableOptions) {
  const { knex, log } = own;
  requireNoClauses(table, changes);
  const { schemaChangeBlocksWrites: isGalera } = await productOf(knex);
  if (isGalera)
    log.warn({ table }, "on Galera a change of a table holds the writes of the whole cluster until it ends");
  const altered = await alterOnline(knex, table, changes);
  if ("taken" in altered) return void log.info({ table, algorithm: altered.taken }, "changed a table");

  const { tool, copy } = options;
  const refusal = altered.refused.replace(/\.?$/, ".");
  if (tool !== undefined && isGalera && !drivers[tool].worksOnGalera)
    throw new Error(`${tool} does not work on a Galera cluster, and the server says of ${table}: ${refusal}`);
  if (tool !== undefined && (await isInstalled(tool))) {
    log.info({ table, tool, reason: altered.refused }, "the server would block writers; a tool changes the table");
    await byTool(own, table, changes, tool);
    return log.info({ table, tool }, "changed a table");
  }
  const cost = await costOfCopy(knex, table, changes);
  const missing =
    tool === undefined ? "" : ` ${tool} is not installed (package ${drivers[tool].install}); it has to be on PATH.`;
  if (copy !== "allow")
    throw new Error(
      `${table} cannot be changed while others write to it: ${refusal} ${cost}${missing} Allow the wait with copy: "allow", or name a tool.`,
    );
  log.warn({ table, reason: altered.refused }, `nobody can write to ${table} while it is changed. ${cost}${missing}`);
  const blocked = await alterBlocking(knex, table, changes);
  if ("refused" in blocked) throw new Error(`${table} cannot be changed: ${blocked.refused}`);
  log.info({ table, algorithm: blocked.taken }, "changed a table");
}

/**
 * Changes a table without keeping writers waiting, if the server or a tool can: tries ALGORITHM=INSTANT, then NOCOPY,
 * INPLACE and COPY with LOCK=NONE. Otherwise it is refused, with what a copy would cost, unless `options` say what to
 * do. On SQLite it is the ALTER TABLE alone.
 * For use inside a migration, which waits for it even if it is not awaited. Call it outside of transactions.
 * @param changes what follows `ALTER TABLE <table>`, without ALGORITHM and LOCK
 * @throws Error that says why; TypeError for wrong arguments
 */
export function alter_table(table: string, changes: string, options: AlterTableOptions = {}): Promise<void> {
  const alter = async (): Promise<void> => {
    checked(table, changes, options);
    const own = storage();
    if (isSqlite(own.knex)) await own.knex.raw(`ALTER TABLE ${quoted(own.knex, table)} ${changes}`);
    else await onServer(own, table, changes, options);
  };
  const altering = alter();
  const ignored = (): undefined => undefined;
  if (currentStorage() !== undefined) void track(altering.then(ignored, ignored));
  return altering.then(); // another promise: a migration may handle the refusal, and fails if it does not
}

export { alter_table as alterTable };
