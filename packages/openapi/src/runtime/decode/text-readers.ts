import type { Parameter } from "../../operation/operation.ts";
import { parseJson } from "./json-text.ts";
import { inexact, inexactFault, textValue } from "./text-value.ts";

/** The parsed value of a parameter. `fault` completes "No valid <name>."; empty if `expected` says it all. */
export type Reading = Readonly<{ value: unknown }> | Readonly<{ fault: string }> | undefined;

export const repeated = (name: string): Reading => ({ fault: `${name} is given more than once.` });

/** Parses a single string, for parameters with a single value or JSON. */
export function readText(text: string, { name, shape, types }: Parameter): Reading {
  if (shape !== "json") return readValue(text, types, name);
  try {
    return { value: parseJson(text) };
  } catch (error) {
    return { fault: error instanceof RangeError ? "It is nested too deeply." : "" };
  }
}

/** @param subject the name in messages */
export function readValue(text: string, types: Parameter["types"], subject: string): Reading {
  const value = textValue(text, types);
  return value === inexact ? { fault: inexactFault(subject) } : { value };
}

export function readList(texts: readonly string[], { shape, types }: Parameter): Reading {
  const values = texts.map((text) => textValue(text, types));
  if (values.includes(inexact)) return { fault: inexactFault("One of its values") };
  const [whole] = values;
  if (values.length === 1 && types.includes("json") && isWholeList(whole)) return { value: whole };
  return { value: shape === "textOrList" && values.length === 1 ? values[0] : values };
}

/** A JSON list of lists or objects is the list itself, not its only element. */
const isWholeList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "object" && item !== null);

/** Whether several strings are several values. */
export const isListed = ({ shape }: Parameter): boolean => shape === "list" || shape === "textOrList";

/** Builds an object from entries. Names from `Object.prototype` are ordinary keys and cannot pollute a prototype. */
export function readObject(entries: readonly (readonly [string, string])[], { fields, types }: Parameter): Reading {
  const value: Record<string, unknown> = Object.create(null);
  for (const [key, text] of entries) {
    if (Object.hasOwn(value, key)) return { fault: "One of its fields is given more than once." };
    value[key] = textValue(text, (Object.hasOwn(fields, key) ? fields[key] : undefined) ?? types);
    if (value[key] === inexact) return { fault: inexactFault("One of its fields") };
  }
  return { value };
}

/** `R,100,G,200` without explode, `R=100,G=200` with it. */
export function readPairs(texts: readonly string[], explode: boolean, parameter: Parameter): Reading {
  if (!explode && texts.length % 2 === 1) return { fault: "" };
  const entries = explode
    ? texts.map((text): [string, string] => [
        text.slice(0, Math.max(text.indexOf("="), 0)),
        text.slice(text.indexOf("=") + 1),
      ])
    : Array.from({ length: texts.length / 2 }, (_, pair): [string, string] => [
        texts[2 * pair] ?? "",
        texts[2 * pair + 1] ?? "",
      ]);
  return entries.some(([key]) => key === "") ? { fault: "" } : readObject(entries, parameter);
}
