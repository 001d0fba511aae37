/** A parsed document: JSON values, whichever syntax it was written in. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** The object itself, or an empty one for anything else: where "absent" and "empty" mean the same. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
export const listOf = (value: unknown): readonly Json[] => (isList(value) ? value : []);
export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
export const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** Entries whose value is present, in the order of the document. */
export const entriesOf = (value: unknown): [string, Json][] =>
  Object.entries(objectOf(value))
    .flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry] as const]))
    .map(([key, entry]) => [key, entry]);

/** Code-point order, the same on every machine and in every locale. */
export const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
