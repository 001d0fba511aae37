import { errnoOf, isTimeout, noConnection } from "@segmark/database/driver-error";
import { messageOfFailure } from "../engine/run/failure.ts";
import { unknownName } from "../engine/run/unknown-name.ts";
import { MigratorError } from "../protocol/errors.ts";
import { redactMessage } from "../protocol/secrets.ts";

type DriverError = Error & Readonly<{ code?: unknown; fatal?: unknown; sqlMessage?: unknown }>;

const codeOf = (error: DriverError): string => (typeof error.code === "string" ? error.code : "");

/** An error and its causes. */
function* chain(error: unknown): Generator<DriverError> {
  for (let link = error, depth = 0; link instanceof Error && depth < 10; link = link.cause, depth++) yield link;
}

/** A read-only server, also due to other options; a read-only mode; a cluster node without quorum. */
const readOnly = (error: DriverError): boolean =>
  (errnoOf(error) === 1290 && /read[-_ ]only/i.test(error.message)) || [1836, 1047].includes(errnoOf(error));

const connectionEnded = new Set([
  "PROTOCOL_CONNECTION_LOST",
  "ER_SERVER_SHUTDOWN",
  "ER_NORMAL_SHUTDOWN",
  "ER_CONNECTION_KILLED",
  "ER_NEW_ABORTING_CONNECTION",
  "ER_ABORTING_CONNECTION",
]);
const network = /^(?:ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

/**
 * The driver marks errors that ended its connection as fatal; the same code from another library says nothing about the
 * database. It sets no code when the connection was closed before the call.
 */
const disconnected = (error: DriverError): boolean =>
  connectionEnded.has(codeOf(error)) || (error.fatal === true && (codeOf(error) === "" || network.test(codeOf(error))));

/** The database is no longer writable or reachable from here: another instance may be the leader now. */
export const endsLeadership = (error: unknown): boolean =>
  [...chain(error)].some((link) => readOnly(link) || disconnected(link));

const unreachable = (error: unknown): boolean =>
  [...chain(error)].some((link) => disconnected(link) || link.fatal === true || link.name === "KnexTimeoutError");

/** Knex puts the whole statement before the reason, and its bindings may contain secrets. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return messageOfFailure(error);
  if (isTimeout(error)) return noConnection;
  const { sqlMessage }: DriverError = error;
  const reason = typeof sqlMessage === "string" ? redactMessage(sqlMessage) : messageOfFailure(error);
  return unknownName(error) || reason || codeOf(error) || error.name;
}

/** How an error of this database is reported to callers on other instances. */
export function asMigratorError(alias: string, error: unknown): MigratorError {
  if (error instanceof MigratorError) return error;
  if (unreachable(error)) {
    const why = `The database of ${alias} does not answer: ${reasonOf(error)}.`;
    return new MigratorError("leader_unreachable", `${why} Ask again when it does.`, { cause: error });
  }
  return new MigratorError("internal", `${alias} met an unexpected error: ${reasonOf(error)}`, { cause: error });
}
