import { checkExtensions } from "./check/extensions.ts";
import { checkKeys } from "./check/keys.ts";
import { checkCallers, checkCodes, checkNames, checkPaths, checkRefusals } from "./check/operations.ts";
import { checkSchemas } from "./check/schemas.ts";
import { basePathOf } from "./check/servers.ts";
import { type Model, type OutgoingKind, outgoingKinds, type ProblemEntry } from "./model/model.ts";
import { readOperations } from "./model/operation.ts";
import { readSchemes } from "./model/security.ts";
import {
  asPaths,
  isOutgoing,
  namesOfOutgoing,
  outgoingIn,
  placesOfOutgoing,
  selectedOutgoing,
  withoutOutgoing,
} from "./outgoing.ts";
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
    /** What the service sends is read, instead of its operations. */
    outgoing?: OutgoingKind;
    /** For documents of several files; without it, a reference to another file is refused. */
    read?: ReadFile;
  }>;

/**
 * Parses an OpenAPI 3.0, 3.1 or 3.2 document, and one of Swagger 2.0 unless `strict`.
 * @throws Unsupported with file, JSON pointer and reason of everything that would generate incorrect code
 */
export function normalize(given: JsonObject, file: string, options: Options = {}): Model {
  const { strict = false, published = false, only = [], skip = [], without, read, outgoing: kind } = options;
  const refuse = refusalsOf(file);
  /** Of the whole document, which is read alike for each of its parts. */
  const whole = collector();
  const { attempt, refusals } = collector();
  const places = new Map<string, Place>();
  const notes: Refusal[] = [];
  const noteHere: Note = (pointer, reason) => notes.push(original({ file, pointer, reason }, places));
  const noteOnce: Note = kind === undefined ? noteHere : () => undefined;
  const inOrder = (found: readonly Refusal[]): Refusal[] => inDocumentOrder(found, source, file);

  const source = strict ? given : withoutSwagger(given, noteOnce);
  checkVersion(source, refuse);
  whole.attempt(() => checkDialect(source, toleratedBy(noteOnce, strict, refuse), refuse));
  const basePath = kind === undefined ? basePathOf(source, noteOnce) : "";
  const own = withOwnReferences(source, { file, read, places, refuse, attempt: whole.attempt, note: noteOnce });
  const withItems = withOwnPathItems(own, file, places, refuse, whole.attempt);
  const named = strict ? withItems : withOperationIds(withQueryPaths(withItems, file, places, noteOnce), noteOnce);

  const outgoing = outgoingIn(named, file, whole.attempt);
  const sent = selectedOutgoing(named, outgoing, { only, skip });
  const part = sent.filter((one) => one.kind === kind);
  const moved = placesOfOutgoing(part);
  const note: Note = (pointer, reason) => noteHere(moved.inDocument(pointer), reason);
  const tolerate = toleratedBy(note, strict, refuse);
  const operationsOfPart = (paths: JsonObject): JsonObject => {
    const unique = strict ? paths : withOperationIds(paths, note);
    return select(unique, { only: [], skip: [], without }, refuse, attempt);
  };
  const selected =
    kind === undefined
      ? select(withoutOutgoing(named), { only, skip, without }, refuse, attempt, namesOfOutgoing(outgoing))
      : operationsOfPart(asPaths(named, part));
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
  if (strict && kind === undefined) checkRefusals(found, refuse, attempt);
  checkCallers(found, refuse, attempt);
  checkCodes(found, problems, refuse, attempt);
  const operations = found.map(({ operation }) => operation);
  const securitySchemes = attempt(() => readSchemes(document, operations, refuse, note)) ?? {};
  const ofPart = whole.refusals.flatMap((refusal) => {
    if (kind === undefined) return isOutgoing(refusal.pointer) ? [] : [refusal];
    const pointer = moved.asPath(refusal.pointer) ?? refusal.pointer;
    return /^#\/(?:paths|components)\//.test(pointer) ? [{ ...refusal, pointer }] : [];
  });
  const all = withOperations(onePerPlace([...ofPart, ...refusals]), modern)
    // What nothing outgoing needs is refused for the service.
    .filter(({ operations: needing }) => kind === undefined || needing?.length !== 0)
    .map((refusal) => original({ ...refusal, pointer: moved.inDocument(refusal.pointer) }, places));
  if (all.length > 0) throw new Unsupported(inOrder(all));
  return {
    file,
    published: modern,
    document,
    basePath,
    operations,
    securitySchemes,
    problems,
    outgoing: kind === undefined ? outgoingKinds.filter((one) => sent.some((other) => other.kind === one)) : [],
    notes: inOrder(notes),
    refuse,
  };
}

/** Notes a fault that can be repaired, once for what several operations have in common; or refuses it. */
function toleratedBy(note: Note, strict: boolean, refuse: Refuse): Note {
  const noted = new Set<string>();
  return (pointer, reason) => {
    if (strict) refuse(pointer, reason);
    if (!noted.has(pointer)) note(pointer, reason);
    noted.add(pointer);
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
