/**
 * Parses a boolean that may be sent as text, including Python's `True`.
 * @returns undefined for anything else
 */
export function switchFrom(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return undefined;
  const text = value.toLowerCase();
  if (text === "true") return true;
  return text === "false" ? false : undefined;
}
