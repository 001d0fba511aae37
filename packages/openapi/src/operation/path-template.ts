/**
 * A segment of a path template with text and parameters, such as `{name}.{ext}`: the texts around its parameters, in
 * lower case.
 */
export type MixedSegment = readonly string[];

/** One segment of a path template: a text, a parameter that takes all of it, or both mixed. */
export type TemplateSegment = Readonly<
  | { kind: "literal"; text: string }
  | { kind: "parameter"; names: readonly string[] }
  | { kind: "mixed"; texts: MixedSegment; names: readonly string[] }
>;

/** Percent-decoded; a segment that does not decode is unchanged. */
export function decodedSegment(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function segmentOf(segment: string): TemplateSegment {
  const texts: string[] = [];
  const names: string[] = [];
  let at = 0;
  while (true) {
    const open = segment.indexOf("{", at);
    const close = open === -1 ? -1 : segment.indexOf("}", open);
    if (close === -1) break;
    texts.push(decodedSegment(segment.slice(at, open)).toLowerCase());
    names.push(segment.slice(open + 1, close));
    at = close + 1;
  }
  const rest = decodedSegment(segment.slice(at)).toLowerCase();
  if (names.length === 0) return { kind: "literal", text: rest };
  if (names.length === 1 && texts[0] === "" && rest === "") return { kind: "parameter", names };
  return { kind: "mixed", texts: [...texts, rest], names };
}

/** The segments of a path template without its trailing slash and its query. */
export const templateSegments = (template: string): TemplateSegment[] =>
  segmentsOf(template.replace(/\?.*$/s, "")).map((segment) => segmentOf(segment));

/** What the query of a request must have: a parameter with this value, or with any. */
export type QueryCondition = Readonly<{ name: string; value: string | undefined }>;

/** The path as the router distinguishes it: without parameter names, case, trailing slash, percent-encoding and query. */
export const routeKey = (template: string): string =>
  JSON.stringify(templateSegments(template).map((segment) => ({ ...segment, names: undefined })));

/** Of `/things?action=start&force`: that `action` is `start`, and that there is a `force`. */
export function queryConditions(template: string): QueryCondition[] {
  const start = template.indexOf("?");
  if (start === -1) return [];
  return [...new URLSearchParams(template.slice(start))].map(([name, value]) => ({ name, value: value || undefined }));
}

/** Equal for conditions that are the same in another order. */
export const conditionsKey = (conditions: readonly QueryCondition[]): string =>
  JSON.stringify(conditions.map(({ name, value }) => [name, value]).sort());

/** The segments of a path, which starts with a slash; a trailing slash makes no difference. */
export function segmentsOf(path: string): string[] {
  const end = path.length > 1 && path.endsWith("/") ? path.length - 1 : path.length;
  return path.slice(1, end).split("/");
}

/**
 * The values of the parameters of a mixed segment, none of them empty; of several ways to divide the text, the one with
 * the longest first values.
 * @param segment percent-decoded
 * @returns undefined if it does not match
 */
export function matchMixed(texts: MixedSegment, segment: string): string[] | undefined {
  const lower = segment.toLowerCase();
  const [prefix = ""] = texts;
  const suffix = texts.at(-1) ?? "";
  // A letter that changes its length in lower case would shift the positions; such texts have no other spelling here.
  const text = lower.length === segment.length ? lower : segment;
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return undefined;
  const values: string[] = [];
  let end = text.length - suffix.length;
  for (let index = texts.length - 2; index > 0; index -= 1) {
    const between = texts[index] ?? "";
    const at = end < 1 ? -1 : text.lastIndexOf(between, end - 1 - between.length);
    if (at < 0) return undefined;
    values.unshift(segment.slice(at + between.length, end));
    end = at;
  }
  if (end <= prefix.length) return undefined;
  values.unshift(segment.slice(prefix.length, end));
  return values;
}
