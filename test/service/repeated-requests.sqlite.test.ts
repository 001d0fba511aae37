import type { Server as HttpServer } from "node:http";
import { connect } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { type World, world } from "../support/world.ts";

type Way = "at once" | "waiting";

/** The head of a response, but not of a 100 Continue. */
const finalHead = /^HTTP\/1\.1 (?!100)(?:[^\r]|\r(?!\n\r))*\r\n\r\n/m;

/**
 * Sends a request, and another one after its response has begun, unless that one closes; returns all that comes until
 * the server closes.
 */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" }).setEncoding("latin1");
  let text = "";
  let head: string | undefined;
  socket.on("data", (chunk) => {
    text += chunk;
    if (head !== undefined) return;
    head = finalHead.exec(text)?.[0];
    // What arrives at a socket that its server closes resets it, and what the response still had to send is lost.
    if (head !== undefined && !/^connection: close\r$/im.test(head)) socket.write(next);
  });
  socket.on("error", () => undefined); // it may be closed before it has read the second one
  socket.write(bytes, "latin1");
  await new Promise((resolve) => socket.once("close", resolve));
  return text;
}

/** Sends requests as they are, or as if their client waited for 100 Continue. */
function sender({ server, base }: World) {
  const listener = server.listener as HttpServer;
  const port = Number(new URL(base).port);
  const emit = listener.emit.bind(listener);
  let current: Way = "at once";
  listener.emit = (event: string, ...about: unknown[]) =>
    emit(event === "request" && current === "waiting" ? "checkContinue" : event, ...about);
  return async (way: Way, bytes: string): Promise<string> => {
    current = way;
    return exchange(port, bytes);
  };
}

/** Without what differs between two responses to the same request. */
const comparable = (text: string): string =>
  text
    .replaceAll(/^HTTP\/1\.1 100 Continue\r\n\r\n/gm, "")
    .replaceAll(/^(date|x-request-id): [^\r]*/gim, "$1")
    .replaceAll(/^Keep-Alive: [^\r]*/gm, "Keep-Alive");

type Line = Record<string, unknown>;
const exchangesIn = (lines: readonly string[]): Line[] =>
  lines
    .map((line): Line => JSON.parse(line))
    .filter(({ msg }) => msg === "answered")
    .map(({ level, operationId, method, status, code, path }) => ({ level, operationId, method, status, code, path }));

