import { Buffer } from "node:buffer";

/** An entry of the change feed: `item` is its number within its transaction. */
export type FeedItem = Readonly<{ lane: number; position: number; item: number }>;

/**
 * How far a reader of the change feed has read.
 * - `epoch`   identifies the database and its history
 * - `lanes`   the last position of each lane that was read completely
 * - `last`    the last entry of a page that may have ended within a transaction
 */
export type FeedCursor = Readonly<{
  epoch: string;
  lanes: ReadonlyMap<number, number>;
  last: FeedItem | undefined;
}>;

const version = 1;
/** Characters of an epoch, hexadecimal. */
export const epochLength = 16;
const maxLanes = 1024;

/** 7 bits per byte, the lowest first; the high bit says that more follow. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  bytes(count: number): Buffer | undefined {
    const from = this.#at;
    this.#at += count;
    return this.#at > this.#bytes.length ? undefined : this.#bytes.subarray(from, this.#at);
  }
  /** NaN at the end of the bytes or for a number that is too large. */
  number(): number {
    let value = 0;
    for (let unit = 1; unit <= 2 ** 49; unit *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) return Number.NaN;
      value += (byte % 128) * unit;
      if (byte < 128) return Number.isSafeInteger(value) ? value : Number.NaN;
    }
    return Number.NaN;
  }
  get isDone(): boolean {
    return this.#at === this.#bytes.length;
  }
}

/** An opaque text that is safe in a URL. */
export function cursorText({ epoch, lanes, last }: FeedCursor): string {
  const bytes = [version, ...Buffer.from(epoch, "hex")];
  pushNumber(bytes, lanes.size);
  for (const [lane, position] of [...lanes].sort(([a], [b]) => a - b)) {
    pushNumber(bytes, lane);
    pushNumber(bytes, position);
  }
  if (last !== undefined) for (const part of [last.lane, last.position, last.item]) pushNumber(bytes, part);
  return Buffer.from(bytes).toString("base64url");
}

/** @returns undefined if the text is no cursor */
export function cursorFrom(text: string): FeedCursor | undefined {
  const reader = new Reader(Buffer.from(text, "base64url"));
  const [head, epoch] = [reader.bytes(1), reader.bytes(epochLength / 2)];
  const size = reader.number();
  if (head?.[0] !== version || epoch === undefined || !(size <= maxLanes)) return undefined;
  const lanes = new Map<number, number>();
  for (let count = 0; count < size; count++) lanes.set(reader.number(), reader.number());
  const last = reader.isDone ? undefined : { lane: reader.number(), position: reader.number(), item: reader.number() };
  const cursor = { epoch: epoch.toString("hex"), lanes, last };
  const numbers = [...lanes].flat().concat(last === undefined ? [] : Object.values(last));
  const isWhole = reader.isDone && numbers.every((number) => !Number.isNaN(number));
  return isWhole && cursorText(cursor) === text ? cursor : undefined;
}
