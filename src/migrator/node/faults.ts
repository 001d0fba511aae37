import { MigratorError, messageOf } from "../errors.ts";
import { messageOfFailure } from "../runner/failure.ts";
import { withoutPasswords } from "../runner/secrets.ts";
import { unknownName } from "../runner/unknown-name.ts";

type DriverError = Error & Readonly<{ errno?: unknown; code?: unknown; fatal?: unknown; sqlMessage?: unknown }>;

/** The number a MySQL server gave its error, 0 for any other error. */
export function errnoOf(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  const { errno }: DriverError = error;
  return typeof errno === "number" ? errno : 0;
}

const codeOf = (error: DriverError): string => (typeof error.code === "string" ? error.code : "");

/** An error and what it says it was caused by. */
function* chain(error: unknown): Generator<DriverError> {
  for (let link = error, depth = 0; link instanceof Error && depth < 10; link = link.cause, depth++) yield link;
}

/** A read-only server, also by the name of other options; a read-only mode; a cluster node without its majority. */
const readOnly = (error: DriverError): boolean =>
  (errnoOf(error) === 1290 && /read[-_ ]only/i.test(error.message)) || [1836, 1047].includes(errnoOf(error));

const gone = new Set([
  "PROTOCOL_CONNECTION_LOST",
  "ER_SERVER_SHUTDOWN",
  "ER_NORMAL_SHUTDOWN",
  "ER_CONNECTION_KILLED",
  "ER_NEW_ABORTING_CONNECTION",
  "ER_ABORTING_CONNECTION",
]);
const network = /^(?:ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

/**
 * The driver marks what ended its connection as fatal; the same code from another library says nothing about the database.
 * It gives no code when it is asked over a connection that is closed already.
 */
const disconnected = (error: DriverError): boolean =>
  gone.has(codeOf(error)) || (error.fatal === true && (codeOf(error) === "" || network.test(codeOf(error))));

/** The database takes no writes from here any more, or is not reached any more: somebody else may lead now. */
export const endsLeadership = (error: unknown): boolean =>
  [...chain(error)].some((link) => readOnly(link) || disconnected(link));

const unreachable = (error: unknown): boolean =>
  [...chain(error)].some((link) => disconnected(link) || link.fatal === true || link.name === "KnexTimeoutError");

/** Knex puts the whole statement before the reason, and what is bound to it may be a secret. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return messageOfFailure(error);
  const { sqlMessage }: DriverError = error;
  const reason = typeof sqlMessage === "string" ? withoutPasswords(sqlMessage) : messageOfFailure(error);
  return unknownName(error) || reason || codeOf(error) || error.name;
}

/** What a caller on another instance is told about an error of this database. */
export function asMigratorError(alias: string, error: unknown): MigratorError {
  if (error instanceof MigratorError) return error;
  if (unreachable(error)) {
    const why = `The database of ${alias} does not answer: ${reasonOf(error)}.`;
    return new MigratorError("leader_unreachable", `${why} Ask again when it does.`, { cause: error });
  }
  return new MigratorError("internal", `${alias} met an unexpected error: ${messageOf(error)}`, { cause: error });
}
