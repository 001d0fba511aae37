/** A handler that waits until it is released, and signals when it has begun. */
export function gate() {
  const began = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  return {
    handler: (): Promise<void> => {
      began.resolve();
      return leave.promise;
    },
    began: began.promise,
    open: leave.resolve,
    fail: leave.reject,
  };
}

/** A list that can be awaited. */
export function list<T>() {
  const items: T[] = [];
  let look = (): void => {};
  return {
    items,
    add: (item: T): void => {
      items.push(item);
      look();
    },
    /** Resolves when there are this many. */
    length: (count: number): Promise<void> =>
      new Promise((resolve) => {
        look = () => {
          if (items.length >= count) resolve();
        };
        look();
      }),
  };
}
