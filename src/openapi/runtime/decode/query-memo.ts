import type { Operation } from "../operation.ts";
import type { Values } from "./parameters.ts";

/** Longer ones are not remembered. */
const maxLength = 500;
const most = 200;

/** Decoded queries by their text. What `get` returns can be changed by its caller, except for the objects in it. */
export type QueryMemo = Readonly<{
  get: (text: string) => Values | undefined;
  set: (text: string, values: Values) => void;
}>;

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

function createQueryMemo(): QueryMemo {
  const known = new Map<string, Values>();
  return {
    get: (text) => {
      const values = known.get(text);
      return values && { ...values };
    },
    set: (text, values) => {
      for (const value of Object.values(values)) freeze(value);
      if (text.length > maxLength) return;
      if (known.size === most) known.clear();
      known.set(text, { ...values });
    },
  };
}

/**
 * A memo for an operation whose path says what is asked for, since clients then send the same query each time; undefined for others. Only for public
 * answers: other queries may have secrets in them.
 */
export function queryMemoOf({ cache, caller, token, security, parameters }: Operation): QueryMemo | undefined {
  const places = new Set(parameters.map((parameter) => parameter.in));
  const isPublic = cache === "revalidate" && caller === undefined && token === undefined && security.length === 0;
  const isOfPath = places.has("path") && places.has("query") && places.size === 2;
  return isPublic && isOfPath ? createQueryMemo() : undefined;
}
