/** A queue entry, ordered by `at`, then by `order`. */
export type Due<T> = Readonly<{ at: number; order: number; item: T }>;

const before = <T>(a: Due<T>, b: Due<T>): boolean => (a.at === b.at ? a.order < b.order : a.at < b.at);

/** The earlier of two entries; if one is undefined, the other. */
export const earlier = <T>(a: Due<T> | undefined, b: Due<T> | undefined): Due<T> | undefined =>
  a === undefined || (b !== undefined && before(b, a)) ? b : a;

/** A priority queue by due time, as a binary heap: cost barely grows with its length. */
export type DueQueue<T> = Readonly<{
  push: (due: Due<T>) => void;
  /** The first entry that satisfies `isCurrent`; stale entries before it are discarded. */
  first: () => Due<T> | undefined;
}>;

/**
 * Entries are never moved: rescheduling an item adds a new entry, and `isCurrent` identifies stale ones when they reach
 * the top.
 */
export function dueQueue<T>(isCurrent: (due: Due<T>) => boolean): DueQueue<T> {
  let heap: Due<T>[] = [];
  let compactAt = 64;
  /** Stale entries that never reach the top would leak. A sorted array is a valid heap. */
  const compact = (): void => {
    heap = heap.filter(isCurrent).sort((a, b) => (before(a, b) ? -1 : 1));
    compactAt = 2 * heap.length + 64;
  };
  const swapIfBefore = (child: number, parent: number): boolean => {
    const [a, b] = [heap[child], heap[parent]];
    if (a === undefined || b === undefined || !before(a, b)) return false;
    heap[child] = b;
    heap[parent] = a;
    return true;
  };
  const push = (due: Due<T>): void => {
    if (heap.length >= compactAt) compact();
    heap.push(due);
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!swapIfBefore(at, parent)) return;
      at = parent;
    }
  };
  const pop = (): void => {
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    heap[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
      const child = left !== undefined && right !== undefined && before(right, left) ? 2 * at + 2 : 2 * at + 1;
      if (!swapIfBefore(child, at)) return;
      at = child;
    }
  };
  const first = (): Due<T> | undefined => {
    for (let top = heap[0]; top !== undefined; top = heap[0]) {
      if (isCurrent(top)) return top;
      pop();
    }
    return undefined;
  };
  return { push, first };
}
