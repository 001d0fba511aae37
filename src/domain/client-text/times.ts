/** Farther than any video goes, in seconds, and small enough that sums over all segments stay finite. */
export const farthestTime = 1e15;

const plainDecimal = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Parses a time, or any other decimal number, from a client: a number, or text in which the first comma is the decimal
 * separator. Returns undefined for anything but a plain decimal number up to `farthestTime`: trailing text, exponents,
 * NaN, Infinity.
 */
export function parseTime(raw: unknown): number | undefined {
  const value = typeof raw === "string" ? fromText(raw) : raw;
  if (typeof value !== "number" || !(Math.abs(value) <= farthestTime)) return undefined;
  return value === 0 ? 0 : value; // no negative zero: times are compared and hashed as text
}

function fromText(text: string): number | undefined {
  const decimal = text.replace(",", ".");
  return plainDecimal.test(decimal) ? Number(decimal) : undefined;
}

/** `1:30` is a common enough mistake to deserve its own error text. */
export const isClockTime = (raw: unknown): boolean => typeof raw === "string" && raw.includes(":");
