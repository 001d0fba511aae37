import { resolverOf } from "../../document/model/text-types.ts";
import { toJsonSchemaDialect } from "../../document/repair/dialect.ts";
import { withRepairedSchemas } from "../../document/repair/schemas.ts";
import { entriesOf, type Json, type JsonObject, objectOf } from "../../document/tree/json.ts";
import { refusalsOf } from "../../document/tree/refusals.ts";
import { rebuild } from "../../document/tree/walk.ts";
import { type Change, changeOf } from "./change.ts";
import { type Cursor, cursorAt, type Source } from "./cursor.ts";
import { flattenerOf } from "./flat-schema.ts";
import { compareCalls, compareOperations, itemRules, type Owner } from "./operations.ts";
import { compareEntries, each, ignored, type Rule, type Rules, texts } from "./rules.ts";
import { schemaComparison } from "./schema-comparison.ts";
import { schemesOf } from "./security.ts";

/**
 * Changes from one OpenAPI 3 document to another. Documents of different versions can be compared, because schemas are
 * converted to one dialect. Shared components are compared where operations use them, so renaming one is not a change;
 * one that differs is listed once for each operation and direction.
 * @throws Unsupported for a dangling reference
 */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  const { documents, findingsOf } = schemaComparison(sourceOf(before), sourceOf(after));
  const { old, next } = documents;
  const changes: Change[] = [];
  const cursorIn = (operation: string): Cursor => {
    const seen = new Set<string>();
    const add = (finding: Parameters<typeof changeOf>[0]) => void changes.push(changeOf(finding, operation));
    const compare = (one: Json, other: Json, cursor: Cursor) => findingsOf(one, other, cursor, seen).forEach(add);
    return cursorAt({ documents, add, compare }, "request");
  };
  compareEntries(old.document, next.document, documentRules, cursorIn(""));
  comparePaths(documents, cursorIn);
  compareCalls(itemsIn("webhooks", old), itemsIn("webhooks", next), cursorIn("").child("webhooks"));
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
  ...ignored("openapi info $self components paths webhooks security servers x-max-bytes"),
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

/** Path items by path, without the names of parameters. */
const pathsOf = (source: Source): ReadonlyMap<string, Owner> =>
  new Map(
    entriesOf(itemsIn("paths", source))
      .filter(([path]) => !path.startsWith("x-"))
      .map(([path, item]) => [path.replaceAll(/\{[^{}]*\}/g, "{}"), { path, item: objectOf(item), source }]),
  );

function comparePaths({ old, next }: Cursor["documents"], cursorIn: (operation: string) => Cursor): void {
  const [before, after] = [pathsOf(old), pathsOf(next)];
  for (const address of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(address), after.get(address)];
    const path = one?.path ?? other?.path ?? "";
    if (one && other) compareEntries(one.item, other.item, itemRules, cursorIn(path));
    const owners = [one ?? { path, item: {}, source: old }, other ?? { path, item: {}, source: next }] as const;
    compareOperations(...owners, (method) => cursorIn(`${method.toUpperCase()} ${path}`));
  }
}
