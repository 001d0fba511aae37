import { resolverOf } from "../../document/model/text-types.ts";
import { toJsonSchemaDialect } from "../../document/repair/dialect.ts";
import { withRepairedSchemas } from "../../document/repair/schemas.ts";
import { entriesOf, type Json, type JsonObject, objectOf } from "../../document/tree/json.ts";
import { refusalsOf } from "../../document/tree/refusals.ts";
import { rebuild } from "../../document/tree/walk.ts";
import { type Change, changeOf } from "./change.ts";
import { flattenerOf } from "./flat-schema.ts";
import { compareCalls, compareOperations, itemRules, type Owner } from "./operations.ts";
import { type Place, placeOf, type Source } from "./place.ts";
import { apart, compareEntries, each, type Rule, type Rules, texts } from "./rules.ts";
import { schemaComparison } from "./schema-comparison.ts";
import { schemesOf } from "./security.ts";

/**
 * Changes from one OpenAPI 3 document to another. Documents of different versions can be compared, because schemas are
 * converted to one dialect. Shared components are compared where operations use them, so that renaming one is no
 * change; one that differs is listed once for each operation and direction. Errors `Unsupported` for a reference that
 * leads nowhere
 */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  const { documents, findingsOf } = schemaComparison(sourceOf(before), sourceOf(after));
  const { old, next } = documents;
  const changes: Change[] = [];
  const placeIn = (operation: string): Place => {
    const seen = new Set<string>();
    const add = (finding: Parameters<typeof changeOf>[0]) => void changes.push(changeOf(finding, operation));
    const compare = (one: Json, other: Json, place: Place) => findingsOf(one, other, place, seen).forEach(add);
    return placeOf({ documents, add, compare }, "request");
  };
  compareEntries(old.document, next.document, documentRules, placeIn(""));
  comparePaths(documents, placeIn);
  compareCalls(itemsIn("webhooks", old), itemsIn("webhooks", next), placeIn("").at("webhooks"));
  return changes;
}

function sourceOf(given: JsonObject): Source {
  const modern = toJsonSchemaDialect(withRepairedSchemas(given, () => undefined));
  const resolve = resolverOf(modern, refusalsOf(""));
  // Shared media types, which only documents of 3.2 have, are compared in place.
  const document = objectOf(
    rebuild(modern, "document", "#", (node, kind) => (kind === "media" ? objectOf(resolve(node)) : node)),
  );
  return { document, resolve, flat: flattenerOf(resolve), schemes: schemesOf(document, resolve) };
}

const problem: Rule = (before, after) =>
  before !== undefined && after !== undefined && objectOf(before)["status"] !== objectOf(after)["status"]
    ? "unlike"
    : "compatible";

const documentRules: Rules = {
  ...texts,
  ...apart("openapi info $self components paths webhooks security servers x-max-bytes"),
  "x-unlisted-bodies": (_, after) => (after === "ignored" ? "wider" : "narrower"),
  "x-problems": each(problem),
};

const itemsIn = (key: "paths" | "webhooks", { document, resolve }: Source): JsonObject =>
  Object.fromEntries(
    entriesOf(document[key]).map(([name, item]) => {
      const { $ref: _, ...own } = objectOf(item);
      return [name, { ...objectOf(resolve(item)), ...own }];
    }),
  );

/** Path items by their addresses, of which the names of parameters are no part. */
const pathsOf = (source: Source): ReadonlyMap<string, Owner> =>
  new Map(
    entriesOf(itemsIn("paths", source))
      .filter(([path]) => !path.startsWith("x-"))
      .map(([path, item]) => [path.replaceAll(/\{[^{}]*\}/g, "{}"), { path, item: objectOf(item), source }]),
  );

function comparePaths({ old, next }: Place["documents"], placeIn: (operation: string) => Place): void {
  const [before, after] = [pathsOf(old), pathsOf(next)];
  for (const address of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(address), after.get(address)];
    const path = one?.path ?? other?.path ?? "";
    if (one && other) compareEntries(one.item, other.item, itemRules, placeIn(path));
    const owners = [one ?? { path, item: {}, source: old }, other ?? { path, item: {}, source: next }] as const;
    compareOperations(...owners, (method) => placeIn(`${method.toUpperCase()} ${path}`));
  }
}
