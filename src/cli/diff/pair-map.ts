/** A map whose keys are pairs: an object of the old document and one of the new. */
export type PairMap<Value> = Readonly<{
  get: (before: object, after: object) => Value | undefined;
  /** @returns the value */
  set: (before: object, after: object, value: Value) => Value;
  delete: (before: object, after: object) => void;
}>;

export function pairMap<Value>(): PairMap<Value> {
  const values = new WeakMap<object, WeakMap<object, Value>>();
  return {
    get: (before, after) => values.get(before)?.get(after),
    set: (before, after, value) => {
      const others = values.get(before) ?? new WeakMap<object, Value>();
      values.set(before, others.set(after, value));
      return value;
    },
    delete: (before, after) => void values.get(before)?.delete(after),
  };
}
