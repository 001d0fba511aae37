/** The fields of a JSON object from another instance; an array passes too; its fields are never read. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
export const isText = (value: unknown): value is string => typeof value === "string";
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isNullOr = (is: (value: unknown) => boolean, value: unknown): boolean => value === null || is(value);
