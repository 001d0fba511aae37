/**
 * Texts that are equal for equal values: of objects and lists a number of their own, so that no text grows with what is
 * inside.
 */
export type ValueNames = Readonly<{ of: Map<object, string>; known: Map<string, string> }>;

// The text of this module, without its types, becomes part of generated validators; so it imports nothing.

/**
 * Whether two elements of a list are equal, whatever the order of their keys. The time is that of sorting, not of
 * comparing each with each.
 * @param names of values that were looked at before
 */
export function hasRepeats(list: readonly unknown[], names: ValueNames = { of: new Map(), known: new Map() }): boolean {
  const nameOf = (value: unknown): string => {
    if (typeof value !== "object" || value === null || "toJSON" in value) return JSON.stringify(value) ?? "null";
    const given = names.of.get(value);
    if (given !== undefined) return given;
    const text = Array.isArray(value)
      ? `[${value.map(nameOf).join()}]`
      : `{${Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, part]) => `${JSON.stringify(key)}:${nameOf(part)}`)
          .join()}}`;
    const name = names.known.get(text) ?? `#${names.known.size}`;
    names.known.set(text, name);
    names.of.set(value, name);
    return name;
  };
  return new Set(list.map(nameOf)).size < list.length;
}
