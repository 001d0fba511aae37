import { editDistance } from "../../edit-distance.ts";
import {
  byCodePoint,
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import { nameOf, operationsIn, type PlacedOperation, reachIn } from "../tree/reach.ts";
import type { Attempt, Refuse } from "../tree/refusals.ts";
import { isMethod } from "../tree/walk.ts";

/**
 * Patterns of operationIds, tags or paths, where `*` stands for any characters, and names of operations, exactly.
 */
export type Selection = Readonly<{
  only: readonly string[];
  skip: readonly string[];
  without?: ReadonlySet<string> | undefined;
}>;

/** The names under which an operation can be selected. */
const namesOf = ({ node, method, path }: PlacedOperation): string[] => [
  nameOf(node, method, path),
  ...listOf(node["tags"]).flatMap((tag) => textOf(tag) ?? []),
  path,
];

/** Whether names match a pattern. */
export const matcherOf = (pattern: string): ((name: string) => boolean) => {
  if (!pattern.includes("*")) return (name) => name === pattern;
  const parts = pattern.split("*").map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  const expression = new RegExp(`^${parts.join(".*")}$`, "s");
  return (name) => expression.test(name);
};

/**
 * Removes the operations that are not selected, and the components that only they use. Removed parts are not checked.
 * @param others further names that a pattern may match, of what is not selected here
 */
export function select(
  document: JsonObject,
  selection: Selection,
  refuse: Refuse,
  attempt: Attempt,
  others: readonly string[] = [],
): JsonObject {
  const patterns = [...selection.only, ...selection.skip];
  const { without } = selection;
  if (patterns.length === 0 && without === undefined) return document;
  const operations = operationsIn(document);
  checkPatterns(patterns, [...operations.flatMap(namesOf), ...others], refuse, attempt);
  const [only, skip] = [selection.only.map(matcherOf), selection.skip.map(matcherOf)];
  const matches = (operation: PlacedOperation, matchers: typeof only): boolean =>
    matchers.some((matches) => namesOf(operation).some(matches));
  const wanted = new Set<string>(
    operations
      .filter((operation) => (only.length === 0 || matches(operation, only)) && !matches(operation, skip))
      .filter(({ node, method, path }) => without?.has(nameOf(node, method, path)) !== true)
      .map(({ pointer }) => pointer),
  );
  const paths = Object.fromEntries(
    entriesOf(document["paths"]).flatMap(([path, item]): [string, Json][] => {
      const { additionalOperations, ...rest } = objectOf(item);
      const [place, below] = [join("#/paths", path), join(join("#/paths", path), "additionalOperations")];
      const kept = entriesOf(rest).filter(([key]) => !isMethod(key) || wanted.has(join(place, key)));
      const additional = entriesOf(additionalOperations).filter(([key]) => wanted.has(join(below, key)));
      if (additional.length > 0) kept.push(["additionalOperations", Object.fromEntries(additional)]);
      else if (!kept.some(([key]) => isMethod(key))) return [];
      return [[path, Object.fromEntries(kept)]];
    }),
  );
  return withoutUnreached({ ...document, paths });
}

/** Removes components that no path reaches. Security schemes are named, not referred to, and stay. */
export function withoutUnreached(document: JsonObject): JsonObject {
  const reached = reachIn(document)(document["paths"] ?? null);
  const components = entriesOf(document["components"]).map(([section, parts]): [string, Json] => [
    section,
    section === "securitySchemes" || !isObject(parts)
      ? parts
      : Object.fromEntries(entriesOf(parts).filter(([name]) => reached.has(join(join("#/components", section), name)))),
  ]);
  return { ...document, components: Object.fromEntries(components) };
}

function checkPatterns(patterns: readonly string[], all: readonly string[], refuse: Refuse, attempt: Attempt): void {
  const names = [...new Set(all)];
  for (const pattern of patterns)
    if (!names.some(matcherOf(pattern)))
      attempt(() =>
        refuse(
          "#/paths",
          `"${pattern}" is not an operationId, tag or path.${nearest(pattern, names)} A * stands for any characters.`,
        ),
      );
}

function nearest(pattern: string, names: readonly string[]): string {
  const plain = pattern.toLowerCase();
  const near = names
    .map((name) => {
      const lower = name.toLowerCase();
      const distance = lower.includes(plain) || plain.includes(lower) ? 0 : editDistance(plain, lower.slice(0, 100));
      return { name, distance };
    })
    .filter(({ distance }) => distance <= Math.max(2, plain.length / 3))
    .sort((a, b) => a.distance - b.distance || byCodePoint(a.name, b.name));
  return near.length === 0
    ? ""
    : ` Near: ${near
        .slice(0, 5)
        .map(({ name }) => name)
        .join(", ")}.`;
}
