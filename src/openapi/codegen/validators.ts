import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isObject, type Json, type JsonObject, textOf } from "../document/json.ts";
import type { Model } from "../document/model.ts";
import { expressionOf } from "../document/pattern.ts";
import { lookUp } from "../document/pointer.ts";
import { resolverOf } from "../document/text-types.ts";
import { boundKeywords } from "./bounded-keywords.ts";
import { checkedFormats, type Family, slimSchema } from "./slim-schema.ts";
import { printFunction, type ValidatorFunction } from "./validator-function.ts";
import type { ValidatorNames } from "./validator-names.ts";

/** Compiles the schemas of one document; all `$ref`s to a target share a function. */
export type Validators = Readonly<{
  /** The name of the function that validates a schema: the given one, which belongs to no other schema, or that of the target of a mere `$ref`. */
  add: (name: string, schema: Json, family: Family) => string;
  /** All functions that were added, and those that they call, by name. */
  functions: () => ReadonlyMap<string, ValidatorFunction>;
}>;

export function validatorsOf(model: Model, names: ValidatorNames): Validators {
  const resolve = resolverOf(model.document, model.refuse);
  const text = JSON.stringify(model.document);
  const marker = markerOf(text);
  /** The names of schemas, by the keys that the compiler knows them by. */
  const named = new Map<string, string>();
  const shared = new Map<string, string>();
  const own = new Set<string>();
  const pending: (() => void)[] = [];
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: false, regExp: Object.assign(expressionOf, { code: "new RegExp" }) },
    allErrors: true,
    inlineRefs: 4,
    messages: false,
    meta: false,
    strict: false,
    useDefaults: true,
    validateSchema: false,
    // A property named like an inherited one, such as `constructor`, only counts if it is an own property.
    ownProperties: mentions(text, Object.getOwnPropertyNames(Object.prototype)),
    logger: false,
  });
  // Tracking for keywords that are rejected, or not used in this document, would double the size of every validator.
  ajv.opts.dynamicRef = false;
  ajv.opts.unevaluated = mentions(text, ["unevaluatedProperties", "unevaluatedItems"]);
  addFormats.default(ajv, [...checkedFormats]);
  boundKeywords(ajv);
  let scoped = 0;
  Object.assign(ajv.scope, { _newName: (prefix: string) => `${marker}${prefix}${scoped++}` });

  const keyOf = (name: string): string => {
    const key = `${marker}s${named.size}`;
    named.set(key, name);
    return key;
  };
  const sharedKey = (ref: string, family: Family): string => {
    const id = `${family} ${ref}`;
    const known = shared.get(id);
    if (known !== undefined) return known;
    const key = keyOf(names.shared(ref, family));
    shared.set(id, key);
    const target = lookUp(model.document, ref, ref, model.refuse);
    pending.push(() => ajv.addSchema(asSchema(slimSchema(target, family, resolve, sharedKey)), key));
    return key;
  };

  const add = (name: string, schema: Json, family: Family): string => {
    if (own.has(name)) return name;
    const slim = asSchema(slimSchema(schema, family, resolve, sharedKey));
    const target = Object.keys(slim).length === 1 ? named.get(textOf(slim["$ref"]) ?? "") : undefined;
    if (target !== undefined) return target;
    own.add(name);
    ajv.addSchema(slim, keyOf(name));
    return name;
  };

  const functions = (): ReadonlyMap<string, ValidatorFunction> => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) next();
    const sources = [...named].flatMap(([key, name]) => {
      const source = ajv.getSchema(key)?.source;
      return source === undefined ? [] : [{ source, name }];
    });
    const all = new Map([...named, ...sources.map(({ source, name }) => [source.validateName.str, name] as const)]);
    return new Map(sources.map(({ source, name }) => [name, printFunction(source, marker, all)]));
  };
  return { add, functions };
}

/** Boolean schemas as objects, which can be named. */
const asSchema = (schema: Json): JsonObject => (isObject(schema) ? schema : schema === false ? { not: {} } : {});

/** What begins no word of a document. */
function markerOf(text: string): string {
  let marker = "__ajv_";
  while (text.includes(marker)) marker = `_${marker}`;
  return marker;
}

/** Whether one of these keys occurs anywhere in the text of a document. */
const mentions = (text: string, keys: readonly string[]): boolean =>
  keys.some((key) => text.includes(`${JSON.stringify(key)}:`));
