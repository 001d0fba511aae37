import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { httpDurationProvider, noDurationProvider } from "../../src/adapters/duration-provider.ts";

async function platform(answer: RequestListener, { timeout = 30_000, lifetime = 600_000, pause = 600_000 } = {}) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const provider = httpDurationProvider({
    addressOf: (service, videoId) =>
      service === "YouTube" ? `http://127.0.0.1:${port}/videos/${encodeURIComponent(videoId)}` : undefined,
    timeout,
    lifetime,
    pause,
  });
  return {
    paths,
    ask: async (videoId = "a b/c", service = "YouTube") => (await provider.durationOf(service, videoId))?.seconds,
    /** As somebody to whom it has to be another duration than those. */
    doubt: async (...wrong: readonly number[]) =>
      (await provider.durationOf("YouTube", "a b/c", ({ seconds }) => wrong.includes(seconds)))?.seconds,
    isRemembered: async () => (await provider.durationOf("YouTube", "a b/c"))?.isRemembered,
    ageOf: async () => (await provider.durationOf("YouTube", "a b/c"))?.age,
    channel: (videoId = "a b/c", service = "YouTube") => provider.channelOf(service, videoId),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const redirectOnce: RequestListener = ({ url }, response) => {
  if (url === "/elsewhere") response.end('{"lengthSeconds":5}');
  else response.writeHead(302, { location: "/elsewhere" }).end();
};

describe("the duration of a video", () => {
  it.each<[string, RequestListener, number | undefined]>([
    ["a number", (_q, r) => r.end('{"lengthSeconds":212.5}'), 212.5],
    ["a number as text", (_q, r) => r.end('{"lengthSeconds":"212"}'), 212],
    ["zero", (_q, r) => r.end('{"lengthSeconds":0}'), undefined],
    ["a list", (_q, r) => r.end("[]"), undefined],
    ["a body that is not JSON", (_q, r) => r.end("<html>"), undefined],
    ["an error", (_q, r) => r.writeHead(500).end('{"lengthSeconds":5}'), undefined],
    ["a redirect", redirectOnce, undefined],
    ["more than a megabyte", (_q, r) => r.end(`{"x":"${"y".repeat(2_000_000)}","lengthSeconds":5}`), undefined],
  ])("when the provider returns %s", async (_name, answer, expected) => {
    await using p = await platform(answer);
    expect(await p.ask()).toBe(expected);
    expect(p.paths[0]).toBe("/videos/a%20b%2Fc");
  });

  it("is awaited for a limited time", async () => {
    await using p = await platform(() => {}, { timeout: 50 });
    expect(await p.ask()).toBeUndefined();
  });

  it("is requested once when known, and again when not", async () => {
    let answer = "{}";
    await using p = await platform((_q, r) => r.end(answer));
    expect(await Promise.all([p.ask(), p.ask()])).toEqual([undefined, undefined]);
    expect(p.paths).toHaveLength(1);
    answer = '{"lengthSeconds":7}';
    expect([await p.ask(), await p.ask()]).toEqual([7, 7]);
    expect(p.paths).toHaveLength(2);
  });

  it("is requested again after its lifetime, although it was in use", async () => {
    let seconds = 7;
    await using p = await platform((_q, r) => r.end(`{"lengthSeconds":${seconds}}`), { lifetime: 300 });
    expect(await p.ask()).toBe(7);
    seconds = 9;
    await expect.poll(() => p.ask(), { interval: 10, timeout: 10_000 }).toBe(9);
    expect(p.paths).toHaveLength(2);
  });

  it("is remembered for all but who requested it", async () => {
    await using p = await platform((_q, r) => r.end('{"lengthSeconds":7}'));
    expect([await p.isRemembered(), await p.isRemembered()]).toEqual([false, true]);
  });

  it("is requested again by who doubts what is remembered, once for all of them", async () => {
    let seconds = 7;
    await using p = await platform((_q, r) => r.end(`{"lengthSeconds":${seconds}}`));
    expect(await p.doubt(7)).toBe(7); // it has just been asked for
    expect(p.paths).toHaveLength(1);
    seconds = 9;
    expect(await p.doubt(5)).toBe(7);
    expect(await Promise.all([p.doubt(7), p.doubt(7), p.doubt(7)])).toEqual([9, 9, 9]);
    expect(p.paths).toHaveLength(2);
    expect(await p.ask()).toBe(9);
    seconds = 11;
    expect(await p.doubt(9)).toBe(9); // too soon
    expect(p.paths).toHaveLength(2);
  });

  it("is requested again once for each pause, although nobody knows better", async () => {
    await using p = await platform((_q, r) => r.end('{"lengthSeconds":7}'), { pause: 100 });
    expect(await p.ask()).toBe(7);
    const doubts = async () => {
      expect(await p.doubt(7)).toBe(7);
      return p.paths.length;
    };
    await expect.poll(doubts, { interval: 10, timeout: 10_000 }).toBe(3);
  });

  it("is what is remembered while the platform does not answer who doubts it", async () => {
    let status = 200;
    await using p = await platform((_q, r) => r.writeHead(status).end('{"lengthSeconds":7}'));
    expect(await p.ask()).toBe(7);
    status = 500;
    expect([await p.doubt(7), await p.doubt(7)]).toEqual([7, 7]);
    expect(p.paths).toHaveLength(2);
    status = 200;
    expect(await p.ask()).toBe(7);
    expect(p.paths).toHaveLength(2);
  });

  it("is as old as its request, and not as the reply", async () => {
    const replies: (() => void)[] = [];
    await using p = await platform((_q, r) => replies.push(() => r.end('{"lengthSeconds":7}')));
    const before = performance.now();
    const asked = p.ageOf();
    await expect.poll(() => replies.length).toBe(1);
    const received = performance.now();
    await expect.poll(() => performance.now() - received).toBeGreaterThan(20);
    replies[0]?.();
    const first = (await asked) ?? 0;
    expect(first).toBeGreaterThan(20);
    expect(first).toBeLessThanOrEqual(performance.now() - before);
    expect(await p.ageOf()).toBeGreaterThan(first);
  });

  it("is requested only for platforms of the provider", async () => {
    await using p = await platform((_q, r) => r.end('{"lengthSeconds":7}'));
    expect(await p.ask("x", "Spotify")).toBeUndefined();
    expect(p.paths).toEqual([]);
    expect(await noDurationProvider.durationOf("YouTube", "x")).toBeUndefined();
  });
});

describe("the channel of a video", () => {
  it.each<[string, RequestListener, string | undefined]>([
    ["its id", (_q, r) => r.end('{"authorId":"UC123"}'), "UC123"],
    ["its id and a length", (_q, r) => r.end('{"lengthSeconds":7,"authorId":"UC123"}'), "UC123"],
    ["an empty id", (_q, r) => r.end('{"authorId":""}'), undefined],
    ["a number", (_q, r) => r.end('{"authorId":7}'), undefined],
    ["an id of a thousand characters", (_q, r) => r.end(`{"authorId":"${"x".repeat(1000)}"}`), undefined],
    ["null", (_q, r) => r.end("null"), undefined],
    ["an error", (_q, r) => r.writeHead(500).end('{"authorId":"UC123"}'), undefined],
  ])("when the provider returns %s", async (_name, answer, expected) => {
    await using p = await platform(answer);
    expect(await p.channel()).toBe(expected);
  });

  it("comes from the same response as the duration", async () => {
    await using p = await platform((_q, r) => r.end('{"lengthSeconds":7,"authorId":"UC123"}'));
    expect([await p.ask(), await p.channel(), await p.channel()]).toEqual([7, "UC123", "UC123"]);
    expect(p.paths).toHaveLength(1);
    expect(await noDurationProvider.channelOf("YouTube", "x")).toBeUndefined();
  });
});
