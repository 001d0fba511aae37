import { errorsOf, messageOf } from "../errors.ts";
import type { MigratorLog } from "./log.ts";
import type { FailurePlace } from "./outcomes.ts";
import { withoutPasswords } from "./secrets.ts";
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

/** Messages of Knex contain statements exactly as they were sent. */
function redact(text: string, statement: string | undefined): string {
  const safe = statement === undefined ? text : text.replaceAll(statement, () => withoutValues(statement));
  return withoutPasswords(safe);
}

/**
 * Where a migration failed, as exactly as the error tells.
 * @param name of the migration
 */
export function placeOf(error: unknown, name: string): FailurePlace | null {
  const statement = statementOf(error);
  const places = [...errorsOf(error)].map((one) => placeInStack(textAt(one, "stack") ?? "", name));
  const place = places.find((one) => one !== undefined);
  if (place === undefined && statement === undefined) return null;
  return {
    file: place?.file ?? null,
    line: place?.line ?? null,
    statement: statement === undefined ? null : withoutPasswords(withoutValues(statement)),
  };
}

export function describeFailure(error: unknown, depth = 0): FailureDescription {
  const message = redact(messageOf(error), statementOf(error)).slice(0, maxMessageLength);
  if (typeof error !== "object" || error === null) return { type: typeof error, message };
  const [code, stack] = [textAt(error, "code"), textAt(error, "stack")];
  const cause = depth < maxCauseDepth && "cause" in error ? error.cause : undefined;
  return {
    type: textAt(error, "name") ?? "object",
    message,
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack: redact(stack, statementOf(error)).slice(0, maxStackLength) }),
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
  return redact(reason, statement).slice(0, maxMessageLength);
}
