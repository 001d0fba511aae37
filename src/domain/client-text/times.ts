const plainDecimal = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * A time, or any other decimal number, as clients send it: a number, or text in which the first comma stands for the point.
 * Undefined for everything that is not wholly a plain decimal number: trailing text, exponents, NaN, Infinity.
 */
export function parseTime(raw: unknown): number | undefined {
  const value = typeof raw === "string" ? fromText(raw) : raw;
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  return value === 0 ? 0 : value; // no negative zero: times are compared and hashed as text
}

function fromText(text: string): number | undefined {
  const decimal = text.replace(",", ".");
  return plainDecimal.test(decimal) ? Number(decimal) : undefined;
}

/** `1:30` is the one mistake people make often enough to deserve its own explanation. */
export const isClockTime = (raw: unknown): boolean => typeof raw === "string" && raw.includes(":");
