import type { Content, RequestBody } from "../../operation/operation.ts";

type HeaderValue = string | readonly string[] | undefined;

/** `application/json` and `…+json`, in any case and with any parameters. */
export const isJson = (contentType: HeaderValue): boolean =>
  typeof contentType === "string" &&
  (contentType === "application/json" || /^\s*application\/(?:json|[^\s;/]+\+json)\s*(?:;|$)/i.test(contentType));

/** The media type without parameters, in lower case. */
export const essence = (mediaType: string): string => mediaType.split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** The charset of a text, in lower case. Source: RFC 9110, section 8.3.2. */
export const charsetOf = (contentType: string): string => {
  const [, quoted, plain] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
  return (quoted ?? plain ?? "utf-8").toLowerCase();
};

/** Whether a media type of a specification, which may be a range, covers one of a request. */
export function covers(range: string, actual: string): boolean {
  if (range === actual || range === "*/*" || range === "*") return true;
  return range.endsWith("/*") && actual.startsWith(range.slice(0, -1));
}

/** From the most to the least specific: a type, all types of a kind, any type. */
const rank = (mediaType: string): number => (mediaType === "*/*" ? 2 : mediaType.endsWith("/*") ? 1 : 0);

/**
 * What a specification says about bodies of a content type: the most specific entry that covers it.
 * @returns undefined if it is not listed, or if there is no content type
 */
export function contentFor({ contents }: RequestBody, contentType: HeaderValue): Content | undefined {
  if (typeof contentType !== "string") return undefined;
  const actual = essence(contentType);
  if (!actual.includes("/")) return undefined;
  const candidates = contents.filter(({ mediaType, kind }) => {
    const range = essence(mediaType);
    return covers(range, actual) && (kind !== "json" || range !== "*/*" || isJson(actual));
  });
  const exact = candidates.find(({ mediaType }) => mediaType.toLowerCase() === contentType.trim().toLowerCase());
  return exact ?? candidates.toSorted((a, b) => rank(essence(a.mediaType)) - rank(essence(b.mediaType)))[0];
}
