import {
  astToString,
  type GlobalContext,
  type OpenAPI3,
  resolveRef,
  scanDiscriminators,
  transformSchema,
} from "openapi-typescript";
import type { JsonObject } from "../document/json.ts";
import type { Model } from "../document/model.ts";
import { withDecodedTypes } from "./decoded-types.ts";
import { header } from "./literal.ts";

/** `paths`, `components` and `operations` as interfaces; parameters and bodies have their types after decoding. */
export async function emitTypes(model: Model, command: string): Promise<string> {
  // A copy, because openapi-typescript adds discriminators to the schemas it reads.
  const document = asOpenApi(structuredClone(withDecodedTypes(model)));
  const text = astToString(transformSchema(document, contextOf(document)))
    .replaceAll(/[ \t]+$/gm, "")
    .replace(/^type WithRequired<[\s\S]*?^\};/m, withRequired);
  return `${header(model.file, command)}${text}`;
}

/** A required field need not be described in a schema that is extended, and null has no fields. */
const withRequired = `type WithRequired<T, K extends PropertyKey> = T extends object
    ? T & Required<Pick<T, Extract<K, keyof T>>> & Record<Exclude<K, keyof T>, unknown>
    : T;`;

/** The document was validated by `normalize`; its type is looser than that of openapi-typescript. */
const asOpenApi = (document: JsonObject): OpenAPI3 => document as unknown as OpenAPI3;

/**
 * The options of openapi-typescript. Its main function would also bundle and validate the document, which is done, takes half of the time, and
 * reads files and addresses that an example or a discriminator happens to mention.
 */
function contextOf(document: OpenAPI3): GlobalContext {
  const off = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: true, // an object without properties may have any
    enum: false,
    enumValues: false,
    conditionalEnums: false,
    dedupeEnums: false,
    excludeDeprecated: false,
    exportType: false,
    immutable: false,
    rootTypes: false,
    rootTypesNoSchemaPrefix: false,
    rootTypesKeepCasing: false,
    pathParamsAsTypes: false,
    propertiesRequiredByDefault: false,
    makePathsEnum: false,
    generatePathParams: false,
    readWriteMarkers: false,
  };
  const silent = true;
  const context: Omit<GlobalContext, "redoc"> = {
    ...off,
    silent,
    discriminators: scanDiscriminators(document, { silent }),
    injectFooter: [],
    transform: undefined,
    postTransform: undefined,
    transformProperty: undefined,
    resolve: ($ref) => resolveRef(document, $ref, { silent }),
  };
  return context as GlobalContext;
}
