import type { Random } from "../../bench/random.ts";
import { hostileText } from "./hostile.ts";
import type { Request } from "./request.ts";

const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const chance = (random: Random, oneIn: number): boolean => random.below(oneIn) === 0;

/** What may stand in the first line and the headers; `framing` says how long the body is. */
type Head = Readonly<{
  method: string;
  target: string;
  version: string;
  headers: readonly (readonly [string, string])[];
  framing: readonly (readonly [string, string])[];
}>;

const pick = <T>(random: Random, choices: readonly T[]): T | undefined => choices[random.below(choices.length)];
const methods = ["HEAD", "OPTIONS", "TRACE", "CONNECT", "PUT", "PATCH", "DELETE", "get", "BREW", "GET"];
const versions = ["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/1.2", "http/1.1", ""];
const hosts = ["a b", "", "[::1", "127.0.0.1:99999", "x/y", "user@host", "é", "a,b", "..", "%00", "\x7f"];
/** Headers that the service or its HTTP library reads. */
const read = [
  ...["accept", "accept-encoding", "authorization", "content-encoding", "cookie", "if-none-match", "origin", "range"],
  ...["referer", "x-forwarded-for", "forwarded", "via", "access-control-request-method", "if-modified-since"],
];

type HeadChange = (head: Head, random: Random) => Partial<Head>;
const withTarget =
  (change: (target: string, random: Random) => string): HeadChange =>
  (head, random) => ({ target: change(head.target, random) });
const withHeaders =
  (...more: [string, string][]): HeadChange =>
  ({ headers }) => ({ headers: [...headers, ...more] });

const headChanges: readonly HeadChange[] = [
  withTarget((target) => `http://127.0.0.1${target}`),
  withTarget((target, random) => `http://${hostileText(random).replaceAll(/[\s\0]/g, "")}${target}`),
  withTarget((target) => `//${target}`),
  withTarget(() => "*"),
  withTarget(() => "127.0.0.1:80"),
  withTarget((target) => target.toUpperCase()),
  withTarget((target) => `${target}#fragment`),
  withTarget((target, random) => target + "x".repeat(random.below(20_000))),
  (_head, random) => ({ method: pick(random, methods) ?? "" }),
  (_head, random) => ({ version: pick(random, versions) ?? "" }),
  ({ headers }) => ({ headers: headers.filter(([name]) => name !== "host") }),
  ({ headers }, random) => {
    const host = pick(random, hosts) ?? "";
    return { headers: headers.map(([name, value]) => [name, name === "host" ? host : value]) };
  },
  ({ headers }, random) => ({ headers: [...headers, [`x-${random.below(100)}`, "y".repeat(random.below(18_000))]] }),
  ({ headers }, random) => ({ headers: [...headers, ...Array(random.below(2500)).fill(["x", "y"])] }),
  ({ headers }, random) => {
    const value = hostileText(random).replaceAll(/[\r\n\0]/g, " ");
    return { headers: [...headers, [pick(random, read) ?? "", value.slice(0, 12_000)]] };
  },
  withHeaders(["host", "another.example"]),
  withHeaders(["expect", "100-continue"]),
  withHeaders(["expect", "200-ok"]),
  withHeaders(["connection", "upgrade"], ["upgrade", "websocket"]),
  withHeaders(["connection", "close"]),
  withHeaders(["accept", "application/json"]),
  withHeaders(["bad header", "x"]),
  withHeaders(["x-cr", "a\rb"]),
  withHeaders(["x-fold", "a\r\n b"]),
  withHeaders(["x-nul", "a\0b"]),
];

const lengths = ["-1", "+2", "0x2", "1e2", "", " ", "9007199254740993", "99999999999999999999", "2,2", "2 2"];
const framings: readonly ((body: Buffer, random: Random) => Readonly<{ framing: Head["framing"]; body: Buffer }>)[] = [
  (body) => ({ framing: [["transfer-encoding", "chunked"]], body: chunked(body) }),
  (body) => ({ framing: [["transfer-encoding", "chunked"]], body: Buffer.concat([chunked(body), latin("X")]) }),
  (body) => ({
    framing: [["transfer-encoding", "chunked"]],
    body: Buffer.concat([latin("0\r\nTrailer: x\r\n\r\n"), body]),
  }),
  (body) => ({
    framing: [
      ["transfer-encoding", "chunked"],
      ["content-length", String(body.length)],
    ],
    body: chunked(body),
  }),
  (body) => ({ framing: [["transfer-encoding", "gzip, chunked"]], body: chunked(body) }),
  (body) => ({ framing: [["transfer-encoding", "identity"]], body }),
  (body) => ({ framing: [["transfer-encoding", "chunked"]], body: Buffer.concat([latin("ZZ\r\n"), body]) }),
  (body) => ({
    framing: [["transfer-encoding", "chunked"]],
    body: Buffer.concat([latin("fffffffffffffffff\r\n"), body]),
  }),
  (body) => ({
    framing: [["transfer-encoding", "chunked"]],
    body: Buffer.concat([latin(`5;${"e".repeat(20_000)}\r\n`), body]),
  }),
  (body) => ({ framing: [["content-length", String(body.length)]], body: Buffer.concat([body, latin("X")]) }),
  (body, random) => ({ framing: [["content-length", String(body.length + 1 + random.below(1000))]], body }),
  (body) => ({ framing: [["content-length", String(Math.max(0, body.length - 1))]], body }),
  (body) => ({
    framing: [
      ["content-length", String(body.length)],
      ["content-length", "1"],
    ],
    body,
  }),
  (body, random) => ({ framing: [["content-length", lengths[random.below(lengths.length)] ?? ""]], body }),
  (body) => ({ framing: [], body }),
];

function chunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; at += 1000) {
    const part = body.subarray(at, at + 1000);
    parts.push(latin(`${part.length.toString(16)}\r\n`), part, latin("\r\n"));
  }
  return Buffer.concat([...parts, latin("0\r\n\r\n")]);
}

const written = ({ method, target, version, headers, framing }: Head): Buffer =>
  Buffer.from(
    [
      `${method} ${target} ${version}`,
      ...[...headers, ...framing].map(([name, value]) => `${name}: ${value}`),
      "",
      "",
    ].join("\r\n"),
  );

/** Bytes of a request, and whether they are such that a server has to answer them. */
export type Wire = Readonly<{ bytes: Buffer; isPlain: boolean }>;

/** As it stands on the wire; `isPlain`: as any client would have written it. */
export function wireOf(request: Request, host: string, random: Random): Wire {
  const body = request.body ?? Buffer.alloc(0);
  let head: Head = {
    method: request.method,
    target: request.target,
    version: "HTTP/1.1",
    headers: [["host", host], ...request.headers],
    framing: request.body === undefined ? [] : [["content-length", String(body.length)]],
  };
  const isPlain = !chance(random, 3);
  if (isPlain) return { bytes: Buffer.concat([written(head), body]), isPlain };
  for (let left = random.below(3); left > 0; left--) head = { ...head, ...pick(random, headChanges)?.(head, random) };
  const framed = chance(random, 2) ? pick(random, framings)?.(body, random) : undefined;
  const bytes = Buffer.concat([written({ ...head, framing: framed?.framing ?? head.framing }), framed?.body ?? body]);
  return { bytes, isPlain };
}
