import { entriesOf, type Json, type JsonObject, objectOf } from "../../openapi/document/json.ts";
import type { Resolve } from "../../openapi/document/text-types.ts";
import type { Finding } from "./change.ts";
import type { Direction } from "./effect.ts";
import { at, keywordFindings } from "./findings.ts";
import { contentFindings } from "./media-types.ts";
import { serializedFindings } from "./parameters.ts";
import { responseRules } from "./rules.ts";
import type { CompareSchemas } from "./schema-findings.ts";

type How = Readonly<{ resolve: readonly [old: Resolve, next: Resolve]; direction: Direction; schemas: CompareSchemas }>;

/**
 * The response that is meant by a status: its own, that of its range, or the default. Defaults are written for errors, so that a success which
 * is added was not described by one.
 */
function responseFor(status: string, responses: JsonObject, isAdded: boolean): Json | undefined {
  const isFailure = /^[45]/.test(status);
  return responses[status] ?? responses[`${status[0]}XX`] ?? (isAdded && !isFailure ? undefined : responses["default"]);
}

/** Compares the responses of an operation. */
export function responseFindings(before: Json | undefined, after: Json | undefined, how: How): Finding[] {
  const { direction, resolve } = how;
  const [old, next] = [objectOf(before), objectOf(after)];
  const kept = entriesOf(old).flatMap(([status, one]): Finding[] => {
    const other = responseFor(status, next, false);
    if (other === undefined)
      return [{ effect: "unlike", direction, place: [status], before: resolve[0](one), after: undefined }];
    const gone: Finding[] =
      status in next
        ? []
        : [{ effect: "compatible", direction, place: [status], before: resolve[0](one), after: undefined }];
    return [...gone, ...at([status], oneFindings(resolve[0](one), resolve[1](other), how))];
  });
  const added = entriesOf(next).flatMap(([status, other]): Finding[] => {
    if (status in old) return [];
    const one = responseFor(status, old, true);
    const found = one === undefined ? [] : at([status], oneFindings(resolve[0](one), resolve[1](other), how));
    return [
      { effect: "compatible", direction, place: [status], before: undefined, after: resolve[1](other) },
      ...found,
    ];
  });
  return [...kept, ...added];
}

const apart = new Set(["headers", "content", "links"]);

function oneFindings(before: Json, after: Json, { direction, schemas, resolve }: How): Finding[] {
  const [old, next] = [objectOf(before), objectOf(after)];
  // Callers choose a media type that they know. Whoever answers an event has to send a body of one that is listed.
  const isAwaited = direction === "request" && entriesOf(old["content"]).length === 0;
  const added = isAwaited ? "narrower" : "compatible";
  const [oldHeaders, nextHeaders] = [headersOf(old, resolve[0]), headersOf(next, resolve[1])];
  const headers = [...new Set([...oldHeaders.keys(), ...nextHeaders.keys()])].flatMap((name): Finding[] => {
    const [one, other] = [oldHeaders.get(name), nextHeaders.get(name)];
    if (one !== undefined && other !== undefined) return at([name], serializedFindings(one, other, direction, schemas));
    const effect = one !== undefined ? "unlike" : other?.["required"] === true ? "narrower" : "compatible";
    return [{ effect, direction, place: [name], before: one, after: other }];
  });
  const [oldLinks, nextLinks] = [objectOf(old["links"]), objectOf(next["links"])];
  const links = keywordFindings(oldLinks, nextLinks, addedOnly(oldLinks, nextLinks), new Set(), direction);
  return [
    ...keywordFindings(old, next, responseRules, apart, direction),
    ...at(["headers"], headers),
    ...at(["links"], links),
    ...at(["content"], contentFindings(old["content"], next["content"], { direction, added, schemas })),
  ];
}

/** A rule for each name: whoever follows links finds those that were there. */
const addedOnly = (...objects: readonly JsonObject[]) =>
  Object.fromEntries(
    objects
      .flatMap(Object.keys)
      .map((name) => [name, (before: Json | undefined) => (before === undefined ? "compatible" : "unlike")] as const),
  );

const headersOf = (response: JsonObject, resolve: Resolve): Map<string, JsonObject> =>
  new Map(
    entriesOf(response["headers"])
      .filter(([name]) => name.toLowerCase() !== "content-type")
      .map(([name, header]) => [name.toLowerCase(), objectOf(resolve(header))]),
  );
