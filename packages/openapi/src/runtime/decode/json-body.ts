import { isUtf8 } from "node:buffer";
import type { Content } from "../../operation/operation.ts";
import { Problem } from "../../operation/problem.ts";
import { bodyFaults } from "./body-faults.ts";
import { jsonFault } from "./json-fault.ts";
import { type ParsedJson, readJson } from "./json-text.ts";
import { refuse } from "./validation-issue.ts";
import { type Validate, type ValidationError, withinStack } from "./validator.ts";

/**
 * Decodes a JSON body.
 * @throws Problem `malformed_json`, or those in the specification.
 * - `absent` the value of a body that was not sent: the defaults of an object, or undefined if an object is not allowed
 */
type JsonBodyDecoder = {
  (bytes: Uint8Array): unknown;
  absent: (mustBeValid: boolean) => unknown;
};

export function jsonBodyDecoder({ fields, primitive }: Content, validate: Validate | undefined): JsonBodyDecoder {
  const faults = bodyFaults(fields);
  const decode = (bytes: Uint8Array): unknown =>
    withinStack("The body", () => {
      const { value, beyond } = parseBody(bytes, primitive);
      const errors = beyond === undefined ? [] : [beyondRange(beyond)];
      if (validate?.(value) === false) errors.push(...(validate.errors ?? []));
      if (errors.length > 0) throw refuse(faults(errors));
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

/** Reported like a validator does. */
const beyondRange = (instancePath: string): ValidationError => ({
  instancePath,
  schemaPath: "",
  keyword: "type",
  params: { isBeyond: true },
});

function parseBody(bytes: Uint8Array, primitive: boolean): ParsedJson {
  if (!isUtf8(bytes)) throw new Problem("malformed_json", "The body is not valid JSON: it is not UTF-8 text.");
  const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  const text = decoded.charCodeAt(0) === 0xfeff ? decoded.slice(1) : decoded;
  if (text.trim() === "") return { value: {}, beyond: undefined };
  const parsed = parse(text);
  const { value } = parsed;
  if (!primitive && (typeof value !== "object" || value === null))
    throw new Problem("malformed_json", "The body is not a JSON object: it starts with another kind of value.");
  return parsed;
}

function parse(text: string): ParsedJson {
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Problem("malformed_json", `The body is not valid JSON. ${jsonFault(text) ?? ""}`.trimEnd());
    throw error;
  }
}
