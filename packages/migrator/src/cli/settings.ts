import { existsSync, readFileSync } from "node:fs";
import { defaultTokenFile } from "@segmark/database/url";
import type { Change } from "../protocol/contracts.ts";
import { messageOf } from "../protocol/errors.ts";
import { readArguments } from "./arguments.ts";
import { type ChangeCommand, changeOf, isChange, refuseAdoptOptions } from "./change.ts";
import { type ConfigRequest, configRequestOf } from "./config.ts";
import { type FileCommand, fileCommandOf } from "./file-command.ts";
import { nearest } from "./nearest.ts";
import type { FirstLeader, Scope } from "./service.ts";
import { UsageError } from "./usage.ts";

export const commands = [
  "up",
  "applied",
  "status",
  "plan",
  "history",
  "baseline",
  "repair",
  "adopt",
  "lint",
  "move",
  "cancel",
  "config",
] as const;
export type Command = (typeof commands)[number];

type Here = Readonly<{ databaseUrl: string; migrations: string | undefined }>;
type Where = Readonly<{ url: URL; token: string | undefined }> | Here;
/** `running`: file with what the running version reads; `rows`: a table with more is large. */
export type LintOptions = Readonly<{ running: string | undefined; rows: number | undefined }>;
/** Findings come before anything else: `lint` does nothing more, and `up --lint` nothing if there are some. */
type Linting = LintOptions & Readonly<{ where: Here }>;
export type Settings = Readonly<{
  runId: string;
  where: Where;
  waitSeconds: number;
  scope: Scope;
  first: FirstLeader | undefined;
  limit: number;
  config: ConfigRequest | undefined;
  write: boolean;
  check: boolean;
  json: boolean;
  lint: Linting | undefined;
}> &
  (
    | Readonly<{ command: ChangeCommand; change: Change }>
    | Readonly<{ command: Exclude<Command, ChangeCommand>; change?: undefined }>
  );
type Env = Readonly<Record<string, string | undefined>>;

type Values = ReturnType<typeof readArguments>["values"];

function urlOf(text = "http://127.0.0.1:8080"): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isValid =
    url !== undefined && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === "";
  if (!isValid) throw new UsageError("--url: expected an address like http://127.0.0.1:8080");
  return url;
}

function fileText(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new UsageError(`OPERATOR_TOKEN_FILE: ${messageOf(error)}`);
  }
}

/**
 * The token that the instance on this machine uses. The default token file is read only for a local address, so that
 * its token is never sent elsewhere implicitly.
 */
function ownToken(url: URL, { OPERATOR_TOKEN, OPERATOR_TOKEN_FILE, DATABASE_URL }: Env): string | undefined {
  if (OPERATOR_TOKEN) return OPERATOR_TOKEN === "none" ? undefined : OPERATOR_TOKEN;
  if (OPERATOR_TOKEN_FILE) return fileText(OPERATOR_TOKEN_FILE);
  const file = defaultTokenFile(DATABASE_URL || undefined);
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  return isHere && existsSync(file) ? fileText(file) : undefined;
}

function tokenOf(name: string | undefined, url: URL, env: Env): string | undefined {
  const token = name === undefined ? ownToken(url, env) : env[name] || undefined;
  if (token === undefined && name !== undefined) throw new UsageError(`--token-env: ${name} is not set`);
  if (token !== undefined && !/^[!-~]+$/.test(token))
    throw new UsageError(`${name ?? "OPERATOR_TOKEN"}: expected a token without spaces and characters beyond ASCII`);
  return token;
}

function secondsOf(option: string, text: string): number {
  const seconds = /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(seconds <= 86_400)) throw new UsageError(`${option}: expected seconds from 0 to 86400`);
  return seconds;
}

function waitOf(text: string | undefined, command: Command): number {
  if (text === undefined) return 0;
  if (command !== "up" && command !== "move") throw new UsageError(`--wait: ${command} does not wait`);
  return secondsOf("--wait", text);
}

function scopeOf({ only, first, pause, to }: Values, command: Command): Pick<Settings, "scope" | "first"> {
  const given = Object.entries({ only, first, pause, to }).find(([, value]) => value !== undefined);
  if (given !== undefined && command !== "up") throw new UsageError(`--${given[0]}: expected with up, not ${command}`);
  if (only !== undefined && first !== undefined) throw new UsageError("--first: cannot be combined with --only");
  if (pause !== undefined && first === undefined) throw new UsageError("--pause: needs --first");
  const pauseSeconds = pause === undefined ? undefined : secondsOf("--pause", pause);
  return { scope: { only, to }, first: first === undefined ? undefined : { first, pauseSeconds } };
}

function limitOf(text: string | undefined, command: Command): number {
  if (text === undefined) return 100;
  if (command !== "history") throw new UsageError(`--limit: ${command} has none`);
  const lines = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (lines < 1 || lines > 1000) throw new UsageError("--limit: expected a whole number from 1 to 1000");
  return lines;
}

