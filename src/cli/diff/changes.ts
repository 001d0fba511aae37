import { apiDiff } from "api-smart-diff";
import { toJsonSchemaDialect } from "../../openapi/document/dialect.ts";
import { entriesOf, isObject, type Json, type JsonObject, objectOf } from "../../openapi/document/json.ts";
import { type Change, changeOf, type Difference } from "./change.ts";
import { breaks, locksOut } from "./classification.ts";

/**
 * Changes from one OpenAPI 3 document to another. Documents of 3.0 and 3.1 can be compared, because schemas are converted to one dialect.
 * Shared components are compared where operations use them, so that renaming one is no change.
 */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  const [old, next] = [toJsonSchemaDialect(before), toJsonSchemaDialect(after)];
  const differences = apiDiff(comparable(old), comparable(next)) as readonly Difference[];
  const found = differences
    .filter(({ path }) => !isSecurity(path) && !isAside(path))
    .map((difference) => changeOf(difference, breaks(difference)));
  return [...found, ...securityChanges(old, next)];
}

/** A copy, because the library changes what it reads; of one version, as all schemas are of one dialect now. */
const comparable = (document: JsonObject): JsonObject => ({ ...structuredClone(document), openapi: "3.1.0" });

/** Compared by what callers have to prove, below. */
const isSecurity = (path: Difference["path"]): boolean =>
  path[0] === "security" || (path[0] === "paths" && path[3] === "security");

/** Not part of what callers rely on, or compared where it is used. */
const isAside = ([section, part]: Difference["path"]): boolean =>
  section === "openapi" || section === "info" || (section === "components" && part !== "securitySchemes");

/** The operations that both documents have, and whose security differs, inherited or not. */
function securityChanges(old: JsonObject, next: JsonObject): Change[] {
  return entriesOf(old["paths"]).flatMap(([url, item]) =>
    entriesOf(item).flatMap(([method, operation]) => {
      const other = objectOf(objectOf(next["paths"])[url])[method];
      if (!isObject(operation) || !isObject(other)) return [];
      const [before, after] = [effective(operation, old), effective(other, next)];
      if (JSON.stringify(before) === JSON.stringify(after)) return [];
      const difference = { type: "", action: "replace", path: ["paths", url, method, "security"], before, after };
      return [changeOf(difference, locksOut(before, after))];
    }),
  );
}

const effective = (operation: JsonObject, document: JsonObject): Json =>
  operation["security"] ?? document["security"] ?? [];
