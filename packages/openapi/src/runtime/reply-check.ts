import type { AnyReply } from "../operation/handler.ts";
import { isStreamed, type Operation } from "../operation/operation.ts";
import { Problem } from "../operation/problem.ts";
import { type ReplyEntry, statusEntryOf } from "./answer.ts";
import { harmless } from "./decode/validation-issue.ts";
import type { Validate, ValidationError } from "./decode/validator.ts";
import { type ProblemFormat, statusOf } from "./problem-reply.ts";

/**
 * Validators of an operation's replies by status and media type of the specification; those without JSON bodies have
 * none.
 */
export type ReplyValidators = Readonly<Record<string, Readonly<Record<string, Validate>>>>;
/** By operation. */
export type AllReplyValidators = Readonly<Record<string, ReplyValidators>>;

/**
 * How a reply that differs from the specification is handled.
 * - `error`  it is not sent: a bug, answered with 500
 * - `log`    it is reported, and sent
 */
export type ReplyPolicy = "error" | "log";

/** `load`: the generated validators; called once, because they are large and most services do without. */
export type ReplyValidation = Readonly<{
  policy: ReplyPolicy;
  load: () => Promise<AllReplyValidators>;
}>;

/** A handler replied or threw something that the specification does not describe. Names places, never values. */
export class ReplyMismatch extends Error {
  override readonly name = "ReplyMismatch";
}

/** More would not be helpful. */
const maxFaults = 20;

/** Under `2XX` and the like; for a status of its own the generator leaves the content out. */
const bodyless: ReadonlySet<number> = new Set([204, 205, 304]);

/** `/items/0 lacks name`: a location and its fault. */
function faultText({ instancePath, keyword, params }: ValidationError): string {
  const place = instancePath === "" ? "the body" : instancePath;
  if (keyword === "required") return `${place} lacks ${String(params["missingProperty"])}`;
  if (keyword === "type") return `${place} must be ${String(params["type"])}`;
  if ("comparison" in params) return `${place} must be ${String(params["comparison"])} ${String(params["limit"])}`;
  const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
  if (typeof unknown === "string" && harmless.test(unknown)) return `${place} has ${unknown}, which is not described`;
  return `${place} violates ${keyword}`;
}

/**
 * Validates the serialized form of a reply; the reply itself is not modified.
 * @returns undefined if it is what the specification describes
 */
export function replyMismatch(
  { operationId, replies }: Operation,
  { status, body }: AnyReply,
  entry: ReplyEntry,
  validators: ReplyValidators | undefined,
): ReplyMismatch | undefined {
  const row = replies[entry.status];
  if (body === undefined) {
    if (row === undefined || row.mediaType === null || row.optional || bodyless.has(status)) return undefined;
    return new ReplyMismatch(`${operationId} replied ${status} without the ${row.mediaType} of the specification.`);
  }
  const validate = entry.listed === null ? undefined : validators?.[entry.status]?.[entry.listed];
  if (validate === undefined || validate(JSON.parse(JSON.stringify(body)))) return undefined;
  const faults = [...new Set((validate.errors ?? []).slice(0, maxFaults).map(faultText))].join("; ");
  return new ReplyMismatch(
    `${operationId} replied ${status} with ${entry.listed} that differs from the specification: ${faults}.`,
  );
}

type Report = (error: unknown) => void;
/** - `checkReply`, `checkProblem`  @throws ReplyMismatch, if such replies are not sent */
type Checks = Readonly<{
  checkReply?: (reply: AnyReply, entry: ReplyEntry, report: Report) => Promise<void>;
  checkProblem?: (thrown: unknown, report: Report) => void;
}>;

/** The checks of what a handler replies and throws; none unless the application enables them. */
export function checksOf(
  operation: Operation,
  { replyValidation, problems }: Readonly<{ replyValidation?: ReplyValidation; problems: ProblemFormat }>,
): Checks {
  if (replyValidation === undefined) return {};
  const { policy, load } = replyValidation;
  const settle = (mismatch: ReplyMismatch | undefined, report: Report): void => {
    if (mismatch !== undefined && policy === "error") throw mismatch;
    if (mismatch !== undefined) report(mismatch);
  };
  let loading: Promise<AllReplyValidators> | undefined;
  return {
    checkReply: async (reply, entry, report) => {
      loading ??= load();
      settle(replyMismatch(operation, reply, entry, (await loading)[operation.operationId]), report);
    },
    checkProblem: (thrown, report) => settle(problemMismatch(operation, thrown, problems), report),
  };
}

/** What reading a body that still arrives fails with: problems of the pipeline, which pass through the handler. */
const whileReading: ReadonlySet<string> = new Set([
  "bad_request",
  "body_too_large",
  "overloaded",
  "request_timeout",
  "unsupported_media_type",
]);

/** @returns undefined for anything but a problem of the handler with a status that the specification does not list */
function problemMismatch(
  { operationId, replies, body }: Operation,
  thrown: unknown,
  { catalogue }: ProblemFormat,
): ReplyMismatch | undefined {
  if (!(thrown instanceof Problem) || thrown.code === "not_implemented") return undefined;
  if (body !== undefined && isStreamed(body) && whileReading.has(thrown.code)) return undefined;
  const status = statusOf(thrown, catalogue);
  if (status === undefined || statusEntryOf(String(status), replies) !== undefined) return undefined;
  const text = `${operationId} threw the problem ${thrown.code}, whose status ${status} the specification does not list.`;
  return new ReplyMismatch(text, { cause: thrown });
}
