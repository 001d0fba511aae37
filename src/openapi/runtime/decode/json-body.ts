import { isUtf8 } from "node:buffer";
import type { Content } from "../operation.ts";
import { Problem } from "../problem.ts";
import { bodyFaults } from "./body-faults.ts";
import { jsonFault } from "./json-fault.ts";
import { parseJson } from "./json-text.ts";
import { refuse } from "./validation-issue.ts";
import { type Validate, withinStack } from "./validator.ts";

/**
 * Decodes a JSON body. Errors: `malformed_json`, or those in the specification.
 * - `absent`  the value of a body that was not sent: the defaults of an object, or undefined if an object is not allowed
 */
type JsonBodyDecoder = {
  (bytes: Uint8Array): unknown;
  absent: (mustBeValid: boolean) => unknown;
};

export function jsonBodyDecoder({ fields, primitive }: Content, validate: Validate | undefined): JsonBodyDecoder {
  const faults = bodyFaults(fields);
  const decode = (bytes: Uint8Array): unknown =>
    withinStack("The body", () => {
      const value = parseBody(bytes, primitive);
      if (validate?.(value) === false) throw refuse(faults(validate.errors ?? []));
      return value;
    });
  /** An optional body may lack what is required, because its handler also takes those values from elsewhere. */
  const absent = (mustBeValid: boolean): unknown => {
    const value = {};
    if (validate === undefined || validate(value)) return value;
    const errors = validate.errors ?? [];
    if (mustBeValid) throw refuse(faults(errors));
    return errors.some(({ instancePath, keyword }) => instancePath === "" && keyword === "type") ? undefined : value;
  };
  return Object.assign(decode, { absent });
}

function parseBody(bytes: Uint8Array, primitive: boolean): unknown {
  if (!isUtf8(bytes)) throw new Problem("malformed_json", "The body is not valid JSON: it is not UTF-8 text.");
  const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  const text = decoded.charCodeAt(0) === 0xfeff ? decoded.slice(1) : decoded;
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
