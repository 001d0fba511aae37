/** Smaller payloads are parsed in about a tenth of a second at most, whatever is in them. */
const FREE = 1_048_576;
/** Payloads of hosts have below 100 levels, and fewer than a million values in 25 MiB. */
const [LEVELS, VALUES] = [1000, 2_000_000];

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The last byte of a JSON string that begins here. */
function endOfString(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Why a large payload must not be parsed; undefined if it may be. A parser builds millions of values, or levels, from a
 * few bytes each, and blocks the process for seconds meanwhile. The bytes need not be JSON.
 */
export function boundsFault(payload: string | Uint8Array): RangeError | undefined {
  if (payload.length <= FREE) return undefined;
  const json = typeof payload === "string" ? new TextEncoder().encode(payload) : payload;
  let [levels, values] = [0, 0];
  // Whether the next byte that is not white space begins a value of its own: the first one of an array or object, or
  // the whole.
  let isFirst = true;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (byte <= 0x20) continue;
    if (byte === COMMA || (isFirst && byte !== CLOSE_ARRAY && byte !== CLOSE_OBJECT)) values += 1;
    isFirst = byte === OPEN_ARRAY || byte === OPEN_OBJECT;
    if (isFirst) levels += 1;
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) levels -= 1;
    else if (byte === QUOTE) at = endOfString(json, at);
    if (levels > LEVELS) return new RangeError(`The payload is nested more deeply than ${LEVELS} levels.`);
    if (values > VALUES) return new RangeError(`The payload has more than ${VALUES} values.`);
  }
  return undefined;
}