const prefix = videoHash(VIDEO).slice(0, 5);
const paths = [
  `/api/skipSegments/${prefix}`,
  `/api/skipSegments/${prefix}?trimUUIDs=5&categories=${encodeURIComponent('["sponsor","intro"]')}`,
  `/api/skipSegments?videoID=${VIDEO}`,
  `/api/skipSegments?videoID=${VIDEO}&videoID=other`,
  `/api/skipSegments?category=sponsor&category=intro&videoID=${VIDEO}`,
  "/api/skipSegments/0000",
  "/api/skipSegments",
  `/api/videoLabels/${prefix}`,
  `/api/userInfo?publicUserID=${"b".repeat(64)}`,
  "/api/status/x",
  "/api/getTopUsers?sortType=0",
  "/api/searchSegments",
  "/api/changes?cursor=x",
  "/api/viewedVideoSponsorTime",
  "/api/voteOnSponsorTime?UUID=x&type=0",
  "/api/host/webhooks",
  "/api/shadowBanUser",
  "/migrations/applied",
  "/openapi.yaml",
  "/openapi.json",
  "/",
  "/nothing",
  "/api",
];
const bends: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replace("/", "//"),
  (path) => path.replace(/(?<=.)\//, "//"),
  (path) => path.replace(/\?|$/, "/$&"),
  (path) => path.replace("s", "%73"),
  (path) => path.replace("a", "%61"),
  (path) => path.replace(/(?<=.)\//, "%2F"),
  (path) => path.replace(/\?|$/, "%$&"),
  (path) => path.replace(/\?|$/, "%ff$&"),
  (path) => path.replace(/\?|$/, "/../config$&"),
  (path) => path.replace(/\?|$/, "/.$&"),
  (path) => path.replace(/\?|$/, ";a=b$&"),
  (path) => path.replace(/\?|$/, "\xe9$&"),
  (path) => `http://elsewhere.example${path}`,
  (path) => `http://elsewhere.example:99999999${path}`,
  (path) => `HTTPS://[::1]:80${path}`,
  (path) => `http://elsewhere.example?${path}`,
  (path) => `ftp://elsewhere.example${path}`,
  (path) => `${path}#fragment`,
  (path) => `${path}?`,
  (path) => `${path}&&=&a`,
  (path) => `${path}${path.includes("?") ? "&" : "?"}service=${"x".repeat(9000)}`,
  (path) => `${path}${path.includes("?") ? "&" : "?"}categories=[`,
  (path) => `${path}${path.includes("?") ? "&" : "?"}%`,
  (path) => `${path}${path.includes("?") ? "&" : "?"}x=%ff`,
  () => "*",
];
const tags = [
  '"*"',
  "*",
  "W/*",
  '""',
  '"other"',
  'W/"other"',
  "ETAG",
  "W/ETAG",
  '"other", W/ETAG',
  "ETAG,",
  "ETAG x",
  "x",
  "",
];
const headers: Readonly<Record<string, readonly string[]>> = {
  "Accept-Encoding": [
    "gzip",
    "br",
    "gzip;q=0",
    "br;q=0.1, gzip;q=0.2",
    "*;q=0",
    "identity;q=0",
    "GZIP",
    "gzip;q=2",
    "gzip;q=x",
    ", ,",
    "br;q=1.000, *;q=0",
    "x-gzip",
    "deflate",
    "zstd, br",
    "",
  ],
  Accept: [
    "application/json",
    "text/plain",
    "application/problem+json",
    "text/html;q=0.9, */*;q=0.1",
    "*/*;q=0",
    "x",
    "",
  ],
  "If-None-Match": tags,
  "If-Match": tags,
  "If-Modified-Since": ["Thu, 01 Jan 2026 00:00:00 GMT", "Thu, 01 Jan 2099 00:00:00 GMT", "x"],
  "If-Unmodified-Since": ["Thu, 01 Jan 1990 00:00:00 GMT"],
  "If-Range": ["ETAG", "x"],
  Range: ["bytes=0-9", "bytes=0-", "bytes=-5", "bytes=99999999-", "bytes=0-1,3-4", "x"],
  Connection: [
    "close",
    "keep-alive",
    "Upgrade",
    "upgrade, keep-alive",
    "Upgrade, HTTP2-Settings",
    "keep-alive, close",
    "TE",
    "x",
    "",
  ],
  Upgrade: ["websocket", "h2c", "TLS/1.0", "x"],
  "HTTP2-Settings": ["AAMAAABkAAQAAP__"],
  TE: ["trailers"],
  Trailer: ["x"],
  Cookie: ["a=b", "=;;\x01".replace("\x01", "x"), "a"],
  Authorization: ["Bearer x", "Basic eDp4", "x"],
  Origin: ["https://example.org", "null"],
  "Access-Control-Request-Method": ["POST", "x"],
  "Access-Control-Request-Headers": ["x-a, y"],
  "Cache-Control": ["no-cache", "only-if-cached"],
  "Content-Type": ["application/json", "text/plain", "x", "application/json; charset=utf-16"],
  "Content-Encoding": ["gzip", "x"],
  "X-Forwarded-For": ["192.0.2.1", "x, 1.2.3.4", ""],
  "X-Forwarded-Proto": ["https"],
  "X-HTTP-Method-Override": ["DELETE"],
  "X-Request-Id": ["mine"],
  "User-Agent": ["", "x".repeat(3000)],
  "Keep-Alive": ["timeout=1"],
  "Proxy-Connection": ["close"],
  "Content-Length": ["0"],
  "Max-Forwards": ["0"],
  "X-User-ID": ["x"],
  Expect: ["100-continue", "x"],
};
const header = fc.oneof(
  ...Object.entries(headers).map(([name, values]) =>
    fc.tuple(fc.constantFrom(name, name.toLowerCase()), fc.constantFrom(...values)),
  ),
);
const hosts = [
  "Host: localhost",
  "Host: localhost:8080",
  "host:",
  "Host: a b",
  "Host: a\r\nHost: b",
  "X: y",
  "Host: [::1]",
];
const bodies: readonly string[] = [
  "",
  "",
  "Content-Length: 2\r\n\r\n{}",
  "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
  "Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{",
  "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
];
const asked = fc.record({
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("GET", "HEAD") },
    { weight: 2, arbitrary: fc.constantFrom("OPTIONS", "POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND") },
  ),
  path: fc.constantFrom(...paths),
  bend: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(bends.length - 1) }),
  version: fc.oneof({ weight: 5, arbitrary: fc.constant("1.1") }, { weight: 1, arbitrary: fc.constant("1.0") }),
  host: fc.oneof({ weight: 9, arbitrary: fc.constant(hosts[0]) }, { weight: 1, arbitrary: fc.constantFrom(...hosts) }),
  headers: fc.array(header, { maxLength: 6 }),
  body: fc.oneof({ weight: 3, arbitrary: fc.constant("") }, { weight: 1, arbitrary: fc.constantFrom(...bodies) }),
});

const next = "GET /api/skipSegments/0000 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

it("any request gets the same bytes again, also if its client waits for 100 Continue, and the same line in the log", async () => {
  await using w = await world({ env: { WEBHOOK_SECRET: "a secret of these tests that is long" } });
  await plant(
    w,
    Array.from({ length: 40 }, (_, at) => ({ at: [at * 20, at * 20 + 10] as const })),
  );
  const send = sender(w);
  const etags = new Map<string, string>();
  for (const path of paths) {
    const text = await send("at once", `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    etags.set(path, /^etag: ([^\r]*)/im.exec(text)?.[1] ?? '"none"');
  }
  await fc.assert(
    fc.asyncProperty(asked, async ({ method, path, bend, version, host, headers, body }) => {
      const target = bends[bend]?.(path);
      const head = headers
        .map(([name, value]) => `${name}: ${value.replace("ETAG", etags.get(path) ?? "")}\r\n`)
        .join("");
      const bytes = `${method} ${target} HTTP/${version}\r\n${host}\r\n${head}${body === "" ? "\r\n" : body}`;
      const results = [];
      for (const way of ["at once", "at once", "waiting"] as const) {
        const before = w.lines.length;
        const text = comparable(await send(way, bytes));
        results.push({ text: text.split("\r\n"), lines: exchangesIn(w.lines.slice(before)) });
      }
      const [first, second, waiting] = results;
      expect(second, JSON.stringify(bytes.slice(0, 600))).toEqual(waiting);
      expect(first).toEqual(second);
    }),
    { numRuns: 150 },
  );
});
