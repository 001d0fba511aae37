/**
 * The header convention of deliveries.
 * - `host`    `X-Host-Event`, `X-Host-Delivery`
 * - `github`  `X-GitHub-Event`, `X-GitHub-Delivery`
 * - `gitea`   `X-Gitea-Event`, `X-Gitea-Delivery`; also sent by Forgejo
 * - a prefix  the part before `-Event` and `-Delivery`, such as `X-Forgejo`
 * The signature is `X-Hub-Signature-256` in all of them.
 */
export type HeaderConvention = "host" | "github" | "gitea" | Readonly<{ prefix: string }>;

/** Header names in the spelling of the sender. */
export type HeaderNames = Readonly<{ name: string; signature: string; id: string }>;

const prefixes: ReadonlyMap<unknown, string> = new Map([
  ["host", "X-Host"],
  ["github", "X-GitHub"],
  ["gitea", "X-Gitea"],
]);

/** Whether a value is valid before `-Event` in a header name. */
export const isHeaderPrefix = (text: unknown): text is string =>
  typeof text === "string" && /^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(text) && !text.endsWith("-");

function prefixOf(convention: unknown): string {
  const known = prefixes.get(convention);
  if (known !== undefined) return known;
  const prefix = typeof convention === "object" && convention !== null && "prefix" in convention && convention.prefix;
  if (isHeaderPrefix(prefix)) return prefix;
  throw new TypeError(
    'headers must be "host", "github", "gitea" or { prefix } with what stands before -Event, such as { prefix: "X-Forgejo" }.',
  );
}

/** @throws TypeError for an invalid convention, listing the valid ones */
export function headerNames(convention: HeaderConvention = "host"): HeaderNames {
  const prefix = prefixOf(convention);
  return { name: `${prefix}-Event`, signature: "X-Hub-Signature-256", id: `${prefix}-Delivery` };
}

/** As provided by Node, web platforms and proxies. */
export function lowerCaseNames(convention?: HeaderConvention): HeaderNames {
  const { name, signature, id } = headerNames(convention);
  return { name: name.toLowerCase(), signature: signature.toLowerCase(), id: id.toLowerCase() };
}
