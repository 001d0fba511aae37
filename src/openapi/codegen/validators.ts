import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import type { Model } from "../document/model.ts";
import { expressionOf, flagOf } from "../document/pattern.ts";
import { lookUp } from "../document/pointer.ts";
import { resolverOf } from "../document/text-types.ts";
import { boundKeywords } from "./bounded-keywords.ts";
import { checkedFormats, type Family, slimSchema } from "./slim-schema.ts";

/** Compiles the schemas of one document into one module; equal schemas and `$ref` targets share a function. */
export type Validators = Readonly<{
  /** The name of the function that validates a schema. */
  add: (schema: Json, family: Family) => string;
  /** Source of all functions that were added, with `require` calls still in it. */
  code: () => string;
}>;

export function validatorsOf(model: Model): Validators {
  const resolve = resolverOf(model.document, model.refuse);
  const sharedNames = new Map<string, string>();
  const ownNames = new Map<string, string>();
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
    ownProperties: mentions(model.document, Object.getOwnPropertyNames(Object.prototype)),
    logger: false,
  });
  // Tracking for keywords that are rejected, or not used in this document, would double the size of every validator.
  ajv.opts.dynamicRef = false;
  ajv.opts.unevaluated = mentions(model.document, ["unevaluatedProperties", "unevaluatedItems"]);
  addFormats.default(ajv, [...checkedFormats]);
  boundKeywords(ajv);

  const nameOf = (ref: string, family: Family): string => {
    const key = `${family === "request" ? "r" : family === "branch" ? "b" : "a"} ${ref}`;
    const known = sharedNames.get(key);
    if (known !== undefined) return known;
    const name = `shared${sharedNames.size}`;
    sharedNames.set(key, name);
    const target = lookUp(model.document, ref, ref, model.refuse);
    pending.push(() => ajv.addSchema(asSchema(slimSchema(target, family, resolve, nameOf)), name));
    return name;
  };

  const add = (schema: Json, family: Family): string => {
    const slim = slimSchema(schema, family, resolve, nameOf);
    const text = JSON.stringify(slim);
    const known = ownNames.get(text);
    if (known !== undefined) return known;
    const name = `v${ownNames.size}`;
    ownNames.set(text, name);
    ajv.addSchema(asSchema(slim), name);
    return name;
  };

  const code = (): string => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) next();
    return withOwnFlags(
      standalone.default(ajv, Object.fromEntries([...ownNames.values()].map((name) => [name, name]))),
    );
  };
  return { add, code };
}

/** The compiler has one flag for all patterns. */
const withOwnFlags = (code: string): string =>
  code.replaceAll(/new RegExp\(("(?:[^"\\]|\\.)*"), "u"\)/g, (call, literal: string) =>
    flagOf(JSON.parse(literal)) === "u" ? call : `new RegExp(${literal}, "")`,
  );

/** Boolean schemas as objects, which can be named. */
const asSchema = (schema: Json): JsonObject => (isObject(schema) ? schema : schema === false ? { not: {} } : {});

/** Whether one of these keys occurs anywhere in a document. */
function mentions(document: Json, keys: readonly string[]): boolean {
  const text = JSON.stringify(document);
  return keys.some((key) => text.includes(`${JSON.stringify(key)}:`));
}
