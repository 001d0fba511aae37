/** Spellings of the keys that could reach a prototype when somebody copies a parsed object carelessly. */
const suspicious = /__proto__|constructor|\\u00/;

/**
 * JSON text as a value, without `__proto__` keys and without `constructor` keys that hold a `prototype`.
 * Errors  SyntaxError, whose message may quote the text: it must not reach anybody
 */
export const parseJson = (text: string): unknown =>
  suspicious.test(text) ? JSON.parse(text, harmless) : JSON.parse(text);

function harmless(this: unknown, key: string, value: unknown): unknown {
  if (key === "__proto__") return undefined;
  return key === "constructor" && typeof value === "object" && value !== null && Object.hasOwn(value, "prototype")
    ? undefined
    : value;
}
