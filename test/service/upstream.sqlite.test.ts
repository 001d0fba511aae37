import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { type World, world } from "../support/world.ts";

const prefixOf = (videoId: string): string => videoHash(videoId).slice(0, 4);
const PREFIX = prefixOf(VIDEO);

/** Another video under the prefix of the usual one. */
const NEIGHBOUR = (() => {
  for (let number = 0; ; number++) if (prefixOf(`neighbour-${number}`) === PREFIX) return `neighbour-${number}`;
})();

type Videos = readonly { videoID: string; segments: readonly { UUID: string; category: string }[] }[];

const under = (w: World, prefix = PREFIX) =>
  w.send("GET", `/api/skipSegments/${prefix}`, { query: { categories: '["sponsor","intro"]' } });
const idsIn = (json: unknown) =>
  Object.fromEntries((json as Videos).map(({ videoID, segments }) => [videoID, segments.map(({ UUID }) => UUID)]));

const fallingBackTo = (url: string, { env = {}, now }: { env?: Record<string, string>; now?: () => number } = {}) =>
  world({ env: { UPSTREAM_URL: url, ...env }, ...(now !== undefined && { now }) });

/** An instance that answers as the test says, and counts. */
async function upstream(answer: RequestListener) {
  const targets: string[] = [];
  const server = createServer((request, response) => {
    targets.push(request.url ?? "");
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mirror/`,
    targets,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const sponsor = {
  category: "sponsor",
  actionType: "skip",
  segment: [1, 10],
  UUID: "a".repeat(64),
  locked: 0,
  votes: 0,
};
const reply = (...segments: unknown[]) => JSON.stringify([{ videoID: VIDEO, hash: videoHash(VIDEO), segments }]);

describe("an instance that falls back to another", () => {
  it("has the other's videos, by prefix and by id, and their labels", async () => {
    await using other = await world();
    await using w = await fallingBackTo(other.base);
    const [uuid] = await plant(other, [{ at: [1, 10] }]);
    await plant(other, [{ at: [0, 0], actionType: "full", category: "sponsor" }]);
    const found = await under(w);
    expect([found.status, idsIn(found.json), found.headers.get("x-upstream")]).toEqual([
      200,
      { [VIDEO]: [uuid] },
      null,
    ]);
    expect(await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } })).toMatchObject({
      status: 200,
      json: [{ UUID: uuid, category: "sponsor", segment: [1, 10], locked: 0, votes: 0 }],
    });
    const labels = await w.send("GET", "/api/videoLabels", { query: { videoID: VIDEO } });
    expect(labels.json).toEqual([{ category: "sponsor" }]);
  });

  it("completes a prefix of which it knows only some videos, and a video of which it knows only some segments", async () => {
    await using other = await world();
    await using w = await fallingBackTo(other.base);
    const [foreign] = await plant(other, [{ at: [1, 10], videoId: NEIGHBOUR }]);
    const [later] = await plant(other, [{ at: [50, 60], category: "intro" }]);
    const [own] = await plant(w, [{ at: [1, 10] }]);
    expect(idsIn((await under(w)).json)).toEqual({ [VIDEO]: [own, later], [NEIGHBOUR]: [foreign] });
  });

  it("keeps its own decisions about a segment that both have", async () => {
    await using other = await world();
    await using w = await fallingBackTo(other.base);
    await plant(other, [{ at: [1, 10] }]);
    await plant(w, [{ at: [1, 10], hidden: 1 }]);
    const found = await under(w);
    expect([found.status, found.json]).toEqual([404, []]);
  });

  it("chooses the better of two that mark the same spot, its own when they are equal", async () => {
    await using other = await world();
    await using w = await fallingBackTo(other.base);
    const [better] = await plant(other, [{ at: [1, 10], userId: "a".repeat(64), votes: 5 }]);
    await plant(other, [{ at: [50, 60], userId: "b".repeat(64) }]);
    await plant(w, [{ at: [1, 10] }]);
    const [own] = await plant(w, [{ at: [50, 60] }]);
    expect(idsIn((await under(w)).json)).toEqual({ [VIDEO]: [better, own] });
  });

  it("asks once about a prefix, without telling which video is watched", async () => {
    await using other = await upstream((_request, response) => response.end(reply(sponsor)));
    await using w = await fallingBackTo(other.url);
    const hash = videoHash(VIDEO);
    const reads = [PREFIX, hash.slice(0, 5), hash.slice(0, 32)].map((prefix) => under(w, prefix));
    for (const found of await Promise.all(reads)) expect(idsIn(found.json)).toEqual({ [VIDEO]: [sponsor.UUID] });
    await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } });
    const [target = "", ...more] = other.targets;
    expect([new URL(target, other.url).pathname, more]).toEqual([`/mirror/api/skipSegments/${PREFIX}`, []]);
  });

  it("asks again when the answer is too old", async () => {
    let at = Date.now();
    let answer = reply(sponsor);
    await using other = await upstream((_request, response) => response.end(answer));
    await using w = await fallingBackTo(other.url, { env: { UPSTREAM_SECONDS: "60" }, now: () => at });
    expect((await under(w)).status).toBe(200);
    answer = "[]";
    at += 59_000;
    expect((await under(w)).status).toBe(200);
    at += 2000;
    expect((await under(w)).status).toBe(404);
  });

  const silent: RequestListener = () => {};
  const unfinished: RequestListener = (_request, response) => void response.write("[");
  it.each<[string, RequestListener]>([
    ["fails", (_request, response) => response.writeHead(500).end()],
    ["is overloaded", (_request, response) => response.writeHead(503, { "retry-after": "60" }).end()],
    ["closes the connection", (request) => request.socket.destroy()],
    ["does not answer in time", silent],
    ["does not finish in time", unfinished],
    ["redirects", (_request, response) => response.writeHead(302, { location: "/elsewhere" }).end()],
    ["answers something else", (_request, response) => response.end("<html>")],
    ["answers an object", (_request, response) => response.end("{}")],
    ["answers without end", (_request, response) => response.end(`["${"x".repeat(9_000_000)}"]`)],
  ])("answers with what it has, and says so, when the other %s", async (_what, answer) => {
    await using other = await upstream(answer);
    const limit = answer === silent || answer === unfinished ? "50" : "5000";
    await using w = await fallingBackTo(other.url, { env: { UPSTREAM_TIMEOUT_MS: limit } });
    const [own] = await plant(w, [{ at: [1, 10] }]);
    const found = await under(w);
    expect([found.status, idsIn(found.json), found.headers.get("x-upstream")]).toEqual([
      200,
      { [VIDEO]: [own] },
      "unavailable",
    ]);
    const none = await w.send("GET", "/api/skipSegments", { query: { videoID: "unknown", category: "intro" } });
    expect([none.status, none.headers.get("x-upstream")]).toEqual([404, "unavailable"]);
  });

  it("leaves the other alone for a while after a failure, and uses what it said before", async () => {
    let at = Date.now();
    let isUp = true;
    await using other = await upstream((_request, response) =>
      isUp ? response.end(reply(sponsor)) : response.writeHead(500).end(),
    );
    await using w = await fallingBackTo(other.url, { env: { UPSTREAM_SECONDS: "1" }, now: () => at });
    await under(w);
    isUp = false;
    at += 2000;
    const stale = await under(w);
    expect([idsIn(stale.json), stale.headers.get("x-upstream")]).toEqual([{ [VIDEO]: [sponsor.UUID] }, "unavailable"]);
    await under(w, prefixOf("another video"));
    expect(other.targets).toHaveLength(2);
    isUp = true;
    at += 6000;
    expect((await under(w)).headers.get("x-upstream")).toBeNull();
    expect(w.lines.filter((line) => line.includes("the upstream instance"))).toEqual([
      expect.stringContaining("does not answer"),
      expect.stringContaining("answers again"),
    ]);
  });

  it("believes nothing that cannot be", async () => {
    const wrong = [
      null,
      { ...sponsor, segment: [10, 1] },
      { ...sponsor, segment: [-1, 1] },
      { ...sponsor, segment: ["1", 2] },
      { ...sponsor, segment: 3 },
      { ...sponsor, category: "unknown" },
      { ...sponsor, category: "__proto__" },
      { ...sponsor, actionType: "explode" },
      { ...sponsor, UUID: "with a space" },
      { ...sponsor, UUID: "b".repeat(66) },
      { ...sponsor, description: 5 },
    ];
    const odd = { ...sponsor, votes: "many", locked: true, videoDuration: null };
    const lie = { videoID: "not under the prefix", hash: videoHash(VIDEO), segments: [sponsor] };
    const videos = [7, { videoID: 5 }, { videoID: VIDEO }, lie, ...JSON.parse(reply(...wrong, odd))];
    await using other = await upstream((_request, response) => response.end(JSON.stringify(videos)));
    await using w = await fallingBackTo(other.url);
    expect((await under(w)).json).toEqual([
      {
        videoID: VIDEO,
        hash: videoHash(VIDEO),
        segments: [{ ...sponsor, votes: 0, locked: 0, videoDuration: 0, description: "" }],
      },
    ]);
  });

  it("counts what it asked in its metrics", async () => {
    await using other = await upstream((_request, response) => response.writeHead(500).end());
    await using w = await fallingBackTo(other.url);
    await under(w);
    const { text } = await w.send("GET", "/metrics", { ip: "direct" });
    expect(text).toMatch(/^segmark_upstream_questions 1$/m);
    expect(text).toMatch(/^segmark_upstream_failures 1$/m);
  });
});
