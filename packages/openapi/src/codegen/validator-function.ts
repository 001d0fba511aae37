import type { ValueScopeName } from "ajv/dist/compile/codegen/index.js";
import type { SchemaEnv } from "ajv/dist/compile/index.js";
import type { SourceCode } from "ajv/dist/types/index.js";
import { flagOf } from "../document/patterns/expression.ts";
import { isList, isObject, type Json, objectOf } from "../document/tree/json.ts";
import { constantName } from "./constants.ts";

/** A compiled validator as source, and what it refers to. */
export type ValidatorFunction = Readonly<{
  name: string;
  /** A declaration of the function. */
  code: string;
  /** An object: what the function notes about evaluated properties and elements. */
  evaluated: string | undefined;
  /** The names of the validators that it calls. */
  calls: ReadonlySet<string>;
  /** Whether it must visit each object once, regardless of the number of call paths. */
  isOncePerObject: boolean;
  /** The constants that it uses: expressions by name. */
  constants: ReadonlyMap<string, string>;
}>;

/** A compiler-generated name, and the property path into its value. */
const tokens = (marker: string): RegExp =>
  new RegExp(String.raw`(${marker}([A-Za-z]+)\d+)((?:\.[A-Za-z_$][\w$]*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*)`, "g");

/**
 * Prints a function of the compiler. Numbered names of the compiler are replaced by descriptive ones, so that a change
 * of one schema does not change other functions.
 * @param marker what the names that the compiler gave begin with; it occurs nowhere else
 * @param named the names of all validators and their schemas, by the names that the compiler gave
 */
export function printFunction(
  { validateName, validateCode, scopeValues, evaluated }: SourceCode,
  marker: string,
  named: ReadonlyMap<string, string>,
): Omit<ValidatorFunction, "isOncePerObject"> {
  const values = new Map(
    Object.values(scopeValues).flatMap((names) => [...(names ?? [])].map((one) => [one.str, one])),
  );
  const [calls, constants] = [new Set<string>(), new Map<string, string>()];
  const constant = ([name, text]: Constant): string => {
    constants.set(name, text);
    return name;
  };
  const nameOf = (token: string): string => {
    const name = named.get(token);
    if (name === undefined) throw new Error(`The compiler uses ${token}, which has no name.`);
    return name;
  };
  const name = nameOf(validateName.str);
  const call = (token: string): string => {
    calls.add(nameOf(token));
    return nameOf(token);
  };
  const printed = (_: string, token: string, prefix: string, steps: string): string => {
    if (token === validateName.str) return name + steps;
    if (prefix === "validate") return call(token) + steps;
    const scoped = values.get(token);
    if (scoped === undefined) return nameOf(token) + steps;
    if (prefix === "schema") return constant(partOf(scoped.value?.ref as Json, steps));
    if (prefix === "root" || prefix === "wrapper") {
      const callee = scoped.value?.ref as SchemaEnv | undefined;
      return call(String(callee?.validateName)) + steps.replace(/^\.validate\b/, "");
    }
    return constant(libraryValue(scoped)) + steps;
  };
  const code = String(validateCode).replaceAll(tokens(marker), printed);
  return { name, code, evaluated: evaluated && String(evaluated), calls, constants };
}

type Constant = readonly [name: string, text: string];

/** The part of a schema that a validator reads when it runs. Of properties only the names matter. */
function partOf(schema: Json, steps: string): Constant {
  const keys = [...steps.matchAll(/\.([\w$]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)].map(
    ([, name, index, text]) => name ?? index ?? (JSON.parse(text ?? "") as string),
  );
  const part = keys.reduce<Json | undefined>(
    (node, key) => Object.entries(node ?? {}).find(([own]) => own === key)?.[1],
    schema,
  );
  if (part === undefined) throw new Error(`The compiler reads ${steps} of a schema that has no such part.`);
  const keyword = keys.at(-1) ?? "schema";
  const text = valueSource(
    keyword === "properties" ? Object.fromEntries(Object.keys(objectOf(part)).map((key) => [key, 0])) : part,
  );
  return [constantName(keyword, text), text];
}

/**
 * A value as an expression. Unlike in JSON, the key `__proto__` has another meaning in JavaScript unless it is
 * computed.
 */
function valueSource(value: Json): string {
  if (isList(value)) return `[${value.map(valueSource).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, part]) => `${key === "__proto__" ? '["__proto__"]' : JSON.stringify(key)}:${valueSource(part ?? null)}`,
  );
  return `{${entries.join(",")}}`;
}

/** A value that is no schema: a function of the compiler's library, a format, or a pattern. */
function libraryValue({ prefix, value }: ValueScopeName): Constant {
  const text = withOwnFlag(String(value?.code));
  if (prefix === "formats") return [`format_${String(value?.key).replaceAll(/\W+/g, "_")}`, text];
  if (prefix === "func") return [/(\w+)(?:"\)\.default)?$/.exec(text)?.[1] ?? constantName(prefix, text), text];
  return [constantName(prefix, text), text];
}

/** The compiler has one flag for all patterns. */
const withOwnFlag = (code: string): string =>
  code.replace(/^new RegExp\(("(?:[^"\\]|\\.)*"), "u"\)$/, (call, literal: string) =>
    flagOf(JSON.parse(literal)) === "u" ? call : `new RegExp(${literal}, "")`,
  );
