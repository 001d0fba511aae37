import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { JsonObject } from "../document/json.ts";
import type { Model } from "../document/model.ts";
import { withDecodedTypes } from "./decoded-types.ts";
import { header } from "./literal.ts";

/** `paths`, `components` and `operations` as interfaces; parameters and bodies have their types after decoding. */
export async function emitTypes(model: Model, command: string): Promise<string> {
  // A copy, because openapi-typescript adds discriminators to the schemas it reads.
  const document = structuredClone(withDecodedTypes(model));
  const nodes = await openapiTS(asOpenApi(document), {
    silent: true,
    defaultNonNullable: false,
    alphabetize: false,
  });
  const text = astToString(nodes)
    .replaceAll(/[ \t]+$/gm, "")
    .replace(/^type WithRequired<[\s\S]*?^\};$/m, withRequired);
  return `${header(model.file, command)}${text}`;
}

/** A required field need not be described in a schema that is extended, and null has no fields. */
const withRequired = `type WithRequired<T, K extends PropertyKey> = T extends object
    ? T & Required<Pick<T, Extract<K, keyof T>>> & Record<Exclude<K, keyof T>, unknown>
    : T;`;

/** The document was validated by `normalize`; its type is looser than that of openapi-typescript. */
const asOpenApi = (document: JsonObject): OpenAPI3 => document as unknown as OpenAPI3;
