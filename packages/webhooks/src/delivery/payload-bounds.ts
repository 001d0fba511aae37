/** Smaller payloads take at most about 100 ms to parse, whatever their content. */
const UNCHECKED_BYTES = 1_048_576;
/** Payloads of hosts have below 100 levels, and fewer than a million values in 25 MiB. */
const [LEVELS, VALUES] = [1000, 2_000_000];

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The index of the closing quote of the string that starts here. */
function stringEnd(json: Uint8Array, start: number): number {
  let index = start + 1;
  while (index < json.length && json[index] !== QUOTE) index += json[index] === BACKSLASH ? 2 : 1;
  return index;
}

/**
 * Why a large payload must not be parsed; undefined if it may be. Millions of small values or levels would block the
 * process for seconds while they are parsed. The bytes need not be valid JSON.
 */
export function boundsFault(payload: string | Uint8Array): RangeError | undefined {
  if (payload.length <= UNCHECKED_BYTES) return undefined;
  const json = typeof payload === "string" ? new TextEncoder().encode(payload) : payload;
  let [levels, values] = [0, 0];
  // Whether the next byte that is not white space starts the first value of an array or object, or the top-level value.
  let isFirst = true;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index] as number;
    if (byte <= 0x20) continue;
    if (byte === COMMA || (isFirst && byte !== CLOSE_ARRAY && byte !== CLOSE_OBJECT)) values += 1;
    isFirst = byte === OPEN_ARRAY || byte === OPEN_OBJECT;
    if (isFirst) levels += 1;
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) levels -= 1;
    else if (byte === QUOTE) index = stringEnd(json, index);
    if (levels > LEVELS) return new RangeError(`The payload is nested more deeply than ${LEVELS} levels.`);
    if (values > VALUES) return new RangeError(`The payload has more than ${VALUES} values.`);
  }
  return undefined;
}