/** The name of the option or variable that names the database, and its value; undefined when the command goes over HTTP. */
function databaseOf(values: Values, env: Env): Readonly<{ from: string; url: string }> | undefined {
  const { database, migrations } = values;
  const name =
    values["database-env"] ?? (migrations !== undefined && database === undefined ? "DATABASE_URL" : undefined);
  if (database !== undefined && values["database-env"] !== undefined)
    throw new UsageError("--database-env: cannot be combined with --database");
  if (database !== undefined) return { from: "--database", url: database };
  if (name === undefined) return undefined;
  const url = env[name];
  if (url) return { from: name, url };
  throw new UsageError(
    values["database-env"] === undefined
      ? "--migrations: needs a database, of --database, --database-env or DATABASE_URL"
      : `--database-env: ${name} is not set`,
  );
}

function whereOf(values: Values, env: Env): Where {
  const { migrations, url, "token-env": tokenEnv } = values;
  const database = databaseOf(values, env);
  if (database === undefined) {
    const address = urlOf(url);
    return { url: address, token: tokenOf(tokenEnv, address, env) };
  }
  const option = values.database === undefined ? "--database-env" : "--database";
  if (url !== undefined || tokenEnv !== undefined)
    throw new UsageError(`${option}: cannot be combined with --url or --token-env`);
  if (!/^sqlite:.+|^(mysql|mariadb):\/\/.+\/.+/.test(database.url))
    throw new UsageError(
      `${database.from}: expected sqlite:path/to/file.db or mysql://user:password@host:3306/database`,
    );
  return { databaseUrl: database.url, migrations };
}

/** The settings of `lint` and of `up --lint`. */
function lintOf({ lint, running, rows }: Values, command: Command, where: Where): Linting | undefined {
  if (command !== "lint" && !(command === "up" && lint === true)) {
    const given = Object.entries({ lint, running, rows }).find(([, value]) => value !== undefined)?.[0];
    if (given !== undefined)
      throw new UsageError(`--${given}: expected with ${given === "lint" ? "up" : "lint, or up --lint"}`);
    return undefined;
  }
  if (!("databaseUrl" in where)) throw new UsageError(`${command === "lint" ? "lint" : "--lint"}: needs --database`);
  if (rows !== undefined && !/^\d{1,12}$/.test(rows)) throw new UsageError("--rows: expected a whole number");
  return { where, running, rows: rows === undefined ? undefined : Number(rows) };
}

function commandOf(name: string | undefined): Command {
  const command = commands.find((one) => one === name);
  if (command !== undefined) return command;
  const known = [...commands, "create"];
  if (name === undefined) throw new UsageError(`no command: expected one of ${known.join(", ")}`);
  const meant = nearest(name, known);
  throw new UsageError(`${name}: unknown command; expected ${meant ?? `one of ${known.join(", ")}`}`);
}

/**
 * @returns `help` or `version` when only that was requested
 * @throws UsageError naming the argument and what is expected
 */
export function readSettings(args: readonly string[], env: Env): Settings | FileCommand | "help" | "version" {
  const { values, positionals } = readArguments(args);
  const [name, ...more] = positionals;
  if (values.help === true || name === "help") return "help";
  if (values.version === true) return "version";
  const fileCommand = fileCommandOf({ values, positionals });
  if (fileCommand !== undefined) return fileCommand;
  const command = commandOf(name);
  const [json, write] = [values.json === true, values.yes === true];
  refuseAdoptOptions(command, values);
  if (write && !isChange(command)) throw new UsageError(`--yes: ${command} does not ask`);
  const config = command === "config" ? configRequestOf(more) : undefined;
  const takesNames = isChange(command) || command === "config";
  const [runId = "", ...rest] = command === "cancel" ? more : ["", ...(takesNames ? [] : more)];
  if (command === "cancel" && runId === "")
    throw new UsageError("cancel: expected the number of a run; status shows it");
  if (rest.length > 0) throw new UsageError(`${rest.join(" ")}: expected nothing after ${command}`);
  const where = whereOf(values, env);
  if (command === "cancel" && "databaseUrl" in where)
    throw new UsageError("cancel: expected --url; a run in a process ends with Ctrl-C");
  const [waitSeconds, limit] = [waitOf(values.wait, command), limitOf(values.limit, command)];
  const check = values.check === true;
  if (check && command !== "status" && command !== "plan")
    throw new UsageError(`--check: expected with status or plan, not ${command}`);
  const lint = lintOf(values, command, where);
  const common = { ...scopeOf(values, command), runId, where, waitSeconds, limit, config, check, json, write, lint };
  return isChange(command) ? { ...common, command, change: changeOf(command, more, values) } : { ...common, command };
}
