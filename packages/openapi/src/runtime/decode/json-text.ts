import { escapeStep } from "../../operation/json-pointer.ts";

/** Spellings of keys that could pollute a prototype if a parsed object is copied carelessly. */
const suspicious = /__proto__|constructor|\\u00/;

/** Texts of numbers that may be infinite as a double, such as 1e400. */
const large = /\d[eE]\+?\d{3,}\s*(?:[,\]}]|$)|(?<!\d)\d{200}/;

/** Recursive validators and handlers have enough stack for this many levels, even before their code is optimised. */
const MAX_LEVELS = 1000;

/** `beyond`: the JSON pointer of a number that is infinite as a double, whatever the schema says there. */
export type ParsedJson = Readonly<{ value: unknown; beyond: string | undefined }>;

/**
 * Parses JSON, dropping `__proto__` keys and `constructor` keys that contain a `prototype`.
 * @throws SyntaxError, whose message may quote the text: it must not be exposed; RangeError for more than 1000 levels
 */
export function readJson(text: string): ParsedJson {
  const value: unknown = JSON.parse(text);
  if (isDeep(text)) throw new RangeError("The value is nested too deeply.");
  if (suspicious.test(text)) disarm(value);
  return { value, beyond: large.test(text) ? infinitePlace(value) : undefined };
}

/**
 * Parses JSON as `readJson` does. @throws like `readJson`; SyntaxError also for a number that is infinite as a double
 */
export function parseJson(text: string): unknown {
  const { value, beyond } = readJson(text);
  if (beyond !== undefined) throw new SyntaxError("A number is beyond the range of a double.");
  return value;
}

type Parsed = Record<string, unknown>;
const isObject = (value: unknown): value is Parsed => typeof value === "object" && value !== null;

/** Whether a text has more opening brackets than there may be levels; a cheap check that almost every body passes. */
function hasManyBrackets(text: string): boolean {
  let found = 0;
  for (const bracket of ["[", "{"])
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      found += 1;
      if (found > MAX_LEVELS) return true;
    }
  return false;
}

/**
 * Whether lists and objects are nested in more levels than are allowed. Scans the text by hand: walking the parsed
 * value would take longer than parsing.
 */
function isDeep(text: string): boolean {
  if (text.length <= 2 * MAX_LEVELS || !hasManyBrackets(text)) return false;
  let levels = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at);
    else if (code === 0x5b || code === 0x7b) {
      levels += 1;
      if (levels > MAX_LEVELS) return true;
    } else if (code === 0x5d || code === 0x7d) levels -= 1;
  }
  return false;
}

/** The end of the string that starts here in a valid text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (let code = text.charCodeAt(at); code !== 0x22; code = text.charCodeAt(at)) at += code === 0x5c ? 2 : 1;
  return at;
}

const risky = "__proto__";

/** Iterative, so that nesting depth does not matter; a reviver would be five times as slow. */
function disarm(root: unknown): void {
  const open = isObject(root) ? [root] : [];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (!Array.isArray(value)) {
      if (Object.hasOwn(value, risky)) delete value[risky];
      const maker = Object.hasOwn(value, "constructor") ? value["constructor"] : undefined;
      if (isObject(maker) && Object.hasOwn(maker, "prototype")) delete value["constructor"];
    }
    for (const part of Object.values(value)) if (isObject(part)) open.push(part);
  }
}

const isInfinite = (value: unknown): boolean =>
  value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY;

/** An object or a list, and the way to it. `index`: among the values of what it is in. */
type Visited = Readonly<{ value: Parsed; from: Visited | undefined; index: number }>;

/** Iterative as well. Pointers are built only for matches. */
function infinitePlace(root: unknown): string | undefined {
  if (isInfinite(root)) return "";
  const open: Visited[] = isObject(root) ? [{ value: root, from: undefined, index: 0 }] : [];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const parts: readonly unknown[] = Array.isArray(at.value) ? at.value : Object.values(at.value);
    for (let index = 0; index < parts.length; index += 1) {
      const value = parts[index];
      if (isObject(value)) open.push({ value, from: at, index });
      else if (isInfinite(value)) return placeOf({ value: {}, from: at, index });
    }
  }
  return undefined;
}

function placeOf(visited: Visited): string {
  const steps: string[] = [];
  for (let at = visited; at.from !== undefined; at = at.from)
    steps.push(escapeStep(Object.keys(at.from.value)[at.index] ?? ""));
  return steps
    .reverse()
    .map((step) => `/${step}`)
    .join("");
}
