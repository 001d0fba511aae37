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
    emptyObjectsUnknown: true, // an object without properties may have any
    defaultNonNullable: false,
    alphabetize: false,
  });
  return `${header(model.file, command)}${astToString(nodes).replaceAll(/[ \t]+$/gm, "")}`;
}

/** The document was validated by `normalize`; its type is looser than that of openapi-typescript. */
const asOpenApi = (document: JsonObject): OpenAPI3 => document as unknown as OpenAPI3;
