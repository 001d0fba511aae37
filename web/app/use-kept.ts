import { useState } from "preact/hooks";
import { currentEntry, keep, keptOf } from "./entries.ts";

/**
 * Like `useState`, and has its value again when Back or Forward come here.
 * @param name  no other value of the page has the same
 */
export function useKept<T>(name: string, initial: T): readonly [value: T, change: (value: T) => void] {
  const [entry] = useState(currentEntry);
  const [value, setValue] = useState<T>(() => keptOf<T>(entry, name) ?? initial);
  const change = (next: T): void => {
    keep(entry, name, next);
    setValue(() => next);
  };
  return [value, change];
}
