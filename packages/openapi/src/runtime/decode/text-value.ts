import type { TextType } from "../../operation/operation.ts";
import { parseJson } from "./json-text.ts";

/**
 * Numbers as in JSON and as every client formats them: no blanks, no `0x10`, no leading zeros, nothing beyond the range
 * of a double.
 */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Represents an integer that a double cannot represent. It matches no schema. */
export const inexact: unique symbol = Symbol("inexact");

/** The message about such a number. */
export const inexactFault = (subject: string): string => `${subject} has more digits than can be read exactly.`;

/**
 * Converts a string to one of the types its schema allows. If none applies, it stays a string for the validator to
 * reject. If `string` is also allowed, plain numbers and booleans are still converted, but `null` stays a string,
 * because it may be a name, and so does what is `inexact`.
 */
export function textValue(text: string, types: readonly TextType[]): unknown {
  if (types.length === 1 && types[0] === "string") return text;
  if (types.includes("json") && /^\s*[[{]/.test(text)) return jsonValue(text);
  if ((types.includes("number") || types.includes("integer")) && plainNumber.test(text)) {
    const value = Number(text);
    if (Number.isFinite(value))
      return types.includes("number") || isExact(text, value) ? value : types.includes("string") ? text : inexact;
  }
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (text === "null" && types.includes("null") && !types.includes("string")) return null;
  return text;
}

/** Whether a number of at most 308 integer digits equals its text, or is not an integer. */
function isExact(text: string, value: number): boolean {
  if ((text.length < 16 && !/[.eE]/.test(text)) || !Number.isInteger(value)) return true;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/0+$/, "");
  const zeros = Number(exponent) - fraction.length + (whole.length + fraction.length - digits.length);
  if (digits === "") return true;
  return zeros >= 0 && BigInt(`${sign}${digits}${"0".repeat(zeros)}`) === BigInt(value);
}

function jsonValue(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
