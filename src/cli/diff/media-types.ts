import { entriesOf, type Json, type JsonObject, objectOf } from "../../openapi/document/json.ts";
import type { Finding } from "./change.ts";
import type { Direction, Effect } from "./effect.ts";
import { at, keywordFindings } from "./findings.ts";
import { texts } from "./rules.ts";
import type { CompareSchemas } from "./schema-findings.ts";

const essence = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** The entry for a media type: the one of the same name, else the nearest range that includes it. */
function entryFor(type: string, content: JsonObject): readonly [string, Json] | undefined {
  const [main] = essence(type).split("/");
  const wanted = [essence(type), `${main}/*`, "*/*"];
  return wanted.map((one) => entriesOf(content).find(([key]) => essence(key) === one)).find((entry) => entry);
}

const apart = new Set(["schema", "itemSchema"]);

/**
 * Compares two maps from media types to contents.
 * @param added the effect of a media type that is new
 */
export function contentFindings(
  before: Json | undefined,
  after: Json | undefined,
  { direction, added, schemas }: Readonly<{ direction: Direction; added: Effect; schemas: CompareSchemas }>,
): Finding[] {
  const [old, next] = [objectOf(before), objectOf(after)];
  const media = (type: string, one: Json, other: Json): Finding[] => {
    const [was, is] = [objectOf(one), objectOf(other)];
    const parts = [...apart].flatMap((key) => at([key], schemas(was[key], is[key], direction)));
    return at([type], [...keywordFindings(was, is, texts, apart, direction), ...parts]);
  };
  const kept = entriesOf(old).flatMap(([type, one]): Finding[] => {
    const other = entryFor(type, next);
    return other === undefined
      ? [{ effect: "unlike", direction, place: [type], before: one, after: undefined }]
      : media(type, one, other[1]);
  });
  const more = entriesOf(next).flatMap(([type, other]): Finding[] => {
    const one = entryFor(type, old);
    if (one === undefined) return [{ effect: added, direction, place: [type], before: undefined, after: other }];
    return essence(one[0]) === essence(type) ? [] : media(type, one[1], other);
  });
  return [...kept, ...more];
}
