/** Base for resolving relative request targets. */
const BASE = "http://localhost";

/** Trailing slashes are ignored; the root stays `/`. */
function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === "/") end--;
  return pathname.slice(0, end);
}

/**
 * A target of slashes only, such as `//?x=1`, is the root. A URL parser would look for a host after two slashes and
 * find none.
 */
const isRoot = (target: string): boolean =>
  /^[/\\]{2}/.test(target) && URL.canParse(BASE + target) && /^\/+$/.test(new URL(BASE + target).pathname);

/**
 * The pathname of a request target, without trailing slashes.
 * Shape in: the target from the request line, or the URL of a `Request`; out: `/api/host/webhooks`
 * @returns undefined if it is missing or not a valid URL
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
  // A URL parser would treat what follows two slashes as a host, so the target is returned as an unmatched path.
  if (/^[/\\]{2}/.test(target)) return target;
  return withoutTrailingSlashes(url.pathname);
}

/**
 * The option `path`, normalised like the result of `pathnameOf`.
 * @throws TypeError if no request could ever match it, saying what is valid
 */
export function checkedPath(path: unknown): string {
  if (typeof path !== "string") throw new TypeError("path must be a string such as /api/host/webhooks.");
  if (path === "") return "/";
  const quoted = JSON.stringify(path);
  if (/^[a-z][a-z0-9+.-]*:/i.test(path))
    throw new TypeError(`path is ${quoted}: give the path alone, without scheme and host.`);
  if (!path.startsWith("/")) throw new TypeError(`path is ${quoted}: it must start with a slash.`);
  if (/[?#]/.test(path)) throw new TypeError(`path is ${quoted}: it must have no query and no fragment.`);
  const normalised = withoutTrailingSlashes(path);
  if (/^[/\\]{2}/.test(normalised)) throw new TypeError(`path is ${quoted}: it must start with one slash only.`);
  const { pathname } = new URL(normalised, BASE);
  if (pathname !== normalised)
    throw new TypeError(`path is ${quoted}: requests for it arrive as ${pathname}, so give that.`);
  return normalised;
}
