// The text of this module, without its types, becomes part of generated validators; so it imports nothing.

const sets = new WeakMap<readonly unknown[], ReadonlySet<unknown>>();

/**
 * Whether a value is in a list, in a time that does not depend on its length.
 * @param list without objects, and always the same: it is read once
 */
export function isListed(value: unknown, list: readonly unknown[]): boolean {
  const known = sets.get(list);
  if (known !== undefined) return known.has(value);
  const values = new Set(list);
  sets.set(list, values);
  return values.has(value);
}
