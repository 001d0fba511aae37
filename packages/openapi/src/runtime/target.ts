import { Problem } from "../operation/problem.ts";

/** A parsed request target: a path with its query or, for OPTIONS only, the server as a whole. */
export type Target = Readonly<{ path: string; authority: string | undefined }> | "server";

/** Host and port as in RFC 3986; matches in linear time, because no character is part of two alternatives. */
const hostAndPort = /^(?:\[[\w.:~!$&'()*+,;=-]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d{0,5})?$/i;
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i;

/** Whether a Host header has a valid value; the empty one is valid. Source: RFC 9110, section 7.2. */
export const isHost = (text: string): boolean => hostAndPort.test(text);

/**
 * Removes the double slash that results from a base URL with a trailing one: `//api/x` is `/api/x`. Other paths are
 * unchanged, so a proxy that protects `/admin` need not consider `//admin`.
 */
export const withoutExtraSlash = (path: string): string => (/^\/\/api\//i.test(path) ? path.slice(1) : path);

/**
 * Parses a request target without a URL parser, which throws for invalid hosts from clients and modifies paths. Source:
 * RFC 9112, section 3.2.
 * @param target such as `/a?b`, `http://host/a?b` or `*`
 * @returns the path with its query, without a fragment, and the addressed host; undefined if it is not a valid target
 *   for this server
 */
export function readTarget(method: string, target: string): Target | undefined {
  if (target.startsWith("/")) return { path: withoutExtraSlash(target), authority: undefined };
  if (target === "*") return method === "OPTIONS" ? "server" : undefined;
  const [, authority = "", rest = ""] = absolute.exec(target) ?? [];
  if (authority === "" || authority.startsWith(":") || !isHost(authority)) return undefined;
  return { path: withoutExtraSlash(rest.startsWith("/") ? rest : `/${rest}`), authority };
}

/** The path of a target, as sent: everything before the query and the fragment. */
export function pathOf(target: string): string {
  const fragment = target.indexOf("#");
  const whole = fragment === -1 ? target : target.slice(0, fragment);
  const query = whole.indexOf("?");
  return query === -1 ? whole : whole.slice(0, query);
}

/** The message for a path that is not decodable. */
export const undecodable = "The path has percent signs that stand for no text in UTF-8.";

/** Whether all percent-escapes of a path are valid and decode to UTF-8. */
export function isDecodable(target: string): boolean {
  if (!target.includes("%")) return true;
  try {
    const path = pathOf(target);
    if (path.includes("%")) decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The query: everything after the first question mark, as sent. */
export function queryOf(target: string): string {
  const start = target.indexOf("?");
  if (start === -1) return "";
  const fragment = target.indexOf("#");
  if (fragment === -1) return target.slice(start + 1);
  return fragment < start ? "" : target.slice(start + 1, fragment);
}

/** Enough to recognise a typo. */
const MAX_PATH = 120;
/**
 * Segments from this length on may be secrets that were put into the path by mistake: local user ids have at least 30
 * characters.
 */
const MAX_SEGMENT = 24;

/**
 * The path of a request that no operation has, fit for a log and a response: without query, of bounded length, only
 * printable ASCII, without segments that may be secrets: `/api/nöthing?key=1` becomes `/api/n%C3%B6thing`.
 */
export function shownPath(target: string): string {
  const path = pathOf(target.slice(0, 4 * MAX_PATH))
    .toWellFormed()
    .replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)
    .split("/")
    .map((segment) => (segment.length > MAX_SEGMENT ? "…" : segment))
    .join("/");
  return path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path;
}

/** The response to a request for an unknown path. */
export const unknownPath = (target: string): Problem =>
  new Problem("not_found", `There is no path ${shownPath(target)} here.`);
