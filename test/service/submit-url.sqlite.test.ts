import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";

type Received = Readonly<{ method: string; url: string; headers: IncomingMessage["headers"]; body: string }>;

/** A server that answers as it is told, and remembers what it got. `write`: answers POST without a server's rules. */
async function other(
  answer: (count: number) => Readonly<{ status: number; body?: string; type?: string | undefined }> | undefined,
  write?: (socket: Socket) => void,
) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    if (method === "POST") write?.(request.socket);
    const { status, body, ...given } = answer(received.length) ?? {};
    const type = "type" in given ? given.type : "text/plain";
    if (type !== undefined) response.setHeader("content-type", type);
    if (status !== undefined) response.writeHead(status, { "retry-after": "7", "set-cookie": "a=b" }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const mirrorOf = (origin: string, env: Readonly<Record<string, string>> = {}): Promise<World> =>
  world({ env: { FOLLOW_URL: origin, SUBMIT_URL: origin, ...env } });
const videoID = "dQw4w9WgXcQ";
const submission = {
  json: { videoID, userID: local("ann"), segments: [{ segment: [10, 20], category: "sponsor" }] },
};

describe("a mirror with SUBMIT_URL", () => {
  it("passes on submissions, votes and views, whose effect comes back with the feed", async () => {
    await using origin = await world();
    await using mirror = await mirrorOf(origin.base);
    expect((await mirror.send("POST", "/api/skipSegments", submission)).status).toBe(200);
    expect(await origin.storage.knex("segments").pluck("user_id")).toEqual([publicIdOf("ann")]);
    const read = async () => (await mirror.send("GET", "/api/skipSegments", { query: { videoID } })).json;
    await expect.poll(read).toMatchObject([{ segment: [10, 20], votes: 0 }]);
    const [{ UUID }] = (await read()) as [{ UUID: string }];

    const again = await mirror.send("POST", "/api/skipSegments", submission);
    expect([again.status, again.text]).toEqual([409, "Segment has already been submitted before."]);
    const vote = { query: { UUID, userID: local("bob"), type: "1" } };
    expect((await mirror.send("POST", "/api/voteOnSponsorTime", vote)).status).toBe(200);
    expect((await mirror.send("GET", "/api/viewedVideoSponsorTime", { query: { UUID } })).status).toBe(200);
    await expect.poll(() => mirror.storage.knex("segments").select("votes", "views")).toEqual([{ votes: 1, views: 1 }]);

    const vip = await mirror.send("POST", "/api/lockCategories", {
      json: { videoID, userID: local("bob"), categories: ["sponsor"], actionTypes: ["skip"] },
    });
    expect(vip.status).toBe(403);
  }, 60_000);

  it("sends what it got, byte for byte, and gives back the answer, without the address of the sender", async () => {
    await using there = await other(() => ({ status: 429, body: "Slow down" }));
    await using mirror = await mirrorOf(there.url);
    const sent = await mirror.fetch(`${mirror.base}/api/skipSegments?b=2&a=%C3%A9`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Player/v1",
        cookie: "c=d",
        "x-forwarded-for": "192.0.2.9",
      },
      body: '{ "unknown" :1.50}',
    });
    expect([sent.status, await sent.text(), sent.headers.get("retry-after")]).toEqual([429, "Slow down", "7"]);
    expect(sent.headers.get("set-cookie")).toBeNull();
    const got = there.received.find(({ method }) => method === "POST");
    expect(got).toMatchObject({
      url: "/api/skipSegments?b=2&a=%C3%A9",
      body: '{ "unknown" :1.50}',
      headers: { "content-type": "application/json", "user-agent": "Player/v1" },
    });
    expect([got?.headers.cookie, got?.headers["x-forwarded-for"]]).toEqual([undefined, undefined]);
  });

  it("gives back JSON, problem details and plain text, and answers 502 to any other type", async () => {
    let type: string | undefined;
    await using there = await other(() => ({ status: 200, body: "<script>alert(1)</script>", type }));
    await using mirror = await mirrorOf(there.url);
    const sent = async (given: string | undefined) => {
      type = given;
      const reply = await mirror.fetch(`${mirror.base}/api/skipSegments`, { method: "POST", body: "{}" });
      const isPassed = (await reply.text()).includes("<script>");
      return { status: reply.status, got: reply.headers.get("content-type"), isPassed };
    };
    for (const good of [
      "application/json",
      "Application/JSON; charset=utf-8",
      "application/problem+json",
      "text/plain",
    ])
      expect(await sent(good)).toMatchObject({ status: 200, isPassed: true });
    const others = [
      "text/html",
      "text/html; charset=utf-8",
      "image/svg+xml",
      "text/xml",
      "text/plainer",
      "x; text/plain",
    ];
    for (const bad of [
      undefined,
      "",
      "application/octet-stream",
      "application/jsonp",
      "text/plain, text/html",
      ...others,
    ])
      expect(await sent(bad)).toEqual({ status: 502, got: "text/plain; charset=utf-8", isPassed: false });
    expect(mirror.lines.join("")).toContain("neither JSON nor plain text");
  });

  it("says who sent it only with SUBMIT_FORWARD_ADDRESS=true", async () => {
    await using there = await other(() => ({ status: 200 }));
    await using mirror = await mirrorOf(there.url, { SUBMIT_FORWARD_ADDRESS: "true" });
    await mirror.send("POST", "/api/skipSegments", { ...submission, ip: "192.0.2.9" });
    const got = there.received.find(({ method }) => method === "POST");
    expect(got?.headers["x-forwarded-for"]).toBe("192.0.2.9");
  });

  it("answers 503 when nothing can be passed on, or as much as possible is under way, and logs no secret", async () => {
    await using silent = await other(() => undefined);
    await using mirror = await mirrorOf(silent.url);
    const vote = { query: { UUID: "f".repeat(64), userID: local("bob"), type: "1" } };
    const waiting = Array.from({ length: 64 }, () => mirror.send("POST", "/api/voteOnSponsorTime", vote));
    await expect.poll(() => silent.received.filter(({ method }) => method === "POST").length).toBe(64);
    const refused = await mirror.send("POST", "/api/voteOnSponsorTime", vote);
    expect([refused.status, refused.text]).toEqual([503, "Too many requests are waiting. Try again in a moment."]);
    const [late] = await Promise.all(waiting);
    const { host } = new URL(silent.url);
    expect([late?.status, late?.text]).toEqual([
      503,
      `${host}, to which this mirror passes on what is sent to it, did not answer. It may have been stored.`,
    ]);
    expect(mirror.lines.join("")).toContain("nothing can be passed on to SUBMIT_URL");
    expect(mirror.lines.join("")).not.toContain(local("bob"));
  }, 60_000);

  it("answers 503 to what is no answer: a status that is informational, about what the client has, or none", async () => {
    let line = "";
    await using there = await other(
      () => undefined,
      (socket) => socket.end(`HTTP/1.1 ${line}\r\n\r\n`),
    );
    await using mirror = await mirrorOf(there.url);
    const sent = async (status: string) => {
      line = status;
      const reply = await mirror.fetch(`${mirror.base}/api/skipSegments`, { method: "POST", body: "{}" });
      return [status, reply.status, await reply.text(), reply.headers.get("retry-after")];
    };
    const { host } = new URL(there.url);
    const none = `${host}, to which this mirror passes on what is sent to it, did not answer. It may have been stored.`;
    const statuses = ["100 x", "101 x", "103 x", "199 x", "304 x", "600 x", "999 x"];
    const replies = [];
    for (const status of statuses) replies.push(await sent(status));
    expect(replies).toEqual(statuses.map((status) => [status, 503, none, "5"]));
    for (const [status, given] of [
      ["204 x", 204],
      ["205 x", 205],
      ["599 x", 599],
    ] as const)
      expect((await sent(status)).slice(0, 3)).toEqual([status, given, ""]);
  }, 60_000);

  it("is an error without FOLLOW_URL", () => {
    expect(() => readConfig({ SUBMIT_URL: "http://127.0.0.1:1" })).toThrow(
      /SUBMIT_URL: expected none without FOLLOW_URL/,
    );
  });
});
