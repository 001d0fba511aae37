const blank = /[ \t\n\r]*/y;
const word = /true|false|null/y;

type Place = Readonly<{ offset: number; expected: string }>;

/**
 * Where a text stops being JSON and what was expected there; undefined if it is valid. Never contains a part of the
 * text.
 */
export function jsonFault(source: string): string | undefined {
  const fault = firstFault(source);
  if (fault === undefined) return undefined;
  if (fault.offset >= source.length) return `It ends where ${fault.expected} is expected.`;
  let [line, start] = [1, 0];
  for (let end = source.indexOf("\n"); end >= 0 && end < fault.offset; end = source.indexOf("\n", start)) {
    line += 1;
    start = end + 1;
  }
  return `Line ${line}, column ${fault.offset - start + 1}: ${fault.expected} is expected.`;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isHex = (code: number): boolean =>
  isDigit(code) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);

/**
 * End of the digits from an offset on. Long tokens are scanned by hand, because a regular expression stores a
 * backtracking position per step.
 */
function afterDigits(source: string, from: number): number {
  let at = from;
  while (isDigit(source.charCodeAt(at))) at += 1;
  return at;
}

/** End of the string literal that starts here; undefined if it is invalid. */
function afterText(source: string, from: number): number | undefined {
  if (source[from] !== '"') return undefined;
  for (let at = from + 1; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return undefined;
    if (code !== 0x5c) continue;
    at += 1;
    if (source[at] !== "u") {
      if (!'"\\/bfnrt'.includes(source[at] ?? " ")) return undefined;
      continue;
    }
    for (let hex = 1; hex <= 4; hex += 1) if (!isHex(source.charCodeAt(at + hex))) return undefined;
    at += 4;
  }
  return undefined;
}

/** End of the number that starts here, as far as it is valid; undefined if there is none. */
function afterNumber(source: string, from: number): number | undefined {
  const first = source[from] === "-" ? from + 1 : from;
  const whole = source[first] === "0" ? first + 1 : afterDigits(source, first);
  if (whole === first) return undefined;
  const fraction = source[whole] === "." ? afterDigits(source, whole + 1) : whole;
  const end = fraction > whole + 1 ? fraction : whole;
  if (source[end] !== "e" && source[end] !== "E") return end;
  const digits = source[end + 1] === "+" || source[end + 1] === "-" ? end + 2 : end + 1;
  const exponent = afterDigits(source, digits);
  return exponent > digits ? exponent : end;
}

function afterWord(source: string, from: number): number | undefined {
  word.lastIndex = from;
  return word.test(source) ? word.lastIndex : undefined;
}

const afterValue = (source: string, from: number): number | undefined =>
  afterText(source, from) ?? afterNumber(source, from) ?? afterWord(source, from);

/** Iterative, so that nesting depth does not matter. */
function firstFault(source: string): Place | undefined {
  const open: ("{" | "[")[] = [];
  let offset = 0;
  let expected: "value" | "valueOrEnd" | "key" | "keyOrEnd" | "colon" | "next" = "value";
  const take = (end: number | undefined): boolean => {
    offset = end ?? offset;
    return end !== undefined;
  };
  for (;;) {
    blank.lastIndex = offset;
    blank.test(source);
    offset = blank.lastIndex;
    const character = source[offset];
    if (expected === "next" && open.length === 0)
      return character === undefined ? undefined : { offset, expected: "the end" };
    const closing = open.at(-1) === "{" ? "}" : "]";
    if (
      character === closing &&
      open.length > 0 &&
      (expected === "next" || expected === "keyOrEnd" || expected === "valueOrEnd")
    ) {
      open.pop();
      offset += 1;
      expected = "next";
    } else if (expected === "next") {
      if (character !== ",") return { offset, expected: `"," or "${closing}"` };
      offset += 1;
      expected = closing === "}" ? "key" : "value";
    } else if (expected === "key" || expected === "keyOrEnd") {
      if (!take(afterText(source, offset)))
        return { offset, expected: expected === "key" ? "a key in double quotes" : 'a key in double quotes or "}"' };
      expected = "colon";
    } else if (expected === "colon") {
      if (character !== ":") return { offset, expected: '":"' };
      offset += 1;
      expected = "value";
    } else if (character === "{" || character === "[") {
      open.push(character);
      offset += 1;
      expected = character === "{" ? "keyOrEnd" : "valueOrEnd";
    } else if (take(afterValue(source, offset))) expected = "next";
    else return { offset, expected: expected === "value" ? "a value" : 'a value or "]"' };
  }
}
