import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { isBinary } from "../document/binary.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf } from "../document/json.ts";
import { isMultipartType } from "../document/media-type.ts";
import type { Model } from "../document/model.ts";
import { methods, rebuild, subschemas } from "../document/openapi-walk.ts";
import { join } from "../document/pointer.ts";
import { resolverOf } from "../document/text-types.ts";
import { withDecodedTypes } from "./decoded-types.ts";
import { header } from "./literal.ts";

/** `paths`, `components` and `operations` as interfaces; parameters and bodies have their types after decoding. */
export async function emitTypes(model: Model, command: string): Promise<string> {
  // A copy, because openapi-typescript adds discriminators to the schemas it reads.
  const document = structuredClone(withMappedRefs(withDecodedTypes(model)));
  const files = fileSchemas(document, model);
  const nodes = await openapiTS(asOpenApi(document), {
    silent: true,
    emptyObjectsUnknown: true, // an object without properties may have any
    defaultNonNullable: false,
    alphabetize: false,
    transform: (schema: object) => (files.has(schema) ? fileType(schema as JsonObject) : undefined),
  });
  return `${header(model.file, command)}${astToString(nodes).replaceAll(/[ \t]+$/gm, "")}`;
}

/** A discriminator may map to the bare name of a component, which openapi-typescript takes for a file. */
function withMappedRefs(document: JsonObject): JsonObject {
  const schemas = objectOf(objectOf(document["components"])["schemas"]);
  const refOf = (target: Json): Json =>
    typeof target === "string" && Object.hasOwn(schemas, target) ? join("#/components/schemas", target) : target;
  return objectOf(
    rebuild(document, "document", "#", (node, kind) => {
      const { mapping, ...discriminator } = objectOf(node["discriminator"]);
      if (kind !== "schema" || mapping === undefined) return node;
      const refs = Object.fromEntries(entriesOf(mapping).map(([value, target]) => [value, refOf(target)]));
      return { ...node, discriminator: { ...discriminator, mapping: refs } };
    }),
  );
}

/** The schemas of binary content in multipart bodies, whose values are files. A schema that is also used elsewhere means files there, too. */
function fileSchemas(document: JsonObject, { refuse }: Model): ReadonlySet<object> {
  const resolve = resolverOf(document, refuse);
  const files = new Set<object>();
  const seen = new Set<Json>();
  const visit = (schema: Json): void => {
    const node = resolve(schema);
    if (!isObject(node) || seen.has(node)) return;
    seen.add(node);
    if (isBinary(node)) files.add(node);
    for (const { schema: part } of subschemas(node)) visit(part);
  };
  for (const body of bodiesOf(document))
    for (const [mediaType, media] of entriesOf(objectOf(resolve(body))["content"]))
      if (isMultipartType(mediaType)) visit(objectOf(media)["schema"] ?? {});
  return files;
}

function fileType({ type }: JsonObject): ts.TypeNode {
  const file = ts.factory.createTypeReferenceNode("File");
  const none = ts.factory.createLiteralTypeNode(ts.factory.createNull());
  return listOf(type).includes("null") ? ts.factory.createUnionTypeNode([file, none]) : file;
}

const bodiesOf = (document: JsonObject): readonly Json[] =>
  entriesOf(document["paths"]).flatMap(([, item]) =>
    methods.flatMap((method) => objectOf(objectOf(item)[method])["requestBody"] ?? []),
  );

/** The document was validated by `normalize`; its type is looser than that of openapi-typescript. */
const asOpenApi = (document: JsonObject): OpenAPI3 => document as unknown as OpenAPI3;
