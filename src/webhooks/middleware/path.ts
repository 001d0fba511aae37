/** Only gives relative request targets something to stand on. */
const BASE = "http://localhost";

/** Slashes at the end mean nothing; the root stays `/`. */
function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === "/") end--;
  return pathname.slice(0, end);
}

/** Nothing but slashes, as `//?x=1`, is the root. A URL parser takes what follows two slashes for a host and finds none. */
const isRoot = (target: string): boolean =>
  /^[/\\]{2}/.test(target) && URL.canParse(BASE + target) && /^\/+$/.test(new URL(BASE + target).pathname);

/**
 * The pathname that a request target asks for, without slashes at its end.
 * Shape   in: what stands in the request line, or the address of a `Request`; out: `/api/host/webhooks`
 * Errors  `undefined` when it is missing or cannot be read as a URL
 */
export function pathnameOf(target: string | null | undefined): string | undefined {
  if (target === null || target === undefined) return undefined;
  if (isRoot(target)) return "/";
  let url: URL;
  try {
    url = new URL(target, BASE);
  } catch {
    return undefined;
  }
  // A URL parser takes what follows two slashes for a host. Nobody asked this server for a host, so it stays a strange path.
  if (/^[/\\]{2}/.test(target)) return target;
  return withoutTrailingSlashes(url.pathname);
}

/**
 * The option `path`, in the form that `pathnameOf` gives.
 * @throws TypeError when no request could ever match it, saying what would be right
 */
export function checkedPath(path: unknown): string {
  if (typeof path !== "string") throw new TypeError("path must be a string such as /api/host/webhooks.");
  if (path === "") return "/";
  const quoted = JSON.stringify(path);
  if (/^[a-z][a-z0-9+.-]*:/i.test(path))
    throw new TypeError(`path is ${quoted}: give the path alone, without scheme and host.`);
  if (!path.startsWith("/")) throw new TypeError(`path is ${quoted}: it must start with a slash.`);
  if (/[?#]/.test(path)) throw new TypeError(`path is ${quoted}: it must have no query and no fragment.`);
  const wanted = withoutTrailingSlashes(path);
  if (/^[/\\]{2}/.test(wanted)) throw new TypeError(`path is ${quoted}: it must start with one slash only.`);
  const { pathname } = new URL(wanted, BASE);
  if (pathname !== wanted)
    throw new TypeError(`path is ${quoted}: requests for it arrive as ${pathname}, so give that.`);
  return wanted;
}
