import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { freePort } from "../support/cluster/ports.ts";
import { launch } from "../support/service.ts";
import { local, publicIdOf } from "../support/world.ts";
import { type Cache, startCache } from "./support/caches.ts";
import type { Answer, Asked } from "./support/https-client.ts";

const LIFETIME_SECONDS = 2;
const ADMIN = "the administrator";

const launchService = () =>
  launch({
    DATABASE_URL: "sqlite::memory:",
    TRUST_PROXY: "127.0.0.1",
    KEEP_ALIVE_SECONDS: "75",
    SHARED_CACHE_SECONDS: String(LIFETIME_SECONDS),
    ADMIN_USER_ID: publicIdOf(ADMIN),
  });
const portOf = async (one: ReturnType<typeof launch>): Promise<number> => Number(new URL(await one.address()).port);

let service: ReturnType<typeof launch>;
let origin: number;
beforeAll(async () => {
  service = launchService();
  origin = await portOf(service);
});
afterAll(() => service[Symbol.asyncDispose]());

/** Sends a request from an address of the loopback network. */
function send(port: number, path: string, asked: Asked = {}, localAddress = "127.0.0.1"): Promise<Answer> {
  const { method = "GET", headers = {}, body } = asked;
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const sentHeaders = { host: "segmark.example", ...length, ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, localAddress, agent: false, headers: sentHeaders });
    sent.on("error", reject).on("response", (response) => {
      const { statusCode: status = 0, headers: received } = response;
      buffer(response).then((content) => resolve({ status, headers: received, body: content, reused: false }), reject);
    });
    sent.end(body);
  });
}

const json = { "content-type": "application/json" };
const submission = (video: string, user: string, count: number, category = "sponsor"): Asked => ({
  method: "POST",
  headers: json,
  body: JSON.stringify({
    videoID: video,
    userID: local(user),
    segments: Array.from({ length: count }, (_, i) => ({ segment: [i * 10, i * 10 + 5], category })),
  }),
});
const readOf = (video: string, query = ""): string => `/api/skipSegments/${videoHash(video).slice(0, 16)}${query}`;
const idOf = ({ headers }: Answer) => headers["x-request-id"];
const segmentsOf = ({ body }: Answer) =>
  (JSON.parse(body.toString()) as { segments: { UUID: string; votes: number; category: string }[] }[]).flatMap(
    ({ segments }) => segments,
  );

