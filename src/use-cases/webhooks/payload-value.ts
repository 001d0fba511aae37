import { randomUUID } from "node:crypto";

/**
 * The payload of a delivery as a value that is written as it was sent: a number keeps its digits, also those that a
 * double does not hold. Received payloads are JSON; other programs may have stored anything, and damaged payloads
 * become null. Text remains text if it is nested more deeply than can be written.
 */
export function payloadValue(payload: Uint8Array | undefined): unknown {
  if (payload === undefined) return null;
  const text = new TextDecoder().decode(payload);
  try {
    const value: unknown = JSON.parse(text);
    JSON.stringify(value);
    return withDigits(text) ?? value;
  } catch {
    return text;
  }
}

/** A value that `JSON.stringify` writes as this text. The types of TypeScript do not have it yet. */
const { rawJSON } = JSON as typeof JSON & Readonly<{ rawJSON: (text: string) => unknown }>;

/** What a double always holds is shorter, and has no exponent. */
const longFrom = 16;

const code = (character: string): number => character.charCodeAt(0);
const [quote, backslash, minus, zero, nine] = [code('"'), code("\\"), code("-"), code("0"), code("9")];
const exponents: readonly number[] = [code("e"), code("E")];
const others: readonly number[] = [code("."), code("+"), minus, ...exponents];

const isDigit = (unit: number): boolean => unit >= zero && unit <= nine;

/** The first place after a string that begins here. */
function afterString(json: string, start: number): number {
  let at = start + 1;
  for (let unit = json.charCodeAt(at); unit !== quote; unit = json.charCodeAt(at)) at += unit === backslash ? 2 : 1;
  return at + 1;
}

/** Valid JSON with other text in the place of each number that a double may not hold; undefined if there is none. */
function replaceLongNumbers(json: string, replacement: (digits: string) => string): string | undefined {
  const pieces: string[] = [];
  let copied = 0;
  for (let at = 0; at < json.length; ) {
    const start = at;
    const first = json.charCodeAt(at);
    if (first === quote) at = afterString(json, at);
    else if (first !== minus && !isDigit(first)) at += 1;
    else {
      let isLong = false;
      for (let unit = first; isDigit(unit) || others.includes(unit); unit = json.charCodeAt(at)) {
        isLong ||= exponents.includes(unit);
        at += 1;
      }
      if (!isLong && at - start < longFrom) continue;
      pieces.push(json.slice(copied, start), replacement(json.slice(start, at)));
      copied = at;
    }
  }
  return copied === 0 ? undefined : pieces.join("") + json.slice(copied);
}

/** An array or an object. */
type Parent = { [key: string | number]: unknown };
const isParent = (value: unknown): value is Parent => typeof value === "object" && value !== null;

/**
 * The value of valid JSON, with its long numbers as they are written; undefined if it has none. They are marked as
 * texts before it is parsed: a reviver, which gets how a number is written, would take eight times as long.
 */
function withDigits(json: string): unknown {
  const mark = `${randomUUID().slice(0, 18)} `;
  const marked = replaceLongNumbers(json, (digits) => `"${mark}${digits}"`);
  if (marked === undefined) return undefined;
  const root: Parent = { value: JSON.parse(marked) };
  const open: Parent[] = [root];
  const visit = (parent: Parent, key: string | number): void => {
    const value = parent[key];
    if (isParent(value)) open.push(value);
    else if (typeof value === "string" && value.startsWith(mark)) parent[key] = rawJSON(value.slice(mark.length));
  };
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    if (Array.isArray(parent)) for (let index = 0; index < parent.length; index++) visit(parent, index);
    else for (const key of Object.keys(parent)) visit(parent, key);
  }
  return root["value"];
}
