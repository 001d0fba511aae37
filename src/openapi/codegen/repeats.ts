// The text of this module, without its types, becomes part of generated validators; so it imports nothing.

/** Whether two elements of a list are equal, whatever the order of their keys. The time is that of sorting, not of comparing each with each. */
export function hasRepeats(list: readonly unknown[]): boolean {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return new Set(list.map((item) => JSON.stringify(item, sorted))).size < list.length;
}
