import type { TextType } from "../operation.ts";

/** Numbers as JSON and as every client prints them: no blanks, no `0x10`, no leading zeros, nothing beyond the range of a double. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * What a text stands for, given the types its schema admits. A text that stands for none of them stays text, for the validator to refuse.
 * Beside `string`, a plain number still becomes a number and `true` a boolean, but `null` stays text, because it may be a name.
 */
export function textValue(text: string, types: readonly TextType[]): string | number | boolean | null {
  if (types.length === 1 && types[0] === "string") return text;
  if ((types.includes("number") || types.includes("integer")) && plainNumber.test(text)) {
    const value = Number(text);
    if (Number.isFinite(value)) return value;
  }
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (text === "null" && types.includes("null") && !types.includes("string")) return null;
  return text;
}
