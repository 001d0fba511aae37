import { isUtf8 } from "node:buffer";

/** Fields of a row: null is an empty field without quotes. */
export type Fields = readonly (string | null)[];

/** Longest field, in bytes. */
export const maxFieldBytes = 1_000_000;

const quote = 34;
const foreign = /[\0\x80-\xff]/;
/** Whether all characters are ASCII, and none of them NUL. */
export const isAscii = (text: string): boolean => !foreign.test(text);

/** The rule of PostgreSQL: a quote begins or ends quoting anywhere, two of them within quotes are one. */
function splitQuoted(raw: string): (string | null)[] {
  const fields: (string | null)[] = [];
  let text = "";
  let [isQuoted, wasQuoted] = [false, false];
  let from = 0;
  for (let at = 0; at <= raw.length; at++) {
    const character = raw[at];
    if (character === '"') {
      text += raw.slice(from, at);
      from = at + 1;
      if (isQuoted && raw[at + 1] === '"')
        at++; // the second one stays in the text
      else isQuoted = !isQuoted;
      wasQuoted = true;
    } else if (character === undefined || (character === "," && !isQuoted)) {
      text += raw.slice(from, at);
      fields.push(text === "" && !wasQuoted ? null : text);
      text = "";
      wasQuoted = false;
      from = at + 1;
    }
  }
  return fields;
}

/**
 * Splits a row at commas where each field is quoted as a whole or not at all, which is nearly every row. Undefined for
 * others.
 */
function splitPlain(raw: string, quotes: number): (string | null)[] | undefined {
  const fields: (string | null)[] = raw.split(",");
  let met = 0;
  for (let at = 0; at < fields.length; at++) {
    const text = fields[at] ?? "";
    if (text === "") fields[at] = null;
    else if (text.charCodeAt(0) === quote) {
      if (text.length < 2 || text.charCodeAt(text.length - 1) !== quote) return undefined;
      fields[at] = text.slice(1, -1);
      met += 2;
    }
  }
  return met === quotes ? fields : undefined;
}

/**
 * The fields of a row, or why it has none.
 * @param raw a character per byte, without its line break
 * @param quotes the number of quotes in it
 * @param isKnownAscii whether `isAscii` is known to hold
 */
export function fieldsOf(raw: string, quotes: number, isKnownAscii: boolean): Fields | string {
  const fields = splitPlain(raw, quotes) ?? splitQuoted(raw);
  if (raw.length > maxFieldBytes && fields.some((text) => text !== null && text.length > maxFieldBytes))
    return `a field is longer than ${maxFieldBytes} bytes`;
  if (isKnownAscii || isAscii(raw)) return fields;
  if (raw.includes("\0")) return "has a NUL character";
  for (const [at, text] of fields.entries()) {
    if (text === null || isAscii(text)) continue;
    const bytes = Buffer.from(text, "latin1");
    if (!isUtf8(bytes)) return "is not UTF-8";
    fields[at] = bytes.toString("utf8");
  }
  return fields;
}