describe.each(["varnish", "nginx", "nginx before varnish"] as const)("behind %s, as in deploy/", (kind) => {
  let cache: Cache;
  beforeAll(async () => {
    cache = await startCache(kind, [origin, origin]);
  });
  afterAll(() => cache?.[Symbol.asyncDispose]());
  // nginx counts whole seconds, so that a lifetime of one may take almost two.
  const longest = (LIFETIME_SECONDS + (kind === "nginx" ? 1 : 0)) * 1000 + 500;
  let videos = 0;
  const newVideo = (): string => `${kind.length}-${++videos}`.padEnd(11, "x");
  const submitted = async (count = 1): Promise<string> => {
    const video = newVideo();
    expect((await send(cache.port, "/api/skipSegments", submission(video, "ann", count))).status).toBe(200);
    return video;
  };
  /** How many reads the service has answered with a status. */
  const answered = (status: number): number =>
    service.lines().filter((line) => line["operationId"] === "getSkipSegmentsByHashPrefix" && line["status"] === status)
      .length;
  it("an answer is sent again without asking a service", async () => {
    const video = await submitted(10);
    const first = await send(cache.port, readOf(video), { headers: { "accept-encoding": "gzip" } });
    expect(first.headers["cache-control"]).toBe(`public, max-age=0, s-maxage=${LIFETIME_SECONDS}, must-revalidate`);
    const again = await send(cache.port, readOf(video), { headers: { "accept-encoding": "gzip" } });
    expect([again.status, idOf(again), again.headers.etag]).toEqual([200, idOf(first), first.headers.etag]);
    expect(again.body.equals(first.body)).toBe(true);
    expect(JSON.parse(gunzipSync(again.body).toString())[0].segments).toHaveLength(10);
    const plain = await send(cache.port, readOf(video));
    expect([plain.headers["content-encoding"], segmentsOf(plain).length]).toEqual([undefined, 10]);
  });

  it("that there is nothing is sent again, too", async () => {
    const path = readOf(newVideo());
    const [first, again] = [await send(cache.port, path), await send(cache.port, path)];
    expect([first.status, again.status, again.body.toString(), idOf(again)]).toEqual([404, 404, "[]", idOf(first)]);
  });

  it("who has the answer is told so, by the cache", async () => {
    const video = await submitted();
    const first = await send(cache.port, readOf(video));
    const again = await send(cache.port, readOf(video), { headers: { "if-none-match": String(first.headers.etag) } });
    expect([again.status, again.body.length, idOf(again)]).toEqual([304, 0, idOf(first)]);
    expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
  });

  it("other parameters get other answers, other origins the same one", async () => {
    const video = await submitted();
    const sponsor = await send(cache.port, readOf(video, "?category=sponsor"), {
      headers: { origin: "https://one.example" },
    });
    const intro = await send(cache.port, readOf(video, "?category=intro"));
    expect([sponsor.status, intro.status]).toEqual([200, 404]);
    const other = await send(cache.port, readOf(video, "?category=sponsor"), {
      headers: { origin: "https://two.example" },
    });
    expect(idOf(other)).toBe(idOf(sponsor));
    for (const { headers } of [sponsor, other]) expect(headers["access-control-allow-origin"]).toBe("*");
  });

  it("a vote is seen when the lifetime is over", async () => {
    const video = await submitted();
    const [segment] = segmentsOf(await send(cache.port, readOf(video)));
    const query = new URLSearchParams({ UUID: segment?.UUID ?? "", userID: local(`voter of ${kind}`), type: "1" });
    expect((await send(cache.port, `/api/voteOnSponsorTime?${query}`, { method: "POST" })).status).toBe(200);
    const voted = performance.now();
    const ages: number[] = [];
    await vi.waitUntil(
      async () => {
        const answer = await send(cache.port, readOf(video));
        if (segmentsOf(answer)[0]?.votes !== segment?.votes) return true;
        ages.push(Number(answer.headers["age"] ?? 0));
        return false;
      },
      { timeout: 20_000, interval: 20 },
    );
    expect(ages.length).toBeGreaterThan(0); // it was an older answer for a while
    expect(Math.max(...ages)).toBeLessThanOrEqual(LIFETIME_SECONDS);
    expect(performance.now() - voted).toBeLessThan(longest);
  });

  it("an answer whose lifetime is over is asked for again, and confirmed with 304", async () => {
    const video = await submitted();
    const first = await send(cache.port, readOf(video));
    const before = answered(304);
    let last = first;
    await vi.waitUntil(
      async () => {
        last = await send(cache.port, readOf(video));
        return answered(304) > before;
      },
      { timeout: 20_000, interval: 20 },
    );
    expect([last.status, last.headers.etag]).toEqual([200, first.headers.etag]);
    expect(last.body.equals(first.body)).toBe(true);
  });

  it("what only its submitter sees is kept for nobody", async () => {
    const video = await submitted();
    const banned = `banned at ${kind}`;
    const ban = new URLSearchParams({
      userID: publicIdOf(banned),
      adminUserID: local(ADMIN),
      unHideOldSubmissions: "true",
    });
    expect((await send(cache.port, `/api/shadowBanUser?${ban}`, { method: "POST" })).status).toBe(200);
    const own = `127.0.4.${kind.length}`;
    const theirs = submission(video, banned, 1, "intro");
    expect((await send(cache.port, "/api/skipSegments", theirs, own)).status).toBe(200);
    const path = readOf(video, `?categories=${encodeURIComponent('["sponsor","intro"]')}`);
    const seen = async (from: string): Promise<string[]> =>
      segmentsOf(await send(cache.port, path, {}, from))
        .map(({ category }) => category)
        .sort();
    for (let round = 0; round < 3; round++) {
      expect(await seen(own)).toEqual(["intro", "sponsor"]);
      expect(await seen("127.0.0.1")).toEqual(["sponsor"]);
    }
    const mine = await send(cache.port, path, {}, own);
    expect(mine.headers["cache-control"]).toBe("private, no-store");
    const theirOwn = await send(cache.port, path);
    const again = await send(cache.port, path, { headers: { "if-none-match": String(theirOwn.headers.etag) } });
    expect(again.status).toBe(kind === "nginx" ? 200 : 304); // nginx does not pass the condition on
  });

  if (kind !== "nginx")
    it("many who want the same answer at once are one request for a service", async () => {
      const video = await submitted(10);
      const answers = await Promise.all(Array.from({ length: 30 }, () => send(cache.port, readOf(video))));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(idOf)).size).toBe(1);
    });

  it("nothing is sent after its lifetime, even while no service answers", async () => {
    await using own = launchService();
    const port = await portOf(own);
    await using front = await startCache(kind, [port, port]);
    const path = readOf(newVideo());
    expect((await send(front.port, path)).status).toBe(404);
    let last = performance.now();
    const first = last;
    own.kill("SIGKILL");
    await own.exited;
    let refusal: Answer | undefined;
    await vi.waitUntil(
      async () => {
        const answer = await send(front.port, path);
        if (answer.status === 404) last = performance.now();
        else refusal = answer;
        return refusal !== undefined;
      },
      { timeout: 30_000, interval: 20 },
    );
    expect(last - first).toBeLessThan(longest);
    if (kind === "nginx") return;
    expect([refusal?.status, refusal?.body.toString()]).toEqual([503, "The service cannot be reached."]);
    expect(refusal?.headers).toMatchObject({ "cache-control": "no-store", "access-control-allow-origin": "*" });
  });

  it("an unreachable service costs no read", async () => {
    await using alone = await startCache(kind, [origin, await freePort()]);
    for (let i = 0; i < 6; i++) expect((await send(alone.port, readOf(newVideo()))).status).toBe(404);
  });
});
