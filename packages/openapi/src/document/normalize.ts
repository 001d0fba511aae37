import { checkExtensions } from "./check/extensions.ts";
import { checkKeys } from "./check/keys.ts";
import { checkCallers, checkCodes, checkNames, checkPaths, checkRefusals } from "./check/operations.ts";
import { checkSchemas } from "./check/schemas.ts";
import { basePathOf } from "./check/servers.ts";
import type { Model, ProblemEntry } from "./model/model.ts";
import { readOperations } from "./model/operation.ts";
import { readSchemes } from "./model/security.ts";
import { spreadPathItems, withOwnPathItems } from "./read/path-items.ts";
import { type ReadFile, withOwnReferences } from "./read/references.ts";
import { type Selection, select } from "./read/selection.ts";
import { withoutSwagger } from "./read/swagger.ts";
import { checkDecodedSchemas, withDecodedSchemas } from "./repair/decoded-schemas.ts";
import { checkDialect, toJsonSchemaDialect } from "./repair/dialect.ts";
import { withOperationIds } from "./repair/operation-ids.ts";
import { withRepairedParameters } from "./repair/parameters.ts";
import { withPatternLengths } from "./repair/pattern-lengths.ts";
import { withQueryPaths } from "./repair/query-paths.ts";
import { checkNullableEnums, withRepairedSchemas } from "./repair/schemas.ts";
import { inDocumentOrder } from "./tree/document-order.ts";
import { byCodePoint, entriesOf, isObject, type JsonObject, objectOf, textOf } from "./tree/json.ts";
import { join } from "./tree/pointer.ts";
import { withOperations } from "./tree/reach.ts";
import {
  collector,
  type Note,
  original,
  type Place,
  type Refusal,
  type Refuse,
  refusalsOf,
  Unsupported,
} from "./tree/refusals.ts";

/** Which operations are read, and how strictly. */
export type Options = Partial<Selection> &
  Readonly<{
    /** Whether repairable faults are refused, instead of repaired with a note. */
    strict?: boolean;
    /** Whether schemas are read as published, without what the service additionally accepts (`x-decoded-as`). */
    published?: boolean;
    /** For documents of several files; without it, a reference to another file is refused. */
    read?: ReadFile;
  }>;

/**
 * Parses an OpenAPI 3.0, 3.1 or 3.2 document, and one of Swagger 2.0 unless `strict`.
 * @throws Unsupported with file, JSON pointer and reason of everything that would generate incorrect code
 */
export function normalize(given: JsonObject, file: string, options: Options = {}): Model {
  const { strict = false, published = false, only = [], skip = [], without, read } = options;
  const refuse = refusalsOf(file);
  const { attempt, refusals } = collector();
  const places = new Map<string, Place>();
  const notes: Refusal[] = [];
  const note: Note = (pointer, reason) => notes.push(original({ file, pointer, reason }, places));
  const inOrder = (found: readonly Refusal[]): Refusal[] => inDocumentOrder(found, source, file);
  const noted = new Set<string>();
  /** Once for what several operations have in common. */
  const tolerate: Note = (pointer, reason) => {
    if (strict) refuse(pointer, reason);
    if (!noted.has(pointer)) note(pointer, reason);
    noted.add(pointer);
  };

  const source = strict ? given : withoutSwagger(given, note);
  checkVersion(source, refuse);
  attempt(() => checkDialect(source, tolerate, refuse));
  const basePath = basePathOf(source, note);
  const own = withOwnReferences(source, { file, read, places, refuse, attempt, note });
  const whole = withOwnPathItems(own, file, places, refuse, attempt);
  const named = strict ? whole : withOperationIds(withQueryPaths(whole, file, places, note), note);
  const selected = select(named, { only, skip, without }, refuse, attempt);
  const repaired = strict ? selected : withRepairedParameters(selected, note);
  if (strict) checkNullableEnums(repaired, refuse, attempt);
  checkKeys(repaired, tolerate, attempt);
  const described = toJsonSchemaDialect(strict ? repaired : withRepairedSchemas(repaired, note));
  const modern = strict ? described : withPatternLengths(described, note);
  checkExtensions(modern, refuse, tolerate, attempt);
  checkSchemas(modern, refuse, attempt);
  checkDecodedSchemas(modern, refuse, attempt);
  const decoded = published ? modern : withDecodedSchemas(modern);
  if (decoded !== modern) checkSchemas(decoded, refuse, attempt);
  const { document, origins } = spreadPathItems(decoded, !strict, refuse, attempt);
  const found = readOperations(document, origins, tolerate, refuse, attempt);
  const problems = attempt(() => problemsOf(document, refuse)) ?? [];
  checkNames(found, refuse, attempt);
  checkPaths(found, refuse, attempt);
  if (strict) checkRefusals(found, refuse, attempt);
  checkCallers(found, refuse, attempt);
  checkCodes(found, problems, refuse, attempt);
  const operations = found.map(({ operation }) => operation);
  const securitySchemes = attempt(() => readSchemes(document, operations, refuse)) ?? {};
  if (refusals.length > 0) {
    const all = withOperations(onePerPlace(refusals), modern);
    throw new Unsupported(inOrder(all.map((refusal) => original(refusal, places))));
  }
  return {
    file,
    published: modern,
    document,
    basePath,
    operations,
    securitySchemes,
    problems,
    notes: inOrder(notes),
    refuse,
  };
}

/** Earlier refusals are reported first, because later ones may be consequences of them. */
const onePerPlace = (refusals: readonly Refusal[]): Refusal[] =>
  [...Map.groupBy(refusals, ({ pointer }) => pointer).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const operations = [first, ...others].flatMap((refusal) => refusal.operations ?? []);
    return [operations.length === 0 ? first : { ...first, operations }];
  });

function checkVersion(document: JsonObject, refuse: Refuse): void {
  const isSwagger = document["swagger"] === "2.0";
  if (!isSwagger && !/^3\.[012]\.\d+/.test(textOf(document["openapi"]) ?? ""))
    refuse("#/openapi", "Only documents of OpenAPI 3.0, 3.1 and 3.2 and of Swagger 2.0 are supported.");
  if (!["paths", "webhooks", "components"].some((key) => isObject(document[key])))
    refuse("#/paths", "The document has no paths.");
  if (isSwagger)
    refuse(
      "#/swagger",
      "With --strict, Swagger 2.0 is not converted to OpenAPI 3. Convert the document first, for example with swagger2openapi.",
    );
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
