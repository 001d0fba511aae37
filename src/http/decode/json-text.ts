/** Spellings of the keys that could reach a prototype when somebody copies a parsed object carelessly. */
const suspicious = /__proto__|constructor|\\u00/;

/**
 * JSON text as a value, without `__proto__` keys and without `constructor` keys that hold a `prototype`.
 * Errors  SyntaxError, whose message may quote the text: it must not reach anybody
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (suspicious.test(text)) disarm(value);
  return value;
}

type Parsed = Record<string, unknown>;
const isObject = (value: unknown): value is Parsed => typeof value === "object" && value !== null;

const risky = "__proto__";

/** Without recursion, so that depth costs nothing; a reviver would take five times as long. */
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
