import { toJsonSchemaDialect } from "../../openapi/document/dialect.ts";
import { entriesOf, type Json, type JsonObject, objectOf } from "../../openapi/document/json.ts";
import { rebuild } from "../../openapi/document/openapi-walk.ts";
import { withRepairedSchemas } from "../../openapi/document/schema-repairs.ts";
import { resolverOf } from "../../openapi/document/text-types.ts";
import { refusalsOf } from "../../openapi/document/unsupported.ts";
import { type Change, changeOf, type Finding } from "./change.ts";
import { at, keywordFindings } from "./findings.ts";
import { flattenerOf } from "./flat-schema.ts";
import { type Context, itemFindings, itemRestFindings, methodFindings, type Source } from "./operations.ts";
import { pairMap } from "./pair-map.ts";
import { documentRules } from "./rules.ts";
import { type CompareSchemas, schemaComparison } from "./schema-findings.ts";
import { schemesOf } from "./security.ts";
import { unchangedParts } from "./unchanged.ts";

/**
 * Changes from one OpenAPI 3 document to another. Documents of different versions can be compared, because schemas are converted to one dialect.
 * Shared components are compared where operations use them, so that renaming one is no change; one that differs is listed once for each
 * operation and direction.
 * Errors  `Unsupported` for a reference that leads nowhere
 */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  const [old, next] = [sourceOf(before), sourceOf(after)];
  const schemas = schemaComparison({
    old: flattenerOf(old.resolve),
    next: flattenerOf(next.resolve),
    isUnchanged: unchangedParts(old.document, next.document),
  });
  const context = (): Context => ({ old, next, schemas: eachOnce(schemas) });
  return [
    ...documentFindings(old.document, next.document).map((finding) => changeOf(finding, "")),
    ...pathChanges(old, next, context),
    ...at(["webhooks"], itemFindings(webhooksOf(old), webhooksOf(next), context(), "reply")).map((finding) =>
      changeOf(finding, ""),
    ),
  ];
}

function sourceOf(given: JsonObject): Source {
  const modern = toJsonSchemaDialect(withRepairedSchemas(given, () => undefined));
  const resolve = resolverOf(modern, refusalsOf(""));
  // Shared media types, which only documents of 3.2 have, are compared in place.
  const document = objectOf(
    rebuild(modern, "document", "#", (node, kind) => (kind === "media" ? objectOf(resolve(node)) : node)),
  );
  return { document, resolve, schemes: schemesOf(document, resolve) };
}

/** The same pair of schemas is not listed again in the same direction. */
function eachOnce(schemas: CompareSchemas): CompareSchemas {
  const seen = { request: pairMap<boolean>(), reply: pairMap<boolean>() };
  return (before, after, direction) => schemas(before, after, direction, seen[direction]);
}

/** Compared by operations, or not part of what callers rely on. */
const apart = new Set(
  "openapi info $self components paths webhooks security servers x-max-bytes x-problems".split(" "),
);

function documentFindings(old: JsonObject, next: JsonObject): Finding[] {
  const [problems, others] = [objectOf(old["x-problems"]), objectOf(next["x-problems"])];
  const codes = new Set([...Object.keys(problems), ...Object.keys(others)]);
  return [
    ...keywordFindings(old, next, documentRules, apart, "request"),
    ...at(
      ["x-problems"],
      [...codes].flatMap((code): Finding[] => {
        const { [code]: before } = problems;
        const { [code]: after } = others;
        if (JSON.stringify(before) === JSON.stringify(after)) return [];
        const isMoved =
          before !== undefined && after !== undefined && objectOf(before)["status"] !== objectOf(after)["status"];
        return [{ effect: isMoved ? "unlike" : "compatible", direction: "reply", place: [code], before, after }];
      }),
    ),
  ];
}

const itemsIn = (map: Json | undefined, { resolve }: Source): Map<string, JsonObject> =>
  new Map(
    entriesOf(map).map(
      ([name, item]) => [name, { ...objectOf(resolve(item)), ...withoutRef(objectOf(item)) }] as const,
    ),
  );
const withoutRef = ({ $ref: _, ...own }: JsonObject): JsonObject => own;
const webhooksOf = (source: Source): Map<string, JsonObject> => itemsIn(source.document["webhooks"], source);

/** The names of path parameters are no part of an address. */
const shapeOf = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, "{}");

function pathChanges(old: Source, next: Source, context: () => Context): Change[] {
  const [paths, others] = [itemsIn(old.document["paths"], old), itemsIn(next.document["paths"], next)];
  const byShape = new Map([...others.keys()].map((path) => [shapeOf(path), path]));
  const newPathOf = (path: string): string | undefined => (others.has(path) ? path : byShape.get(shapeOf(path)));
  const kept = new Set([...paths.keys()].map(newPathOf));
  const pairs = [
    ...[...paths.keys()].map((path) => [path, newPathOf(path)] as const),
    ...[...others.keys()].filter((path) => !kept.has(path)).map((path) => [undefined, path] as const),
  ];
  return pairs.flatMap(([from, to]) => {
    const path = from ?? to ?? "";
    if (path.startsWith("x-")) return [];
    const [item, other] = [paths.get(from ?? "") ?? {}, others.get(to ?? "") ?? {}];
    const rest =
      from === undefined || to === undefined
        ? []
        : itemRestFindings(item, other).map((finding) => changeOf(finding, path));
    const [left, right] = [
      { path: from ?? "", item },
      { path: to ?? "", item: other },
    ];
    const changes = methodFindings(left, right, context, "request").flatMap(({ method, findings }) =>
      findings.map((finding) => changeOf(finding, `${method.toUpperCase()} ${path}`)),
    );
    return [...rest, ...changes];
  });
}
