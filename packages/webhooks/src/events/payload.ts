import { refusal } from "./errors.ts";

const strict = new TextDecoder("utf-8", { fatal: true });
const lenient = new TextDecoder();

/** Decodes bytes leniently, for display. */
export const textOf = (payload: string | Uint8Array): string =>
  ArrayBuffer.isView(payload) ? lenient.decode(payload) : payload;

const excerptBytes = 4096;

/** The start of `textOf` at a constant cost. A truncated last character is dropped. */
export const excerptOf = (payload: string | Uint8Array): string =>
  ArrayBuffer.isView(payload)
    ? new TextDecoder().decode(payload.subarray(0, excerptBytes), { stream: true })
    : payload.slice(0, excerptBytes);

/** The type of a JSON value, with its article. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

export const isPayload = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The error for a payload that is JSON but not an object. */
export const notAnObject = (value: unknown): Error =>
  refusal(new TypeError(`The payload must be an object; it is ${kindOf(value)}.`), 400);

/** Engines quote the text in their messages, and payloads must not end up in logs: only the position is kept. */
function notJson(reason: unknown): SyntaxError {
  const [position] = / at position \d+/.exec(String(reason)) ?? [""];
  return new SyntaxError(`The payload is not JSON${position && `: the fault is${position}`}.`);
}

const withoutByteOrderMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

function decode(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    throw refusal(new SyntaxError("The payload is not JSON: its bytes are not UTF-8."), 400);
  }
}

/**
 * Parses a payload. A leading byte order mark is dropped.
 * @throws SyntaxError for invalid UTF-8 or JSON, `TypeError` for JSON that is not an object; both marked with 400
 */
export function parsePayload(payload: string | Uint8Array): object {
  const text = typeof payload === "string" ? withoutByteOrderMark(payload) : decode(payload);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (reason) {
    throw refusal(notJson(reason), 400);
  }
  if (!isPayload(value)) throw notAnObject(value);
  return value;
}

/** The action of a payload. Hosts send strings; numbers and the like are converted to strings. */
export function actionOf(payload: object): string | undefined {
  const { action } = payload as { action?: unknown };
  if (typeof action === "string") return action;
  return typeof action === "number" || typeof action === "boolean" ? String(action) : undefined;
}
