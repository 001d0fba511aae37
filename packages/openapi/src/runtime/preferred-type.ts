import type { ReceivedRequest } from "../operation/handler.ts";
import { headerText } from "../operation/headers.ts";

/** The parts of a text, apart from separators within quotes. */
function split(text: string, separator: "," | ";"): string[] {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === "\\" && isQuoted) at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim());
}

/** A media type or range, in normalised spelling, with the weight that a client gives it. */
type Weighted = Readonly<{ key: string; type: string; weight: number }>;

/** All text is sent as UTF-8, whether or not a client requests it. */
const isImplied = (parameter: string): boolean => /^charset="?utf-?8"?$/i.test(parameter);

/** Invalid weights are ignored. */
function weightOf(text: string): number {
  const weight = Number(text);
  return text !== "" && weight >= 0 && weight <= 1 ? weight : 1;
}

function read(text: string): Weighted {
  const [given = "", ...pairs] = split(text, ";");
  const type = given === "*" ? "*/*" : given.toLowerCase();
  const parameters: string[] = [];
  for (const pair of pairs) {
    const equals = pair.indexOf("=");
    const name = pair.slice(0, Math.max(0, equals)).trim().toLowerCase();
    const value = pair.slice(equals + 1).trim();
    // What follows the weight are extensions, none of which are defined.
    if (name === "q") return { key: [type, ...parameters.sort()].join(";"), type, weight: weightOf(value) };
    const parameter = `${name}=${value.replace(/^"(.*)"$/s, "$1")}`;
    if (name !== "" && !isImplied(parameter)) parameters.push(parameter);
  }
  return { key: [type, ...parameters.sort()].join(";"), type, weight: 1 };
}

/**
 * The media type that the client of a request prefers (`Accept`).
 *
 * const type = preferredType(request, ["application/json", "text/csv"]); if (type === undefined) throw new
 * Problem("not_acceptable");
 *
 * @param types available types in order of preference, which decides between types of equal weight
 * @returns undefined if the client accepts none of them Source RFC 9110, section 12.5.1. Not `mediaType` of
 * @hapi/accept, which throws for what is malformed, returns parameters that were not offered, and lets `*\/*` overrule
 *   `text/*;q=0`
 */
export function preferredType<const Type extends string>(
  { headers }: Pick<ReceivedRequest, "headers">,
  types: readonly Type[],
): Type | undefined {
  const weights = new Map<string, number>();
  for (const element of split(headerText(headers["accept"]) ?? "", ",")) {
    const { key, type, weight } = read(element);
    if (type.includes("/") && !weights.has(key)) weights.set(key, weight);
  }
  if (weights.size === 0) return types[0];
  let best: Type | undefined;
  let bestWeight = 0;
  for (const offered of types) {
    const { key, type } = read(offered);
    const ranges = [key, type, `${type.slice(0, type.indexOf("/"))}/*`, "*/*"]; // the most specific one counts
    const weight = weights.get(ranges.find((range) => weights.has(range)) ?? "") ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [offered, weight];
  }
  return best;
}
