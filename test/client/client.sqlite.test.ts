import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { createClient, createUserId, publicUserId, RequestError, videoHash } from "../../src/client/index.ts";
import { local, publicIdOf, world } from "../support/world.ts";

const videoID = "dQw4w9WgXcQ";
const sponsor = { segment: [40.2, 71], category: "sponsor" } as const;

/** A server that answers as it is told, and counts. */
async function answering(...listeners: RequestListener[]) {
  let count = 0;
  const server = createServer((request, response) => {
    const listener = listeners[Math.min(count++, listeners.length - 1)];
    listener?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const problem =
  (status: number, code: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/problem+json", ...headers });
    response.end(JSON.stringify({ title: "No", detail: "Not now.", status, code }));
  };
const empty: RequestListener = (_, response) => void response.writeHead(200, { "content-length": "0" }).end();
const noSegments: RequestListener = (_, response) =>
  void response.writeHead(404, { "content-type": "application/json" }).end("[]");
const cutOff: RequestListener = ({ socket }) => void socket.destroy();

describe("against the service", () => {
  it("submits, reads, votes, counts a view, and reads about the user", async () => {
    await using service = await world();
    const ann = createClient({ baseUrl: service.base, userId: local("ann"), name: "Player/v1.0.0" });
    const ben = createClient({ baseUrl: `${service.base}/`, userId: local("ben") });

    const [submitted] = await ann.submit({ videoID, videoDuration: 212.1, segments: [sponsor] });
    const [segment] = await ben.segments(videoID);
    expect(segment).toMatchObject({ ...sponsor, segment: [40.2, 71], videoDuration: 212.1, votes: 0 });
    expect(await ben.segments(videoID, { categories: ["intro", "outro"], actionTypes: ["mute"] })).toEqual([]);
    expect(await ben.segments("another-video")).toEqual([]);

    const { UUID = "" } = segment ?? {};
    expect(await ben.wholeUUID({ UUID: UUID.slice(0, 6), videoID })).toBe(UUID);
    await ben.vote({ UUID: UUID.slice(0, 5), videoID, vote: "up" });
    expect(await ben.segments(videoID)).toMatchObject([{ votes: 1 }]);
    await ben.vote({ UUID, vote: "undo" });
    expect(await ben.segments(videoID)).toMatchObject([{ votes: 0 }]);
    await ben.viewed({ UUID });
    // The id that the client has made is good for a change of mind.
    await ann.vote({ UUID: "", videoID: "", ...submitted, category: "selfpromo" });
    expect(await ben.segments(videoID, { categories: ["selfpromo"] })).toMatchObject([{ UUID }]);

    expect(await ann.userInfo()).toMatchObject({ userID: publicIdOf("ann"), segmentCount: 1 });
    expect(await ben.userInfo(publicIdOf("ann"))).toMatchObject({ segmentCount: 1 });
  });

  it("has every other operation, with its types", async () => {
    await using service = await world();
    const { api } = createClient({ baseUrl: service.base });
    const { data } = await api.GET("/api/skipSegments", { params: { query: { videoID } } });
    expect(data).toBeUndefined();
    const status = await api.GET("/api/status");
    expect(status.data).toMatchObject({ startTime: expect.any(Number) });
  });

  it("explains what is refused", async () => {
    await using service = await world();
    const client = createClient({ baseUrl: service.base, userId: local("ann") });
    await client.submit({ videoID, segments: [sponsor] });
    const again = client.submit({ videoID, segments: [sponsor] });
    await expect(again).rejects.toBeInstanceOf(RequestError);
    await expect(again).rejects.toMatchObject({
      status: 409,
      code: "duplicate_segment",
      message: "Segment has already been submitted before.",
    });
  });

  it("sends neither the id of the video nor the id of the user when it reads", async () => {
    const urls: string[] = [];
    await using service = await world();
    const fetch = (request: Request) => {
      urls.push(request.url);
      return globalThis.fetch(request);
    };
    const client = createClient({ baseUrl: service.base, userId: local("ann"), fetch });
    await client.segments(videoID);
    await client.userInfo();
    expect(urls[0]).toBe(`${service.base}/api/skipSegments/5f6b`);
    expect(urls.join()).not.toContain(videoID);
    expect(urls.join()).not.toContain(local("ann"));
  });
});

describe("where there is no service", () => {
  const page =
    (status: number): RequestListener =>
    (_, response) =>
      void response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end("<h1>Sign in</h1>");

  it("a wrong path is not a video without segments", async () => {
    await using service = await world();
    const client = createClient({ baseUrl: `${service.base}/elsewhere` });
    await expect(client.segments(videoID)).rejects.toMatchObject({ name: "RequestError", status: 404 });
  });

  it("a page is not an answer", async () => {
    await using server = await answering(page(200));
    const client = createClient({ baseUrl: server.baseUrl, userId: local("ann") });
    const refused = { name: "RequestError", status: 200, message: expect.stringContaining("check the baseUrl") };
    await expect(client.segments(videoID)).rejects.toMatchObject(refused);
    await expect(client.viewed({ UUID: "0".repeat(64) })).rejects.toMatchObject(refused);
    await expect(client.wholeUUID({ UUID: "43daa", videoID })).rejects.toMatchObject(refused);
    await expect(client.api.GET("/api/status")).rejects.toMatchObject(refused);
  });

  it("a page is not shown to people", async () => {
    await using server = await answering(page(404));
    const read = createClient({ baseUrl: server.baseUrl }).segments(videoID);
    await expect(read).rejects.toMatchObject({ status: 404, message: "The service answered with status 404." });
  });
});

describe("an address that nobody answers", () => {
  it("is named by the error, without what may be secret, and with the cause", async () => {
    await using server = await answering(cutOff);
    const { baseUrl } = server;
    const client = createClient({ baseUrl: `${baseUrl}/sub/`, userId: local("ann"), attempts: 1 });
    const error: unknown = await client.vote({ UUID: "0".repeat(64), vote: "up" }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({
      message: expect.stringMatching(new RegExp(`^${baseUrl}/sub/api/voteOnSponsorTime cannot be reached: .+`)),
      cause: expect.objectContaining({ code: expect.stringMatching(/^(?:ECONNRESET|UND_ERR_SOCKET)$/) }),
    });
    expect(String(error)).not.toContain(local("ann"));
  });

  it("is demanded when the client is made", () => {
    const make = (options: object) => () => createClient(options as Parameters<typeof createClient>[0]);
    const expected = new TypeError("expected baseUrl, the address of the service without /api");
    expect(make({})).toThrow(expected);
    expect(make({ baseUrl: new URL("http://127.0.0.1:9") })).toThrow(expected);
  });

  it("does not replace the reason of an aborted signal", async () => {
    const reason = new TypeError("closed");
    const client = createClient({ baseUrl: "http://127.0.0.1:9" });
    await expect(client.segments(videoID, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe("requests that cannot be served at the moment", () => {
  const quick = { userId: local("ann"), maxWaitMs: 1500 };

  it("are repeated after the time that the service names", async () => {
    await using server = await answering(problem(503, "overloaded", { "retry-after": "0" }), noSegments);
    expect(await createClient({ baseUrl: server.baseUrl, ...quick }).segments(videoID)).toEqual([]);
    expect(server.count()).toBe(2);
  });

  it("are repeated a limited number of times", async () => {
    await using server = await answering(problem(429, "too_many_requests", { "retry-after": "0" }));
    const read = createClient({ baseUrl: server.baseUrl, ...quick, attempts: 4 }).segments(videoID);
    await expect(read).rejects.toMatchObject({ status: 429, code: "too_many_requests", retryAfterSeconds: 0 });
    expect(server.count()).toBe(4);
  });

  it("are not repeated if the service asks for more time than the client has", async () => {
    await using server = await answering(problem(503, "overloaded", { "retry-after": "3600" }));
    const read = createClient({ baseUrl: server.baseUrl, ...quick }).segments(videoID);
    await expect(read).rejects.toMatchObject({ status: 503, retryAfterSeconds: 3600 });
    expect(server.count()).toBe(1);
  });

  it("are repeated when the connection of a read fails, and not that of a write", async () => {
    await using reads = await answering(cutOff, noSegments);
    expect(await createClient({ baseUrl: reads.baseUrl, ...quick }).segments(videoID)).toEqual([]);
    await using writes = await answering(cutOff, empty);
    await expect(
      createClient({ baseUrl: writes.baseUrl, ...quick }).submit({ videoID, segments: [sponsor] }),
    ).rejects.toThrow(TypeError);
    expect(writes.count()).toBe(1);
  });

  it("are repeated as writes only if the service says that nothing was stored", async () => {
    await using busy = await answering(problem(503, "storage_busy", { "retry-after": "0" }), empty);
    await createClient({ baseUrl: busy.baseUrl, ...quick }).viewed({ UUID: "0".repeat(64) });
    expect(busy.count()).toBe(2);
    for (const code of ["storage_slow", ""]) {
      const listener =
        code === ""
          ? (_: unknown, response: Parameters<RequestListener>[1]) => void response.writeHead(503).end("gateway")
          : problem(503, code, { "retry-after": "0" });
      await using slow = await answering(listener, empty);
      await expect(
        createClient({ baseUrl: slow.baseUrl, ...quick }).viewed({ UUID: "0".repeat(64) }),
      ).rejects.toMatchObject({
        status: 503,
      });
      expect(slow.count()).toBe(1);
    }
  });

  it("are given up when their signal is aborted", async () => {
    await using server = await answering(problem(503, "overloaded", { "retry-after": "1" }));
    const controller = new AbortController();
    const read = createClient({ baseUrl: server.baseUrl, ...quick }).segments(videoID, { signal: controller.signal });
    await expect.poll(server.count).toBe(1);
    controller.abort(new Error("closed"));
    await expect(read).rejects.toThrow("closed");
    expect(server.count()).toBe(1);
  });
});

describe("ids", () => {
  it("of users are secrets of 36 letters and digits", () => {
    const ids = Array.from({ length: 100 }, createUserId);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{36}$/);
    expect(new Set(ids).size).toBe(100);
  });

  it("that are public follow from local ones as the service derives them", async () => {
    expect(await publicUserId(local("ann"))).toBe(publicIdOf("ann"));
  });

  it("of videos are hashed with SHA-256", () => {
    expect(videoHash(videoID)).toBe("5f6b0b4e201f2a7e66927abb5cadeec81624dcc8efe6644b78aa182213f653a2");
  });

  it("that are shortened need the video", async () => {
    const client = createClient({ baseUrl: "http://127.0.0.1:9", userId: local("ann") });
    await expect(client.vote({ UUID: "43daa", vote: "up" })).rejects.toThrow(
      '"43daa" is not a whole UUID: give the videoID of the segment too',
    );
  });

  it("of the user are needed to write", async () => {
    const client = createClient({ baseUrl: "http://127.0.0.1:9" });
    await expect(client.submit({ videoID, segments: [sponsor] })).rejects.toThrow("userId: expected the local id");
    expect(() => createClient({ baseUrl: "http://127.0.0.1:9", prefixLength: 3 })).toThrow("from 4 to 32");
  });
});
