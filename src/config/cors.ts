import type { Readers } from "./readers.ts";

/** A header name. Source: RFC 9110, section 5.6.2. */
const token = /^[\w!#$%&'*+.^`|~-]+$/;

/** `CORS_ALLOW_HEADERS`: headers allowed in cross-origin requests, in addition to the built-in ones. */
export function readCorsHeaders({ checked }: Pick<Readers, "checked">): readonly string[] {
  const splitList = (text: string): string[] => text.split(",").map((name) => name.trim());
  const names = checked("CORS_ALLOW_HEADERS", "names of headers separated by commas", (text) =>
    splitList(text).every((name) => token.test(name)),
  );
  return names === undefined ? [] : splitList(names);
}
