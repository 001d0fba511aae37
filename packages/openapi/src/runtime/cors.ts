import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import { type HeaderList, type Headers, headersThat, headerText } from "../operation/headers.ts";
import type { Operation, SecurityScheme } from "../operation/operation.ts";
import type { Answer } from "./answer.ts";

/**
 * Which pages of other origins may read the responses (CORS).
 * - `origins`        `"*"`: all; a list of origins, each exactly as browsers send it; or whether one may
 * - `headers`        of requests, besides those that the document describes
 * - `exposed`        headers of responses that a page may read
 * - `credentials`    whether requests may have cookies and other credentials of the browser; not with `"*"`
 * - `maxAgeSeconds`  how long a browser may keep what a preflight answered
 */
export type CorsOptions = Readonly<{
  origins: "*" | readonly string[] | ((origin: string) => boolean);
  headers?: readonly string[];
  exposed?: readonly string[];
  credentials?: boolean;
  maxAgeSeconds?: number;
}>;

const optionNames = {
  origins: true,
  headers: true,
  exposed: true,
  credentials: true,
  maxAgeSeconds: true,
} satisfies OptionNames<CorsOptions>;

/**
 * - `headersFor`  those of a response to a request; `own`: of the handler, which it does not replace
 * - `preflight`   the answer to one. `allow`: the methods of the path; `operation`: the one that is asked about
 */
export type Cors = Readonly<{
  headersFor: (request: Headers, own?: Answer["headers"]) => HeaderList;
  preflight: (request: Headers, allow: string, operation: Operation | undefined) => Answer;
}>;

/** Whether a browser asks what it may send. Source: Fetch, section 3.2.2. */
export const isPreflight = (method: string, headers: Headers): boolean =>
  method === "OPTIONS" && headers["origin"] !== undefined && headers["access-control-request-method"] !== undefined;

/** @throws Error for origins that no browser sends, and for credentials with `"*"` */
export function createCors(options: CorsOptions, schemes: Readonly<Record<string, SecurityScheme>>): Cors {
  refuseUnknownOptions(options, optionNames);
  check(options);
  const { origins, headers = [], exposed = [], credentials = false, maxAgeSeconds } = options;
  const known = typeof origins === "object" ? new Set(origins) : undefined;
  const isAllowed = typeof origins === "function" ? asked(origins) : (origin: string) => known?.has(origin) === true;
  const shared = [
    ...(credentials ? ["access-control-allow-credentials", "true"] : []),
    ...(exposed.length > 0 ? ["access-control-expose-headers", exposed.join(", ")] : []),
  ];
  const forAll: HeaderList = ["access-control-allow-origin", "*", ...shared];
  const forOthers: HeaderList = ["vary", "origin"];

  function allowed(request: Headers): HeaderList {
    if (origins === "*") return forAll;
    const origin = headerText(request["origin"]);
    return origin !== undefined && isAllowed(origin)
      ? ["access-control-allow-origin", origin, ...shared, ...forOthers]
      : forOthers;
  }

  return {
    headersFor: (request, own = []) => {
      const added = allowed(request);
      const isOwn = (name: string): boolean => name !== "vary" && own.some(([one]) => one === name);
      return own.some(([name]) => name.startsWith("access-control-"))
        ? headersThat(added, (name) => !isOwn(name))
        : added;
    },
    preflight: (request, allow, operation) => {
      const methods = allow.split(", ").filter((method) => method !== "OPTIONS");
      const named = [...new Set([...(operation === undefined ? [] : headersOf(operation, schemes)), ...headers])];
      const answer: [string, string][] = [
        ["access-control-allow-methods", methods.join(", ")],
        ...(named.length > 0 ? [["access-control-allow-headers", named.join(", ")] as [string, string]] : []),
        ...(maxAgeSeconds === undefined ? [] : [["access-control-max-age", String(maxAgeSeconds)] as [string, string]]),
      ];
      return {
        status: 204,
        type: undefined,
        text: undefined,
        length: 0,
        cacheControl: "no-store",
        etag: undefined,
        headers: allowed(request) === forOthers ? [] : answer,
      };
    },
  };
}

/** One that fails must not cost the response. */
const asked =
  (isAllowed: (origin: string) => boolean) =>
  (origin: string): boolean => {
    try {
      return isAllowed(origin) === true; // a promise is no answer
    } catch (error) {
      process.emitWarning(
        `cors.origins failed, so the origin is refused: ${error instanceof Error ? error.message : "no error"}`,
      );
      return false;
    }
  };

function check({ origins, credentials, maxAgeSeconds }: CorsOptions): void {
  if (origins === "*" && credentials === true)
    throw new Error(
      'cors.credentials is true, and cors.origins is "*", with which no browser sends any. List the origins.',
    );
  for (const origin of typeof origins === "object" ? origins : [])
    if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#@\sA-Z*]+$/.test(origin))
      throw new Error(
        `cors.origins has ${JSON.stringify(origin)}. Write an origin such as "https://example.com", without path, in lower case; or "*" alone.`,
      );
  if (maxAgeSeconds !== undefined && !(Number.isSafeInteger(maxAgeSeconds) && maxAgeSeconds >= 0))
    throw new Error(`cors.maxAgeSeconds is ${maxAgeSeconds}. Give a whole number from 0.`);
}

/** The headers of requests that a document describes for an operation. */
function headersOf(
  { parameters, body, security, caller }: Operation,
  schemes: Readonly<Record<string, SecurityScheme>>,
): string[] {
  const used = security.flatMap((one) => Object.keys(one)).flatMap((name) => schemes[name] ?? []);
  return [
    ...(body === undefined ? [] : ["Content-Type"]),
    ...(used.some(({ type }) => type !== "apiKey" && type !== "mutualTLS") ? ["Authorization"] : []),
    ...used.flatMap((scheme) => (scheme.type === "apiKey" && scheme.in === "header" ? [scheme.name] : [])),
    ...parameters.flatMap((parameter) => (parameter.in === "header" ? [parameter.name] : [])),
    ...(caller?.in.includes("header") === true ? [caller.header ?? caller.name] : []),
  ];
}
