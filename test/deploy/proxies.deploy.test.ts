import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { delivery, SECRET } from "../../packages/webhooks/test/support/deliveries.ts";
import { local } from "../support/world.ts";
import { httpsClient } from "./support/https-client.ts";
import { startPair } from "./support/pair.ts";
import { startProxy } from "./support/proxies.ts";

const json = { "content-type": "application/json" };
const VIDEO = "dQw4w9WgXcQ";

/** Enough segments that their answer is worth compressing. */
const submission = (video: string, user: string): string =>
  JSON.stringify({
    videoID: video,
    userID: local(user),
    segments: Array.from({ length: 10 }, (_, i) => ({ segment: [i * 10, i * 10 + 5], category: "sponsor" })),
  });

let pair: Awaited<ReturnType<typeof startPair>>;
beforeAll(async () => {
  pair = await startPair({
    TRUST_PROXY: "127.0.0.1",
    RATE_LIMITS: "on",
    VOTE_LIMIT: "2",
    VOTE_LIMIT_SECONDS: "86400", // so that hardly ever a window ends between votes
    VIDEO_LIMIT_PER_ADDRESS: "0",
    WEBHOOK_SECRET: SECRET,
    METRICS: "public",
  });
});
afterAll(() => pair[Symbol.asyncDispose]());

describe.each(["nginx", "caddy"] as const)("behind %s, as in deploy/", (kind) => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  beforeAll(async () => {
    proxy = await startProxy(kind, pair.ports);
  });
  afterAll(() => proxy?.[Symbol.asyncDispose]());
  const clientAt = (address?: string) => httpsClient(proxy.port, proxy.certificate, address);

  it("both services answer over one connection of the client, with their ids of the requests", async () => {
    using client = clientAt();
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await client.send("/api/ready"));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.slice(1).map(({ reused }) => reused)).toEqual(Array(5).fill(true));
    const ids = answers.map(({ headers }) => headers["x-request-id"]);
    const logged = (): number[] =>
      pair.services.map((service) => service.lines().filter(({ id }) => ids.includes(String(id))).length);
    await expect.poll(logged).toEqual([3, 3]);
  });

  it("a limit counts the address of the client, whatever the client claims to be", async () => {
    const host = kind === "nginx" ? 2 : 3;
    using client = clientAt(`127.0.${host}.2`);
    using neighbour = clientAt(`127.0.${host}.3`);
    const video = `video-${kind}`.padEnd(11, "0");
    await client.send("/api/skipSegments", { method: "POST", headers: json, body: submission(video, "ann") });
    const { body } = await client.send(`/api/skipSegments?videoID=${video}`);
    const [{ UUID }] = JSON.parse(body.toString());
    const vote = async (who: typeof client, number: number): Promise<number> => {
      const query = new URLSearchParams({ UUID, userID: local(`voter ${kind} ${number}`), type: "1" });
      const headers = { "x-forwarded-for": `10.0.0.${number}` };
      return (await who.send(`/api/voteOnSponsorTime?${query}`, { method: "POST", headers })).status;
    };
    expect([await vote(client, 1), await vote(client, 2), await vote(client, 3)]).toEqual([200, 200, 429]);
    expect(await vote(neighbour, 4)).toBe(200);
  });

  it("an answer is compressed, and is not sent again to who has it", async () => {
    using client = clientAt();
    await client.send("/api/skipSegments", { method: "POST", headers: json, body: submission(VIDEO, "ann") });
    const path = `/api/skipSegments?videoID=${VIDEO}`;
    const first = await client.send(path, { headers: { "accept-encoding": "gzip" } });
    expect(first.headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(first.body).toString())).toHaveLength(10);
    const again = await client.send(path, {
      headers: { "accept-encoding": "gzip", "if-none-match": String(first.headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it("a webhook delivery of almost 25 MiB is taken, a larger one is refused", async () => {
    using client = clientAt();
    const send = async (bytes: number) => {
      const { path, ...sent } = delivery({ id: `${kind}-${bytes}`, body: JSON.stringify({ ref: "x".repeat(bytes) }) });
      return (await client.send(path, sent)).status;
    };
    expect(await send(25 * 1024 * 1024 - 100)).toBe(202);
    expect(await send(25 * 1024 * 1024 + 100)).toBe(413);
  });

  it.each(["/metrics", "/migrations/status", "/admin/config"])("%s is not reachable", async (path) => {
    using client = clientAt();
    for (const form of [path, `${path}/`, path.toUpperCase(), `/${path}`, path.replace("m", "%6d")])
      expect([form, (await client.send(form)).status]).toEqual([form, 404]);
    const { body } = await client.send(`${path}/`);
    expect(body.toString()).not.toContain("no path"); // it is the proxy that refuses
  });

  it("the log of the proxy holds no query", async () => {
    const log = await proxy.log();
    expect(log).not.toContain("userID");
    expect(log).not.toContain(VIDEO);
  });
});

/** A server that reads requests and never answers. */
async function silent(paths: string[]) {
  const server = createServer(({ socket, url = "" }) => {
    paths.push(url);
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => void (await once(server.close(), "close")),
  };
}

it("nginx sends what a stopping service refuses to the other one, and leaves none out for it", async () => {
  const paths: string[] = [];
  const stopping = createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(503, { "retry-after": "5", connection: "close" }).end();
  });
  await once(stopping.listen(0, "127.0.0.1"), "listening");
  const serving = createServer((request, response) => void request.resume().on("end", () => response.end()));
  await once(serving.listen(0, "127.0.0.1"), "listening");
  const [first, second] = [stopping, serving].map((server) => (server.address() as AddressInfo).port);
  await using proxy = await startProxy("nginx", [first ?? 0, second ?? 0]);
  using client = httpsClient(proxy.port, proxy.certificate);
  const rounds = 4; // nginx asks one first, and then the other
  const order = { method: "POST", headers: json, body: "{}" };
  for (let i = 0; i < rounds; i++) expect((await client.send("/api/status")).status).toBe(200);
  for (let i = 0; i < rounds; i++) expect((await client.send("/api/skipSegments", order)).status).toBe(200);
  expect(new Set(paths)).toEqual(new Set(["GET /api/status", "POST /api/skipSegments"]));
  stopping.closeAllConnections();
  await once(stopping.close(), "close"); // from here on connections are refused
  for (let i = 0; i < rounds; i++) expect((await client.send("/api/segmentShift", order)).status).toBe(200);
  serving.closeAllConnections();
  await once(serving.close(), "close");
});

it("nginx does not send a shift of segments again when its answer is lost", async () => {
  const paths: string[] = [];
  await using first = await silent(paths);
  await using second = await silent(paths);
  await using proxy = await startProxy("nginx", [first.port, second.port]);
  using client = httpsClient(proxy.port, proxy.certificate);
  const order = { method: "POST", headers: json, body: "{}" };
  for (const path of ["/api/segmentShift", "/api/SegmentShift/", "/api/skipSegments"])
    expect((await client.send(path, order)).status).toBe(502);
  expect(paths).toEqual(["/api/segmentShift", "/api/SegmentShift/", "/api/skipSegments", "/api/skipSegments"]);
});
