import { createHash, timingSafeEqual } from "node:crypto";
import { type Headers, headerText } from "../operation/headers.ts";

/** The caller's unforgeable address, and the request headers. */
export type AccessRequest = Readonly<{
  socketAddress: string | undefined;
  localAddress?: string | undefined;
  headers: Headers;
}>;

/**
 * The token required from callers; `setting` is the variable in which operators set it.
 * - `value`  `none`: callers on the same machine need no token; undefined: all are rejected
 * - `hosts` names under which callers may reach this instance, besides its addresses and localhost; undefined: any
 *   name, but with `none`
 */
export type Token = Readonly<{ setting: string; value: string | undefined; hosts?: readonly string[] | undefined }>;

/** Why access is denied. The reason never contains data from the request. */
export type AccessFault = Readonly<{
  code: "unauthorized" | "not_local" | "cross_site";
  reason: string;
}>;

const forwarding = ["forwarded", "x-forwarded-for", "via"] as const;

/** Lower-case host and port of a `Host` header or an origin; undefined if there is none. */
function hostOf(value: Headers[string]): string | undefined {
  const text = headerText(value);
  const address = text?.includes("://") === false ? `http://${text}` : text;
  const host = address !== undefined && URL.canParse(address) ? new URL(address).host : "";
  return host === "" ? undefined : host;
}

const nameOf = (host: string): string => host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
const withoutPrefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
const isThisMachine = (name: string): boolean => name === "localhost" || isLoopback(name);

/**
 * Guards against DNS rebinding: a web page can point its own name here, but not an address or a name that belongs to
 * this instance.
 */
function isForeignHost({ localAddress, headers }: AccessRequest, hosts: readonly string[]): boolean {
  const name = nameOf(hostOf(headers["host"]) ?? "");
  if (isThisMachine(name) || (localAddress !== undefined && name === withoutPrefix(localAddress))) return false;
  return !hosts.some((own) => name === nameOf(hostOf(own) ?? ""));
}

/** Equal-length inputs for a constant-time comparison. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const isSame = (actual: string, expected: string): boolean => timingSafeEqual(digest(actual), digest(expected));

/** `Sec-Fetch-Site` of requests that were not made by another site. */
const ownSites: readonly unknown[] = [undefined, "same-origin", "none"];

/** A page of another site can make a browser send a request; the browser marks it with a header. */
function isCrossSite(headers: Headers): boolean {
  if (!ownSites.includes(headers["sec-fetch-site"])) return true;
  if (headers["origin"] === undefined) return false;
  const from = hostOf(headers["origin"]);
  return from === undefined || from !== hostOf(headers["host"]);
}

/**
 * Checks access to an operation protected by a token: callers that send it as `Authorization: Bearer` are served,
 * whatever their address. With the token `none` callers on the same machine are, unless the request was forwarded or
 * used another host name (DNS rebinding). This is safe only without a proxy: one that adds no header makes every caller
 * appear local.
 * @returns undefined if access is allowed
 */
export function accessFault(request: AccessRequest, token: Token): AccessFault | undefined {
  const { socketAddress, headers } = request;
  if (isCrossSite(headers)) return { code: "cross_site", reason: "Requests from other web origins are refused." };
  if (token.hosts !== undefined && isForeignHost(request, token.hosts))
    return { code: "cross_site", reason: "The Host of the request is not an address of this instance." };
  if (token.value === undefined)
    return { code: "unauthorized", reason: `${token.setting} is not set, so all requests are rejected.` };
  if (token.value !== "none") return tokenFault(headers["authorization"], token.value);
  const only = `With ${token.setting}=none only callers on the same machine are served`;
  const notLocal = (why: string): AccessFault => ({ code: "not_local", reason: `${only}${why}.` });
  if (socketAddress === undefined || !isLoopback(socketAddress)) return notLocal("");
  const forwardingHeader = forwarding.find((name) => headers[name] !== undefined);
  if (forwardingHeader !== undefined)
    return notLocal(`, and this request was passed on: it has the header ${forwardingHeader}`);
  if (token.hosts !== undefined) return undefined;
  const name = nameOf(hostOf(headers["host"]) ?? "");
  return isThisMachine(name) ? undefined : notLocal(", under localhost or a loopback address");
}

function tokenFault(authorization: Headers[string], expected: string): AccessFault | undefined {
  const actual = /^Bearer +([!-~]+) *$/i.exec(headerText(authorization) ?? "")?.[1];
  if (actual === undefined) return { code: "unauthorized", reason: "Send the token as Authorization: Bearer <token>." };
  return isSame(actual, expected) ? undefined : { code: "unauthorized", reason: "This is not the token." };
}

const ipv4 = /^127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/;
const mappedIpv4 = /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/;

/**
 * Whether an IP address belongs to this machine whatever its network: `127.0.0.0/8`, `::1`, and the former as IPv6
 * (`::ffff:127.0.0.1`).
 */
export function isLoopback(address: string): boolean {
  if (!address.includes(":")) return ipv4.test(address);
  const url = `http://[${address}]`;
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(url)) return false;
  const { hostname } = new URL(url); // the canonical spelling of an IPv6 address
  return hostname === "[::1]" || mappedIpv4.test(hostname);
}
