import { type View, viewNow } from "./view.ts";

/** What a place had when it was left: of lists the rows that were loaded, of the window what was in sight. */
export type Entry = { readonly id: string; readonly values: Map<string, unknown>; view?: View | undefined };

/** So many places are kept, and of each so many values; the oldest go. */
const maxEntries = 20;
const maxValues = 10;

const trim = (map: Map<string, unknown>, size: number): void => {
  for (const oldest of map.keys()) {
    if (map.size <= size) return;
    map.delete(oldest);
  }
};

/** By their ids, which stand in the history. They are in memory only, since rows may be for one person's eyes. */
const entries = new Map<string, Entry>();
let made = 0;
let current: Entry | undefined;

type State = Readonly<{ entry?: string; top?: number }> | null;

/**
 * The entry of the history that the window is at. Back and Forward come to one that is known, links and reloads to a
 * new one.
 */
export function currentEntry(): Entry {
  const { entry: known, top } = (history.state as State) ?? {};
  if (current !== undefined && current.id === known) return current;
  made += 1;
  // Ids of an earlier load of the page may still stand in the history.
  const id = known ?? `${performance.timeOrigin} ${made}`;
  current = entries.get(id) ?? { id, values: new Map(), ...(top !== undefined && { view: { top } }) };
  entries.delete(id);
  entries.set(id, current);
  trim(entries, maxEntries);
  if (known === undefined) history.replaceState({ entry: id }, "");
  return current;
}

/** The window may have come to another entry; what of the former one is still in sight is kept for who comes back. */
export function arrive(): void {
  const former = current;
  if (former !== undefined && (history.state as State)?.entry !== former.id) former.view = viewNow();
  currentEntry();
}

/** Who comes back from another document finds the window where it was, as far as the content reaches. */
export const depart = (): void => history.replaceState({ entry: currentEntry().id, top: scrollY }, "");

export const keptOf = <T>(entry: Entry, name: string): T | undefined => entry.values.get(name) as T | undefined;

/** @param value undefined: nothing is kept any more */
export function keep(entry: Entry, name: string, value: unknown): void {
  entry.values.delete(name);
  if (value !== undefined) entry.values.set(name, value);
  trim(entry.values, maxValues);
}
