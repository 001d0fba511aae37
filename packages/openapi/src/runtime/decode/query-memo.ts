import { isPublic, type Operation } from "../../operation/operation.ts";
import type { Values } from "./parameters.ts";

/** Longer ones are not cached. */
const maxLength = 500;
const most = 200;

/** A decoded query. `name`: equal for equal queries. */
export type KnownQuery = Readonly<{ values: Values; name: string }>;

/** Decoded queries by their text. */
export type QueryMemo = Readonly<{
  get: (text: string) => KnownQuery | undefined;
  /** Makes the objects in `values` read-only, since others get them too. */
  set: (text: string, values: Values) => void;
}>;

export const nameOfQuery = (values: Values): string => JSON.stringify(values);

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

function createQueryMemo(): QueryMemo {
  const known = new Map<string, KnownQuery>();
  return {
    get: (text) => known.get(text),
    set: (text, values) => {
      for (const value of Object.values(values)) freeze(value);
      if (text.length > maxLength) return;
      if (known.size === most) known.clear();
      known.set(text, { values: { ...values }, name: nameOfQuery(values) });
    },
  };
}

/**
 * A cache for an operation with path parameters, since its clients send the same query each time; undefined for others.
 * Only for public answers: other queries may contain secrets.
 */
export function queryMemoOf(operation: Operation): QueryMemo | undefined {
  const places = new Set(operation.parameters.map((parameter) => parameter.in));
  const isOfPath = places.has("path") && places.has("query") && places.size === 2;
  return isPublic(operation) && isOfPath ? createQueryMemo() : undefined;
}
