import { isUtf8 } from "node:buffer";
import type { RequestBody } from "../operation.ts";
import { Problem } from "../problem.ts";
import { type BodyFaults, bodyFaults } from "./body-faults.ts";
import type { Headers } from "./header-and-cookie.ts";
import { jsonFault } from "./json-fault.ts";
import { parseJson } from "./json-text.ts";
import { refuse } from "./validation-issue.ts";
import { type Validate, withinStack } from "./validator.ts";

/** Decodes bytes by content type into a value valid against the specification. Errors: `malformed_json`, or those in the specification. */
export type BodyDecoder = (bytes: Uint8Array | undefined, headers: Headers) => unknown;

export function bodyDecoder(body: RequestBody, validate: Validate | undefined): BodyDecoder {
  if (body.kind === "ignored") return () => undefined;
  if (body.kind === "bytes") return (bytes) => requireContent(bytes ?? new Uint8Array(), body);
  if (body.kind === "text")
    return (bytes) =>
      requireContent(utf8(bytes ?? new Uint8Array(), "bad_request", "The body is not UTF-8 text."), body);
  const faults = bodyFaults(body.fields);
  return (bytes, headers) => {
    const hasJson = bytes !== undefined && bytes.length > 0 && isJson(headers["content-type"]);
    if (!hasJson && body.missing !== undefined)
      throw new Problem(body.missing.code ?? "bad_request", body.missing.text);
    return withinStack("The body", () => {
      const value = hasJson ? parseBody(bytes, body.primitive) : {};
      return validate === undefined ? value : validated(value, validate, faults, hasJson || body.required);
    });
  };
}

function requireContent<T extends { length: number }>(value: T, { required }: RequestBody): T {
  if (required && value.length === 0) throw new Problem("bad_request", "No body provided.");
  return value;
}

/** `application/json` and `…+json`, in any case and with any parameters. */
export const isJson = (contentType: string | readonly string[] | undefined): boolean =>
  typeof contentType === "string" &&
  (contentType === "application/json" || /^\s*application\/(?:json|[^\s;/]+\+json)\s*(?:;|$)/i.test(contentType));

function parseBody(bytes: Uint8Array, primitive: boolean): unknown {
  const text = utf8(bytes, "malformed_json", "The body is not valid JSON: it is not UTF-8 text.");
  if (text.trim() === "") return {};
  const value = parse(text);
  if (!primitive && (typeof value !== "object" || value === null))
    throw new Problem("malformed_json", "The body is not a JSON object: it starts with another kind of value.");
  return value;
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Problem("malformed_json", `The body is not valid JSON. ${jsonFault(text) ?? ""}`.trimEnd());
    throw error;
  }
}

function utf8(bytes: Uint8Array, code: "malformed_json" | "bad_request", detail: string): string {
  if (!isUtf8(bytes)) throw new Problem(code, detail);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** An optional body that was not sent only gets the defaults, or stays absent if an object is not allowed. */
function validated(value: unknown, validate: Validate, faults: BodyFaults, mustBeValid: boolean): unknown {
  if (validate(value)) return value;
  const errors = validate.errors ?? [];
  if (mustBeValid) throw refuse(faults(errors));
  return errors.some(({ instancePath, keyword }) => instancePath === "" && keyword === "type") ? undefined : value;
}
