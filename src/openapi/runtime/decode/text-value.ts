import type { TextType } from "../operation.ts";
import { parseJson } from "./json-text.ts";

/** Numbers as in JSON and as every client formats them: no blanks, no `0x10`, no leading zeros, nothing beyond the range of a double. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Converts a string to one of the types its schema allows. If none applies, it stays a string for the validator to reject. If `string` is also
 * allowed, plain numbers and booleans are still converted, but `null` stays a string, because it may be a name.
 */
export function textValue(text: string, types: readonly TextType[]): unknown {
  if (types.length === 1 && types[0] === "string") return text;
  if (types.includes("json") && /^\s*[[{]/.test(text)) return jsonValue(text);
  if ((types.includes("number") || types.includes("integer")) && plainNumber.test(text)) {
    const value = Number(text);
    if (Number.isFinite(value)) return value;
  }
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (text === "null" && types.includes("null") && !types.includes("string")) return null;
  return text;
}

function jsonValue(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
