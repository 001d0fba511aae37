import type { Client } from "../operation/handler.ts";
import { type Headers, headerText } from "../operation/headers.ts";
import type { Operation, SecurityRequirement, SecurityScheme } from "../operation/operation.ts";
import { Problem } from "../operation/problem.ts";
import { cookiesOf } from "./decode/header-and-cookie.ts";
import { queryOf } from "./target.ts";

/** The user name and the password of HTTP Basic. */
export type BasicCredential = Readonly<{ username: string; password: string }>;

/** The credential of a scheme: a key or token as text; for mutual TLS, which the connection proves, none. */
export type CredentialOf<Scheme> = Scheme extends { type: "http"; scheme: "basic" }
  ? BasicCredential
  : Scheme extends { type: "mutualTLS" }
    ? undefined
    : string;

/** The context of a check. `scopes`: those that the operation requires. */
export type SecurityContext = Readonly<{
  operationId: string;
  scopes: readonly string[];
  headers: Headers;
  client: Client;
}>;

/**
 * Checks a credential.
 * @returns who the caller is, which the handler gets as `security.<scheme>`; undefined if the credential is not valid,
 *   which results in 401
 * @throws Problem, such as `forbidden` for missing scopes
 */
export type SecurityCheck<Credential = never, Identity = unknown> = (
  credential: Credential,
  context: SecurityContext,
) => Identity | undefined | Promise<Identity | undefined>;

/** A check for each scheme of a specification; a missing one does not compile. */
export type SecurityChecks<Schemes> = { readonly [Name in keyof Schemes]: SecurityCheck<CredentialOf<Schemes[Name]>> };

/** What the checks return, by scheme: the identities that handlers get. */
export type IdentitiesOf<Checks> = {
  readonly [Name in keyof Checks]: Checks[Name] extends (...input: never[]) => infer Result
    ? NonNullable<Awaited<Result>>
    : never;
};

export type AnySecurityChecks = Readonly<Record<string, SecurityCheck>>;

type Head = Readonly<{ target: string; headers: Headers }>;

/** The rest of an Authorization header of one scheme. */
function authorization(headers: Headers, scheme: string): string | undefined {
  const [, name, rest] = /^([!-~]+) +([^ ].*)$/.exec(headerText(headers["authorization"])?.trim() ?? "") ?? [];
  return name?.toLowerCase() === scheme ? rest : undefined;
}

function basic(text: string | undefined): BasicCredential | undefined {
  const decoded = text === undefined ? "" : Buffer.from(text, "base64").toString("utf8");
  const colon = decoded.indexOf(":");
  return colon < 0 ? undefined : { username: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}

const nonEmpty = (text: string | null | undefined): string | undefined =>
  text === null || text === "" ? undefined : text;

type Finder = (head: Head) => Readonly<{ credential: unknown }> | undefined;

const found = (credential: unknown): Readonly<{ credential: unknown }> | undefined =>
  credential === undefined ? undefined : { credential };

/** Finds the credential of a scheme in a request. */
function finderOf(scheme: SecurityScheme): Finder {
  if (scheme.type === "mutualTLS") return () => ({ credential: undefined });
  if (scheme.type === "http" && scheme.scheme === "basic")
    return ({ headers }) => found(basic(authorization(headers, "basic")));
  if (scheme.type === "http") return ({ headers }) => found(authorization(headers, scheme.scheme));
  if (scheme.type !== "apiKey") return ({ headers }) => found(authorization(headers, "bearer"));
  const { in: place, name } = scheme;
  if (place === "header") return ({ headers }) => found(nonEmpty(headerText(headers[name.toLowerCase()])));
  if (place === "cookie") return ({ headers }) => found(nonEmpty(cookiesOf(headers).get(name)?.[0]));
  return ({ target }) => found(nonEmpty(new URLSearchParams(queryOf(target)).get(name)));
}

/**
 * The names of API keys in the query: secrets even where an operation does not require them, since a client may send
 * them with every request.
 */
export const queryKeysOf = (schemes: Readonly<Record<string, SecurityScheme>>): readonly string[] =>
  Object.values(schemes).flatMap((scheme) => (scheme.type === "apiKey" && scheme.in === "query" ? [scheme.name] : []));

/** What WWW-Authenticate says about a scheme. Source: RFC 9110, section 11.6.1. */
function challengeOf(scheme: SecurityScheme): string | undefined {
  if (scheme.type === "oauth2" || scheme.type === "openIdConnect") return "Bearer";
  if (scheme.type !== "http") return undefined;
  const name = scheme.scheme.charAt(0).toUpperCase() + scheme.scheme.slice(1);
  return scheme.scheme === "basic" ? `${name} realm="api", charset="UTF-8"` : name;
}

export type Identities = Readonly<Record<string, unknown>>;

/** Authenticates a request. @throws `unauthorized`, or what a check throws */
export type Authenticate = (head: Head, client: Client) => Promise<Identities>;

type Step = Readonly<{ name: string; scopes: readonly string[]; find: Finder; check: SecurityCheck<unknown> }>;

const unauthorized = (schemes: readonly SecurityScheme[]): Problem => {
  const challenges = [...new Set(schemes.map(challengeOf).filter((challenge) => challenge !== undefined))];
  return new Problem("unauthorized", undefined, {
    headers: { "www-authenticate": challenges.length === 0 ? "ApiKey" : challenges.join(", ") },
  });
};

/**
 * Enforces `security` of an operation: the first alternative whose schemes all accept the request.
 * @returns undefined if the operation requires nothing
 * @throws Error for a scheme without a check
 */
export function authenticator(
  { operationId, security }: Operation,
  schemes: Readonly<Record<string, SecurityScheme>>,
  checks: AnySecurityChecks,
): Authenticate | undefined {
  if (security.length === 0) return undefined;
  const stepOf = (name: string, scopes: readonly string[]): Step => {
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (scheme === undefined || check === undefined)
      throw new Error(`${operationId} requires the security scheme ${name}, which has no check. Add security.${name}.`);
    return { name, scopes, find: finderOf(scheme), check: check as SecurityCheck<unknown> };
  };
  const alternatives = security.map((one: SecurityRequirement) =>
    Object.entries(one).map(([name, scopes]) => stepOf(name, scopes)),
  );
  const used = [...new Set(security.flatMap((one) => Object.keys(one)))].flatMap((name) => schemes[name] ?? []);
  const identify = async (steps: readonly Step[], head: Head, client: Client): Promise<Identities | undefined> => {
    const identities: Record<string, unknown> = {};
    for (const { name, scopes, find, check } of steps) {
      const match = find(head);
      if (match === undefined) return undefined;
      const identity = await check(match.credential, { operationId, scopes, headers: head.headers, client });
      if (identity === undefined || identity === null || identity === false) return undefined;
      identities[name] = identity;
    }
    return identities;
  };
  return async (head, client) => {
    let refusal: Problem<string> | undefined;
    for (const steps of alternatives) {
      try {
        const identities = await identify(steps, head, client);
        if (identities !== undefined) return identities;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refusal ??= error;
      }
    }
    throw refusal ?? unauthorized(used);
  };
}
