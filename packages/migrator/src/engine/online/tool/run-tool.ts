import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { realPause } from "@segmark/database/pause";
import type { Knex } from "knex";
import type { MigratorLog } from "../../../protocol/log.ts";
import { type Child, type Ended, startProgram } from "./child.ts";
import { privateOptions, readCredentials } from "./credentials.ts";
import { type Driver, drivers, type Target, type ToolName } from "./drivers.ts";
import { connectAs, countBoth, dropTriggers, tablesThere, triggersThere } from "./server.ts";

/**
 * What a change by a tool needs.
 * - `settings`    of the connection of migrations, for where the server is
 * - `onProgress`  called with percents
 */
export type ToolRun = Readonly<{
  tool: ToolName;
  settings: Readonly<Record<string, unknown>>;
  table: string;
  changes: string;
  signal: AbortSignal;
  log: MigratorLog;
  onProgress(percent: number | null): void;
}>;

export async function isInstalled(program: string): Promise<boolean> {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter))
    if (
      await access(join(folder, program), constants.X_OK).then(
        () => folder !== "",
        () => false,
      )
    )
      return true;
  return false;
}

/** Arguments of the tools separate their parts by commas. */
const plain = /^[\w$]+$/;

function placeOf({ tool, settings, table }: ToolRun): Pick<Target, "host" | "port" | "socket" | "database"> {
  const { host = "localhost", port = 3306, socketPath, database, ssl } = settings;
  const socket = typeof socketPath === "string" && socketPath !== "" ? socketPath : undefined;
  const fault =
    typeof database !== "string" || !plain.test(database) || !plain.test(table)
      ? "takes names of letters, digits, _ and $ only"
      : ssl
        ? "is not run over a connection with TLS, which not every version of it can"
        : socket !== undefined && tool === "gh-ost"
          ? "needs a TCP connection, not a socket"
          : undefined;
  if (fault !== undefined) throw new Error(`${tool} cannot change ${table}: it ${fault}.`);
  return { host: String(host), port: Number(port), socket, database: String(database) };
}

/** @throws Error when a tool works on the table, was killed while it did, or its last result is not cleaned up */
async function requireNoRemains(db: Knex, driver: Driver, target: Target): Promise<void> {
  const { table } = target;
  const triggers = await triggersThere(db, driver.triggers(target));
  if (triggers.length > 0)
    throw new Error(
      `A change of ${table} is running, or was killed. If none is running: ${triggers.map((name) => `DROP TRIGGER ${name}`).join("; ")}; only then drop ${driver.leaves(table).join(", ")}.`,
    );
  const [old] = await tablesThere(db, [driver.old(table)]);
  if (old !== undefined)
    throw new Error(`Table ${old} has the rows of ${table} before its last change. Drop it when they are not needed.`);
}

const lastOf = ({ code, lines }: Ended): string =>
  `exit code ${code ?? "none"}; it printed last: ${lines.slice(-6).join(" / ")}`;

const why = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** Stops what may be running, triggers first: while there are some, every write needs the copy. Returns what stays. */
async function stop(child: Child, db: Knex, driver: Driver, target: Target): Promise<string> {
  child.freeze(); // it may otherwise swap the tables after the triggers are gone
  let triggers: readonly string[] = driver.triggers(target);
  try {
    triggers = await dropTriggers(db, driver, target, realPause);
  } finally {
    child.kill();
    await child.ended.catch(() => undefined);
  }
  triggers = await dropTriggers(db, driver, target, realPause); // one may have been on its way
  const tables = await tablesThere(db, [...driver.leaves(target.table), driver.old(target.table)]);
  if (triggers.length > 0)
    return `The triggers ${triggers.join(", ")} could not be dropped: drop them before ${driver.leaves(target.table).join(", ")}.`;
  return tables.length > 0
    ? `Its triggers are dropped. What stays, and may be dropped: ${tables.join(", ")}.`
    : "Nothing of it stays.";
}

/**
 * Only its exit code 0 with its own line of success counts.
 * @throws Error naming what it printed and what stays
 */
async function execute(run: ToolRun, driver: Driver, target: Target, db: Knex): Promise<void> {
  const { tool, table, signal, log, onProgress } = run;
  const stopping = new AbortController();
  let logged = 0;
  const onLine = (line: string): void => {
    if (driver.isLossy(line)) stopping.abort(new Error(`values do not fit: ${line}`));
    const percent = driver.percent(line);
    if (percent === undefined) return;
    onProgress(percent);
    if (percent < logged + 10) return;
    logged = percent;
    log.info({ table, tool, percent }, "copying a table");
  };
  const child = startProgram(tool, driver.execute(target), { folder: target.folder, onLine });
  const either = AbortSignal.any([signal, stopping.signal]);
  const aborted = new Promise<undefined>((resolve) => {
    if (either.aborted) resolve(undefined);
    either.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const ended = await Promise.race([child.ended, aborted]).finally(() => onProgress(null));
  if (ended?.code === 0 && ended.lines.includes(driver.success(target)) && !either.aborted) return;
  const remains = await stop(child, db, driver, target);
  const reason =
    ended === undefined || either.aborted ? `was stopped: ${why(either.reason)}` : `failed, ${lastOf(ended)}`;
  const told = `${tool} on ${table} ${reason.replace(/\.?$/, ".")} ${remains}`;
  log.warn({ table, tool }, told); // after an abort, the error of the migration is not reported
  throw new Error(told, { cause: either.reason });
}

/**
 * Changes a table by a tool, with the credentials of ONLINE_CHANGE_USER, after its own dry run; then compares the rows.
 * @throws Error that says what is wrong, and what stays
 */
export async function runTool(run: ToolRun): Promise<void> {
  const { tool, table, changes, signal, log } = run;
  const driver: Driver = drivers[tool];
  const credentials = readCredentials(process.env);
  const place = placeOf(run);
  await using folder = await privateOptions(credentials);
  await using server = connectAs(credentials, place);
  const { db } = server;
  const target: Target = { ...place, ...folder, table, changes };
  await requireNoRemains(db, driver, target);

  const dryRun = startProgram(tool, driver.check(target), { folder: folder.folder, onLine: () => undefined });
  const stopDryRun = (): void => dryRun.kill();
  signal.addEventListener("abort", stopDryRun, { once: true });
  const checked = await dryRun.ended.finally(() => signal.removeEventListener("abort", stopDryRun));
  signal.throwIfAborted();
  if (checked.code !== 0) throw new Error(`${tool} would not change ${table}: ${lastOf(checked)}.`);

  await execute(run, driver, target, db);
  const old = driver.old(table);
  const { before, after } = await countBoth(db, table, old);
  log.info({ table, tool, before, after }, "rows before and after the change of a table");
  if (after < before)
    throw new Error(
      `${table} had ${before} rows before the change by ${tool}, and has ${after}. Either others were deleted just then, or they are lost; ${old} has all of them, compare before dropping it.`,
    );
  await db.raw("DROP TABLE ??", [old]);
}
