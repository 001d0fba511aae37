import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type LintReport, lint } from "../engine/lint/lint.ts";
import { readRunning } from "../engine/lint/running.ts";
import { isSqlName } from "../engine/list/sql-unit.ts";
import { SqlFault } from "../engine/sql/statement.ts";
import { connect } from "../node/connect.ts";
import { messageOf } from "../protocol/errors.ts";
import { inProcess } from "./in-process.ts";
import { namesUnder } from "./response-checks.ts";
import type { Reply } from "./service.ts";
import type { LintOptions } from "./settings.ts";
import { isDone } from "./show.ts";
import { printable } from "./table.ts";
import { UsageError } from "./usage.ts";

/** `notLookedAt`: pending migrations that are not SQL. */
type Linted = LintReport & Readonly<{ notLookedAt: readonly string[] }>;

async function runningIn(file: string | undefined): Promise<ReadonlySet<string>> {
  if (file === undefined) return new Set();
  try {
    return readRunning(await readFile(file, "utf8"));
  } catch (error) {
    throw new UsageError(`--running: ${messageOf(error)}`);
  }
}

/**
 * Judges the pending migrations of a folder against one database.
 * @returns the reply of a plan that is refused
 * @throws UsageError for a file that cannot be read
 */
export async function lintPending(
  { databaseUrl, migrations = "./migrations" }: Readonly<{ databaseUrl: string; migrations: string | undefined }>,
  { running, rows }: LintOptions,
): Promise<Linted | Reply> {
  const inUse = await runningIn(running);
  await using service = await inProcess(databaseUrl, migrations);
  const planned = await service.plan();
  if (!isDone(planned)) return planned;
  const pending = Object.values(namesUnder("pending", planned.body) ?? {}).flat();
  const files = pending.filter(isSqlName).map(async (name) => {
    const place = join(migrations, name);
    return { name, place, content: await readFile(place) };
  });
  const db = connect(databaseUrl);
  try {
    const report = await lint(db, await Promise.all(files), { running: inUse, ...(rows !== undefined && { rows }) });
    return { ...report, notLookedAt: pending.filter((name) => !isSqlName(name)) };
  } catch (error) {
    if (error instanceof Error && error.cause instanceof SqlFault) throw new UsageError(error.message);
    throw error;
  } finally {
    await db.destroy();
  }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Findings, a line each, and what was not judged. */
export function lintText({ findings, silenced, notJudged, notLookedAt }: Linted): string {
  const lines = [
    ...findings.map(({ migration, line, rule, message }) => `${migration}, line ${line}, ${rule}: ${message}`),
    ...notJudged.map(({ migration, line, reason }) => `${migration}, line ${line}, not judged: ${reason}`),
  ];
  const rest = [
    ...(silenced > 0 ? [`${counted(silenced, "finding")} silenced`] : []),
    ...(notJudged.length > 0 ? [`${counted(notJudged.length, "statement")} not judged`] : []),
    ...(notLookedAt.length > 0 ? [`${counted(notLookedAt.length, "migration")} not looked at, because not SQL`] : []),
  ];
  const found = findings.length === 0 ? "No finding" : counted(findings.length, "finding");
  return [...lines.map(printable), `${[found, ...rest].join("; ")}.`].join("\n");
}

/** As it is printed with `--json`. */
export const lintJson = ({ findings, silenced, notJudged, notLookedAt }: Linted): string =>
  JSON.stringify({ findings, silenced, not_judged: notJudged, not_looked_at: notLookedAt });
