import { messageOf } from "../protocol/errors.ts";
import { createFile } from "./create.ts";
import { firstLeader } from "./first-leader.ts";
import { type Screen, watch } from "./live.ts";
import { overHttp } from "./over-http.ts";
import { NoResponse, type Reply, type Scope, type Service } from "./service.ts";
import { readSettings, type Settings } from "./settings.ts";
import { checkCodeOf, exitCodeOf, isDone, textOf } from "./show.ts";
import { warningLines } from "./show-warnings.ts";
import { printable } from "./table.ts";
import { UsageError, usage } from "./usage.ts";
import { packageVersion } from "./version.ts";

/** The parts of `process` that the command uses. */
export type ProcessIo = Readonly<{
  env: Readonly<Record<string, string | undefined>>;
  stdout: Screen;
  stderr: Screen;
  stdin: NodeJS.ReadableStream;
  on(signal: "SIGINT" | "SIGTERM", listener: () => void): unknown;
  exit(code: number): never;
}>;

const foundCode = 1;
const refusedCode = 2;
const failedCode = 3;
const interruptedCode = 130;

async function serviceOf({ command, where }: Settings): Promise<Service> {
  if ("url" in where) return overHttp(where.url, where.token);
  const { inProcess, mustExist } = await import("./in-process.ts"); // loads the database drivers, which HTTP does not need
  if (command !== "up") mustExist(where.databaseUrl);
  return inProcess(where.databaseUrl, where.migrations);
}

async function execute(
  service: Service,
  { command, waitSeconds, scope, first, runId, limit, config, change, write, json }: Settings,
  io: ProcessIo,
): Promise<Reply> {
  if (command === "cancel") return service.cancel(runId);
  if (change !== undefined) return service.amend(change, write, waitSeconds);
  if (command === "history") return service.history(limit);
  if (command === "lint") return service.plan(); // findings were printed before
  if (command === "config") return service.config(config?.change);
  if (command !== "up" && command !== "move") return service[command]();
  let isInterrupted = false;
  const stop = async (): Promise<void> => {
    if (isInterrupted) io.exit(interruptedCode); // second interrupt: exit at once
    isInterrupted = true;
    const isStopping = await service.interrupt().catch((error: unknown) => {
      io.stderr.write(`${printable(messageOf(error))}\n`);
      return false;
    });
    if (isStopping) return;
    io.stderr.write(
      "The run continues. `segmark-migrate status` shows it, `segmark-migrate cancel RUN_ID` stops it.\n",
    );
    io.exit(interruptedCode);
  };
  io.on("SIGINT", stop);
  io.on("SIGTERM", stop);
  const shown = (call: Promise<Reply>): Promise<Reply> => (json ? call : watch(service, io.stderr, call));
  if (command === "move") return shown(service.move(waitSeconds));
  const up = (own: Scope): Promise<Reply> => shown(service.up(waitSeconds, own));
  return first === undefined ? up(scope) : firstLeader(up, first, scope, io);
}

/** Prints the reply; refusals go to standard error, except with `--json`. */
function print(settings: Settings, reply: Reply, { stdout, stderr }: Pick<ProcessIo, "stdout" | "stderr">): number {
  const { command, check, json } = settings;
  const text = textOf(settings, reply);
  if (text === undefined) {
    stderr.write(`The response, with status ${reply.status}, is not from a migration manager. Check --url.\n`);
    return isDone(reply) ? failedCode : exitCodeOf(reply);
  }
  if (json) stdout.write(`${reply.text}\n`);
  else if (command === "up") for (const line of warningLines(reply.body)) stderr.write(`${line}\n`);
  if (!json) (isDone(reply) ? stdout : stderr).write(`${text}\n`);
  return check ? checkCodeOf(command, reply) : exitCodeOf(reply);
}

/** Prints findings. @returns the exit code; undefined for `up` without findings, which continues */
async function printLint(settings: Settings, { stdout, stderr }: ProcessIo): Promise<number | undefined> {
  const { command, lint, json } = settings;
  if (lint === undefined) return undefined;
  const { lintJson, lintPending, lintText } = await import("./lint.ts");
  const { mustExist } = await import("./in-process.ts");
  if (command === "lint") mustExist(lint.where.databaseUrl);
  const linted = await lintPending(lint.where, lint);
  if ("status" in linted) return print({ ...settings, command: "plan", change: undefined }, linted, { stdout, stderr });
  const hasFound = linted.findings.length > 0;
  if (command !== "lint" && !hasFound) return undefined;
  if (json) stdout.write(`${lintJson(linted)}\n`);
  else (command === "lint" ? stdout : stderr).write(`${lintText(linted)}\n`);
  if (command !== "lint") return refusedCode;
  return hasFound ? foundCode : 0;
}

/** What to do when there was no reply; only a run that may have started continues on its own. */
function nextStep({ reached }: NoResponse, settings: Settings | undefined): string {
  const command = settings?.command;
  const changes = settings?.write === true || command === "up" || command === "move" || command === "cancel";
  if (!reached) return `Check --url and that the instance runs.${changes ? " Nothing was started." : ""}`;
  return changes
    ? "Check the status: what was started continues on its own."
    : "Retry, or use another instance. Nothing was changed.";
}

/** What is wrong when there is no reply: for a person, or with `--json` as the only output. */
function printFault(error: unknown, settings: Settings | undefined, isJson: boolean, io: ProcessIo): void {
  const detail = printable(messageOf(error));
  const next = error instanceof NoResponse ? nextStep(error, settings) : undefined;
  const code = error instanceof UsageError ? "usage" : error instanceof NoResponse ? "no_response" : "internal";
  if (isJson) io.stdout.write(`${JSON.stringify({ code, detail, ...(next !== undefined && { next }) })}\n`);
  else io.stderr.write(`${detail}${code === "usage" ? " (see segmark-migrate --help)" : ""}\n`);
  if (!isJson && next !== undefined) io.stderr.write(`Next: ${next}\n`);
}

/** @returns the exit code */
export async function main(args: readonly string[], io: ProcessIo): Promise<number> {
  let settings: Settings | undefined;
  if (args.length === 0) {
    io.stderr.write(`${usage}\n`);
    return refusedCode;
  }
  try {
    const read = readSettings(args, io.env);
    if (typeof read === "string") {
      io.stdout.write(`${read === "help" ? usage : packageVersion()}\n`);
      return 0;
    }
    if (read.command === "create") {
      const created = await createFile(read.file);
      io.stdout.write(`${read.json ? JSON.stringify({ created }) : created}\n`);
      return 0;
    }
    settings = read;
    const linted = await printLint(settings, io);
    if (linted !== undefined) return linted;
    await using service = await serviceOf(settings);
    return print(settings, await execute(service, settings, io), io);
  } catch (error) {
    printFault(error, settings, args.includes("--json"), io);
    return error instanceof UsageError ? refusedCode : failedCode;
  }
}
