import { upgradeFromTwoToThree } from "@scalar/openapi-upgrader/2.0-to-3.0";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf } from "../tree/json.ts";
import type { Note } from "../tree/refusals.ts";
import { isMethod } from "../tree/walk.ts";

/** Converts Swagger 2.0 to OpenAPI 3.0, with a note; another document is returned unchanged. */
export function withoutSwagger(document: JsonObject, note: Note): JsonObject {
  if (document["swagger"] !== "2.0" || !isObject(document["paths"])) return document;
  note("#/swagger", "Swagger 2.0 was converted to OpenAPI 3.0. Other locations are those of the converted document.");
  const converted = upgradeFromTwoToThree(structuredClone(document)) as JsonObject;
  const paths = entriesOf(converted["paths"]).map(([path, item]): [string, Json] => [
    path,
    Object.fromEntries(
      entriesOf(item).map(([key, value]) => [key, isMethod(key) ? withRequiredForm(objectOf(value)) : value]),
    ),
  ]);
  return { ...converted, paths: Object.fromEntries(paths) };
}

/** A form with a field that is required is required itself, which the conversion leaves out. */
function withRequiredForm(operation: JsonObject): JsonObject {
  const body = objectOf(operation["requestBody"]);
  const isRequired = entriesOf(body["content"]).some(
    ([type, content]) =>
      /^(multipart\/form-data|application\/x-www-form-urlencoded)$/.test(type) &&
      listOf(objectOf(objectOf(content)["schema"])["required"]).length > 0,
  );
  return isRequired ? { ...operation, requestBody: { ...body, required: true } } : operation;
}
