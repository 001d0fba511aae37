import ts from "typescript";
import { isMultipartType } from "../document/model/media-type.ts";
import type { Model } from "../document/model/model.ts";
import { isBinary, resolverOf } from "../document/model/text-types.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf } from "../document/tree/json.ts";
import { methods, subschemas } from "../document/tree/walk.ts";

/** The schemas of binary content in multipart bodies, whose values are files. */
export function fileSchemas(document: JsonObject, { refuse }: Model): ReadonlySet<object> {
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

/** The type of a file part. */
export function fileType({ type }: JsonObject): ts.TypeNode {
  const file = ts.factory.createTypeReferenceNode("File");
  const none = ts.factory.createLiteralTypeNode(ts.factory.createNull());
  return listOf(type).includes("null") ? ts.factory.createUnionTypeNode([file, none]) : file;
}

const bodiesOf = (document: JsonObject): readonly Json[] =>
  entriesOf(document["paths"]).flatMap(([, item]) =>
    methods.flatMap((method) => objectOf(objectOf(item)[method])["requestBody"] ?? []),
  );
