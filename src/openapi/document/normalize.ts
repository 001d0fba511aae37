import { checkCallers, checkCodes, checkNames } from "./check-operations.ts";
import { checkSchemas } from "./check-schemas.ts";
import { toJsonSchemaDialect } from "./dialect.ts";
import { checkExtensions } from "./extensions.ts";
import { byCodePoint, entriesOf, isObject, type JsonObject, objectOf, textOf } from "./json.ts";
import type { Model, ProblemEntry } from "./model.ts";
import { readOperations } from "./operation.ts";
import { spreadPathItems } from "./path-items.ts";
import { join } from "./pointer.ts";
import { readSchemes } from "./security.ts";
import { type Refuse, refusalsOf } from "./unsupported.ts";

/**
 * Parses an OpenAPI 3.0 or 3.1 document.
 * Errors  `Unsupported` with file, JSON pointer and reason for everything that would generate incorrect code
 */
export function normalize(source: JsonObject, file: string): Model {
  const refuse = refusalsOf(file);
  checkVersion(source, refuse);
  const modern = toJsonSchemaDialect(source);
  checkExtensions(modern, refuse);
  checkSchemas(modern, refuse);
  const { document, origins } = spreadPathItems(modern, refuse);
  const found = readOperations(document, origins, refuse);
  const problems = problemsOf(document, refuse);
  checkNames(found, refuse);
  checkCallers(found, refuse);
  checkCodes(found, problems, refuse);
  const operations = found.map(({ operation }) => operation);
  const securitySchemes = readSchemes(document, operations, refuse);
  return { file, document, operations, securitySchemes, problems, refuse };
}

function checkVersion(document: JsonObject, refuse: Refuse): void {
  if ("swagger" in document)
    refuse("#/swagger", "Swagger 2.0 is not supported. Convert the document to OpenAPI 3 first.");
  if (!/^3\.[01]\.\d+/.test(textOf(document["openapi"]) ?? ""))
    refuse("#/openapi", "Only OpenAPI 3.0 and 3.1 documents are supported.");
  if (!isObject(document["paths"])) refuse("#/paths", "The document has no paths.");
}

function problemsOf(document: JsonObject, refuse: Refuse): ProblemEntry[] {
  return entriesOf(document["x-problems"])
    .map(([code, entry]) => {
      const { status, title, detail, description, advice, ...others } = objectOf(entry);
      const [unknownKey] = Object.keys(others);
      if (unknownKey !== undefined)
        return refuse(
          join("#/x-problems", code),
          `A problem has no key "${unknownKey}". Quote texts that contain a comma.`,
        );
      if (typeof status !== "number" || typeof title !== "string" || typeof detail !== "string")
        return refuse(join("#/x-problems", code), "A problem has a status (number), a title and a detail (text).");
      for (const [key, value] of [
        ["description", description],
        ["advice", advice],
      ] as const)
        if (value !== undefined && typeof value !== "string")
          return refuse(join("#/x-problems", code), `The ${key} of a problem is a text.`);
      return { code, status, title, detail, description: textOf(description) ?? "", advice: textOf(advice) };
    })
    .sort((a, b) => byCodePoint(a.code, b.code));
}
