/**
 * A yes or no that may come as text. `True` is how Python spells it.
 * @returns undefined for anything that is neither
 */
export function switchFrom(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return undefined;
  const text = value.toLowerCase();
  if (text === "true") return true;
  return text === "false" ? false : undefined;
}
