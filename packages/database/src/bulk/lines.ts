import type { BulkRow, BulkValue, Lines } from "./bulk.ts";

const special = /[\\\t\n\r\0]/g;
const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\0": "\\0" };
const hasSpecial = /[\\\t\n\r\0]/;
const escaped = /\\(.)/g;
const unescapes: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r", "0": "\0" };
const nullMarker = "\\N";

function field(value: BulkValue): string | number {
  if (value === null) return nullMarker;
  if (typeof value === "number" || !hasSpecial.test(value)) return value;
  return value.replaceAll(special, (character) => escapes[character] ?? character);
}

const lineOf = (row: BulkRow): string => {
  let line = "";
  for (let index = 0; index < row.length; index++)
    line += index === 0 ? field(row[index] ?? null) : `\t${field(row[index] ?? null)}`;
  return `${line}\n`;
};

/**
 * Collects rows as lines. Converting each row at once creates less garbage than keeping its values until a batch is
 * full.
 */
export type LineWriter = Readonly<{ add: (row: BulkRow) => void; take: () => Lines }>;

/** Initial buffer size in bytes. */
const initialBytes = 64_000;
/** Max UTF-8 bytes per UTF-16 code unit. */
const maxBytesPerCodeUnit = 3;

export function createLineWriter(): LineWriter {
  let buffer = Buffer.alloc(0);
  let used = 0;
  let length = 0;
  const grow = (needed: number): void => {
    const larger = Buffer.allocUnsafeSlow(Math.max(initialBytes, 2 * buffer.length, used + needed));
    buffer.copy(larger, 0, 0, used);
    buffer = larger;
  };
  return {
    add: (row) => {
      const line = lineOf(row);
      const needed = line.length * maxBytesPerCodeUnit;
      if (buffer.length - used < needed) grow(needed);
      used += buffer.write(line, used);
      length++;
    },
    take: () => {
      const lines = { text: buffer.subarray(0, used), length };
      [buffer, used, length] = [Buffer.alloc(0), 0, 0];
      return lines;
    },
  };
}

export function linesOf(rows: readonly BulkRow[]): Lines {
  const writer = createLineWriter();
  for (const row of rows) writer.add(row);
  return writer.take();
}

const readField = (text: string): BulkValue =>
  text === nullMarker ? null : text.replaceAll(escaped, (_all, character: string) => unescapes[character] ?? character);

/** Parses lines back into rows; numbers stay text. */
export function rowsOf({ text }: Lines): readonly BulkRow[] {
  const lines = new TextDecoder("utf-8", { ignoreBOM: true }).decode(text).split("\n");
  return lines.slice(0, -1).map((line) => line.split("\t").map(readField));
}
