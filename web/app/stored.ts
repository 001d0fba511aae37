import { useLayoutEffect, useState } from "preact/hooks";

/**
 * A text that survives in this browser; null when it is not set. Pages that may not store anything keep it until they
 * are closed.
 */
export type Stored = Readonly<{
  get: () => string | null;
  set: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}>;

/** @param place `localStorage` for what stays, `sessionStorage` for what ends with the tab */
export function stored(key: string, place: () => Storage): Stored {
  const listeners = new Set<() => void>();
  let memory: string | null = null;
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    get: () => attempt(() => place().getItem(key)) ?? memory,
    set: (value) => {
      memory = value;
      attempt(() => (value === null ? place().removeItem(key) : place().setItem(key, value)));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const other = ({ key: changed }: StorageEvent): void => {
        if (changed === key) listener();
      };
      addEventListener("storage", other);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", other);
      };
    },
  };
}

export function useStored({ get, subscribe }: Stored): string | null {
  const [value, setValue] = useState(get);
  // An effect after the paint would miss a change before it.
  useLayoutEffect(() => subscribe(() => setValue(get())), [get, subscribe]);
  return value;
}
