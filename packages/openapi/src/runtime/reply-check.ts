import type { AnyReply } from "../operation/handler.ts";
import type { Operation } from "../operation/operation.ts";
import type { ReplyEntry } from "./answer.ts";
import { harmless } from "./decode/validation-issue.ts";
import type { Validate, ValidationError } from "./decode/validator.ts";

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

/** A handler replied something that the specification does not describe. Names places, never values. */
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
