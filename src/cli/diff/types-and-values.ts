import { isDeepStrictEqual } from "node:util";
import { isList, isObject, type Json, type JsonObject, listOf } from "../../openapi/document/json.ts";
import type { ComparePart } from "./comparison.ts";

/** Compares `type` and `enum`; a constant is an enum of one value. */
export const compareTypes: ComparePart = (before, after, place, { add }) => {
  const [old, next] = [typesOf(before), typesOf(after)];
  const [isNarrower, isWider] = [!includes(next, old), !includes(old, next)];
  if (isNarrower || isWider) {
    const effect = isNarrower && isWider ? "unlike" : isNarrower ? "narrower" : "wider";
    add(effect, [...place, "type"], spelt(before), spelt(after));
  }
  const [values, others] = [before["enum"], after["enum"]];
  if (!isList(values) || !isList(others)) {
    if (values !== others) add(values === undefined ? "narrower" : "wider", [...place, "enum"], values, others);
    return;
  }
  for (const value of without(values, others)) add("narrower", [...place, "enum"], value, undefined);
  for (const value of without(others, values)) add("wider", [...place, "enum"], undefined, value);
};

const without = (list: readonly Json[], others: readonly Json[]): Json[] =>
  list.filter((value) => !others.some((other) => isDeepStrictEqual(other, value)));

/** As it is written: the name alone if it is the only one. */
const spelt = ({ type }: JsonObject): Json | undefined => (isList(type) && type.length === 1 ? type[0] : type);

/** The types that a schema allows, also if only its values or its parts tell; undefined for all. */
function typesOf({ type, enum: values, properties, items }: JsonObject): readonly Json[] | undefined {
  if (type !== undefined) return listOf(type);
  if (isList(values)) return values.map(typeOf);
  // As the generator reads them.
  return isObject(properties) ? ["object"] : isObject(items) ? ["array"] : undefined;
}

const typeOf = (value: Json): string => {
  if (value === null) return "null";
  if (isList(value)) return "array";
  return typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value;
};

/** Whether every value of the types `some` is one of the types `all`. */
const includes = (all: readonly Json[] | undefined, some: readonly Json[] | undefined): boolean =>
  all === undefined ||
  (some?.every((type) => all.includes(type) || (type === "integer" && all.includes("number"))) ?? false);
