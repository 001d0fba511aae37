import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Model } from "../document/model/model.ts";
import { resolverOf } from "../document/model/text-types.ts";
import { expressionOf } from "../document/patterns/expression.ts";
import { isObject, type Json, type JsonObject, listOf, textOf } from "../document/tree/json.ts";
import { join, lookUp } from "../document/tree/pointer.ts";
import { walk } from "../document/tree/walk.ts";
import { boundKeywords } from "./bounded-keywords.ts";
import { withMarks } from "./call-cycles.ts";
import { checkedFormats, type Family, slimSchema } from "./slim-schema.ts";
import { printFunction, type ValidatorFunction } from "./validator-function.ts";
import type { ValidatorNames } from "./validator-names.ts";

/** Compiles the schemas of one document; all `$ref`s to a target share a function. */
export type Validators = Readonly<{
  /**
   * The name of the function that validates a schema: the given one, which belongs to no other schema, or that of the
   * target of a mere `$ref`.
   */
  add: (name: string, schema: Json, family: Family) => string;
  /** All functions that were added, and those that they call, by name. */
  functions: () => ReadonlyMap<string, ValidatorFunction>;
}>;

export function validatorsOf(model: Model, names: ValidatorNames): Validators {
  checkPropertyNames(model);
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
    // JSON can write numbers that are infinite as a double, such as 1e400.
    strictNumbers: true,
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
  const sharedKey = (ref: string, family: Family, hidden: readonly string[]): string => {
    const id = JSON.stringify([family, ref, hidden]);
    const known = shared.get(id);
    if (known !== undefined) return known;
    const key = keyOf(names.shared(ref, family, hidden));
    shared.set(id, key);
    const target = lookUp(model.document, ref, ref, model.refuse);
    pending.push(() => ajv.addSchema(asSchema(slimSchema(target, family, resolve, sharedKey, hidden)), key));
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
    return withMarks(sources.map(({ source }) => printFunction(source, marker, all)));
  };
  return { add, functions };
}

/** Boolean schemas as objects, which can be named. */
const asSchema = (schema: Json): JsonObject => (isObject(schema) ? schema : schema === false ? { not: {} } : {});

/** Decoders drop this key, and neither the compiler nor JavaScript treats it as a property. */
const impossible = "__proto__";

function checkPropertyNames({ document, refuse }: Model): void {
  walk(document, "document", "#", (node, kind, pointer) => {
    if (kind !== "schema") return;
    for (const keyword of ["properties", "required", "dependentRequired", "dependentSchemas"]) {
      const value = node[keyword];
      const names = isObject(value) ? [...Object.keys(value), ...Object.values(value).flatMap(listOf)] : listOf(value);
      if (names.includes(impossible)) refuse(join(pointer, keyword), `A property cannot be named ${impossible}.`);
    }
  });
}

/** A prefix that no word of a document starts with. */
function markerOf(text: string): string {
  let marker = "__ajv_";
  while (text.includes(marker)) marker = `_${marker}`;
  return marker;
}

/** Whether one of these keys occurs anywhere in the text of a document. */
const mentions = (text: string, keys: readonly string[]): boolean =>
  keys.some((key) => text.includes(`${JSON.stringify(key)}:`));
