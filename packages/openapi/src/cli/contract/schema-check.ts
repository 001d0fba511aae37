import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { boundKeywords } from "../../codegen/bounded-keywords.ts";
import { checkedFormats, type Family, slimSchema } from "../../codegen/slim-schema.ts";
import type { Model } from "../../document/model/model.ts";
import { type Resolve, resolverOf } from "../../document/model/text-types.ts";
import { expressionOf } from "../../document/patterns/expression.ts";
import type { Json } from "../../document/tree/json.ts";
import { lookUp } from "../../document/tree/pointer.ts";
import { printable } from "../printable.ts";

/** Why a value does not fit a schema of the document, in one sentence; undefined if it does. */
export type SchemaCheck = (schema: Json, value: unknown, family: Family) => string | undefined;

/**
 * Validates against the schemas of a document like the generated validators, but compiles them in memory on first use.
 */
export function schemaCheck(model: Model): SchemaCheck {
  const resolve: Resolve = resolverOf(model.document, model.refuse);
  const ajv = new Ajv2020({
    code: { regExp: Object.assign(expressionOf, { code: "new RegExp" }) },
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    addUsedSchema: false,
    ownProperties: true,
    logger: false,
  });
  addFormats.default(ajv, [...checkedFormats]);
  boundKeywords(ajv);
  const names = new Map<string, string>();
  const compiled = new Map<string, ValidateFunction>();

  const nameOf = (ref: string, family: Family, hidden: readonly string[]): string => {
    const key = JSON.stringify([family, ref, hidden]);
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `shared${names.size}`;
    names.set(key, name);
    const target = slimSchema(lookUp(model.document, ref, ref, model.refuse), family, resolve, nameOf, hidden);
    ajv.addSchema(asSchema(target), name);
    return name;
  };

  return (schema, value, family) => {
    const slim = slimSchema(schema, family, resolve, nameOf);
    const key = JSON.stringify(slim);
    const validate = compiled.get(key) ?? ajv.compile(asSchema(slim));
    compiled.set(key, validate);
    return validate(value) ? undefined : sentence(validate.errors?.[0]);
  };
}

/** Converts boolean schemas to objects, which can be named. */
const asSchema = (schema: Json) =>
  typeof schema === "object" && schema !== null ? schema : schema === false ? { not: {} } : {};

function sentence(error: ErrorObject | undefined): string {
  if (error === undefined) return "does not fit its schema";
  const { instancePath, message, params } = error;
  const detail = params["additionalProperty"] ?? params["allowedValues"] ?? params["allowedValue"];
  const suffix = detail === undefined ? "" : ` (${String(detail)})`;
  return printable(`${instancePath === "" ? "" : `${instancePath} `}${message ?? "is wrong"}${suffix}`).slice(0, 300);
}
