/** What a request line asks for: a path with its query, or, of OPTIONS only, the server as a whole. */
export type Target = Readonly<{ path: string; authority: string | undefined }> | "server";

/** Host and port as RFC 3986 writes them; linear, because no character fits two of the alternatives. */
const hostAndPort = /^(?:\[[\w.:~!$&'()*+,;=-]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d{0,5})?$/i;
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i;

/** Whether a Host header has a valid value; the empty one is valid. Source: RFC 9110, section 7.2. */
export const isHost = (text: string): boolean => hostAndPort.test(text);

/**
 * Reads a request target without making a URL of it: a URL parser throws for hosts that a client makes up, and changes paths.
 * Shape   in: `/a?b`, `http://host/a?b`, `*`; out: the path with its query, without a fragment, and the host it was asked under
 * Errors  undefined for what is no target of this server
 * Source  RFC 9112, section 3.2
 */
export function readTarget(method: string, target: string): Target | undefined {
  if (target.startsWith("/")) return { path: target, authority: undefined };
  if (target === "*") return method === "OPTIONS" ? "server" : undefined;
  const [, authority = "", rest = ""] = absolute.exec(target) ?? [];
  if (authority === "" || authority.startsWith(":") || !isHost(authority)) return undefined;
  return { path: rest.startsWith("/") ? rest : `/${rest}`, authority };
}

/** Whether every escape of a path is one, of characters in UTF-8. */
export function isDecodable(target: string): boolean {
  if (!target.includes("%")) return true;
  try {
    decodeURIComponent(/^[^?#]*/.exec(target)?.[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** What stands behind the first question mark of a target, as it was sent. */
export function queryOf(target: string): string {
  const start = target.indexOf("?");
  if (start === -1) return "";
  const fragment = target.indexOf("#");
  if (fragment === -1) return target.slice(start + 1);
  return fragment < start ? "" : target.slice(start + 1, fragment);
}
