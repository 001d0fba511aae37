import { errorsOf, messageOf } from "../../protocol/errors.ts";
import type { MigratorLog } from "../../protocol/log.ts";
import type { FailurePlace } from "../../protocol/outcomes.ts";
import { redactMessage } from "../../protocol/secrets.ts";
import { sourcePlaceOf } from "./source-place.ts";
import { placeInStack } from "./stack-place.ts";
import { withoutValues } from "./statement-text.ts";
import { statementOf } from "./statements.ts";

/** Selected properties of an error for the log, because drivers attach whole statements with all values to theirs. */
export type FailureDescription = Readonly<{
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: FailureDescription;
}>;

const maxMessageLength = 10_000;
const maxStackLength = 20_000;
const maxCauseDepth = 5;

/** A string property of a foreign object; its getters may throw. */
function textAt(error: object, key: string): string | undefined {
  try {
    const value: unknown = Reflect.get(error, key);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A longer statement is recognized by its prefix: comparing all of it at every position would take too long. */
const prefixLength = 1000;

/**
 * Messages of Knex contain statements exactly as they were sent. The result is about as long as the searched part of
 * the text.
 */
function withoutStatement(text: string, statement: string, most: number): string {
  const beginning = text.slice(0, most);
  if (statement.length <= prefixLength) return beginning.replaceAll(statement, () => withoutValues(statement));
  const place = beginning.indexOf(statement.slice(0, prefixLength));
  if (place < 0) return beginning;
  const shown = beginning.slice(0, place) + withoutValues(statement);
  if (!text.startsWith(statement, place)) return shown;
  const end = place + statement.length;
  return shown + withoutStatement(text.slice(end, end + most), statement, most);
}

/** Only the start of a long text is searched, because this blocks the process. */
function redact(text: string, statement: string | undefined, length: number): string {
  const most = 4 * length;
  const safe = statement === undefined ? text.slice(0, most) : withoutStatement(text, statement, most);
  return redactMessage(safe).slice(0, length);
}

/**
 * Where a migration failed, as far as the error shows.
 * @param name of the migration
 */
export function failurePlaceOf(error: unknown, name: string): FailurePlace | null {
  const statement = statementOf(error);
  const places = [...errorsOf(error)].map((one) => placeInStack(textAt(one, "stack") ?? "", name));
  const place = sourcePlaceOf(error) ?? places.find((one) => one !== undefined);
  if (place === undefined && statement === undefined) return null;
  return {
    file: place?.file ?? null,
    line: place?.line ?? null,
    statement: statement === undefined ? null : redactMessage(withoutValues(statement)),
  };
}

export function describeFailure(error: unknown, depth = 0): FailureDescription {
  const message = redact(messageOf(error), statementOf(error), maxMessageLength);
  if (typeof error !== "object" || error === null) return { type: typeof error, message };
  const [code, stack] = [textAt(error, "code"), textAt(error, "stack")];
  const cause = depth < maxCauseDepth && "cause" in error ? error.cause : undefined;
  return {
    type: textAt(error, "name") ?? "object",
    message,
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack: redact(stack, statementOf(error), maxStackLength) }),
    ...(cause !== undefined && { cause: describeFailure(cause, depth + 1) }),
  };
}

/** The only place that logs the stack: only messages are sent to other instances. */
export function logFailure(
  log: MigratorLog,
  level: "warn" | "error",
  about: Readonly<Record<string, unknown>>,
  error: unknown,
): void {
  const write = log[level] ?? log.warn;
  write.call(log, { ...about, err: describeFailure(error) }, "migration not applied");
}

/** Only the message, for people: without the statement, which Knex puts before the reason. */
export function messageOfFailure(error: unknown): string {
  const statement = statementOf(error);
  const message = messageOf(error);
  const reason =
    statement !== undefined && message.startsWith(`${statement} - `) ? message.slice(statement.length + 3) : message;
  return redact(reason, statement, maxMessageLength);
}
