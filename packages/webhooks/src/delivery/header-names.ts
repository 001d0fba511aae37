/**
 * The header convention of deliveries.
 * - `host`    `X-Host-Event`, `X-Host-Delivery`
 * - `github`  `X-GitHub-Event`, `X-GitHub-Delivery`
 * - `gitea`   `X-Gitea-Event`, `X-Gitea-Delivery`; also sent by Forgejo
 * - a prefix  the part before `-Event` and `-Delivery`, such as `X-Forgejo`
 * The signature is `X-Hub-Signature-256` in all of them.
 */
export type HeaderConvention = "host" | "github" | "gitea" | Readonly<{ prefix: string }>;

/** Looks up a header by its lower-case name; `undefined` if absent. An empty value counts as present. */
export type HeaderLookup = (name: string) => string | undefined;

/** Header names in lower case, as provided by Node, web platforms and proxies; the prefix as the sender spells it. */
export type HeaderNames = Readonly<{ prefix: string; name: string; signature: string; id: string }>;

/** The header names of one delivery; undefined if the headers of several hosts conflict. */
export type HeaderRecognition = (header: HeaderLookup) => HeaderNames | undefined;

const namesWith = (prefix: string): HeaderNames => ({
  prefix,
  name: `${prefix}-Event`.toLowerCase(),
  signature: "x-hub-signature-256",
  id: `${prefix}-Delivery`.toLowerCase(),
});

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
    'headers must be "host", "github", "gitea" or { prefix } with what precedes -Event, such as { prefix: "X-Forgejo" }.',
  );
}

const own = namesWith("X-Host");
// Gogs sends the headers of GitHub beside its own, Gitea those of both, Forgejo those of all three, with the same
// values.
const families = [own, ...["X-GitHub", "X-Gogs", "X-Gitea", "X-Forgejo"].map(namesWith)];

export const contradiction =
  "The headers of several hosts contradict each other. X-GitHub, X-Gogs, X-Gitea and X-Forgejo may stand side by side with the same -Event and -Delivery; X-Host stands alone.";

const byPresence: HeaderRecognition = (header) => {
  const present = families.filter(({ name, id }) => header(name) !== undefined || header(id) !== undefined);
  const [first = own, ...others] = present;
  const agree = others.every(({ name, id }) => header(name) === header(first.name) && header(id) === header(first.id));
  return others.length === 0 || (agree && first !== own) ? first : undefined;
};

/**
 * Without a convention the sender is recognised by the headers that are present; with one, no others are read.
 * @throws TypeError for an invalid convention, listing the valid ones
 */
export function headerRecognition(convention?: HeaderConvention): HeaderRecognition {
  if (convention === undefined) return byPresence;
  const names = namesWith(prefixOf(convention));
  return () => names;
}
