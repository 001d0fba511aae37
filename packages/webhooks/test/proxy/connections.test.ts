import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { channelServer } from "./support/channel-server.ts";
import { startClient } from "./support/client.ts";
import { messageOf } from "./support/messages.ts";

const push = (id: string) => messageOf(id, "push", "{}");

describe("a connection that is lost", () => {
  it("is reopened, and an incomplete message is dropped", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    const first = (await proxy.visit()).open();
    await first.send(push("1"));
    await first.write(`data: ${JSON.stringify(push("2")).slice(0, 40)}`);
    await run.deliveries.has(1);
    first.cut();
    const second = (await proxy.visit()).open();
    await second.send(push("2"));
    expect((await run.deliveries.has(2)).map(({ id, error }) => [id, error])).toEqual([
      ["1", undefined],
      ["2", undefined],
    ]);
    expect(run.errors.items).toMatchObject([{ fatal: false, message: expect.stringContaining("failed") }]);
  });

  it("is reopened when the server ends it", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    (await proxy.visit()).open().end();
    await (await proxy.visit()).open().send(push("1"));
    await run.deliveries.has(1);
    expect(run.errors.items).toMatchObject([{ fatal: false, message: "The proxy ended the connection" }]);
  });

  it("is reopened when the server has come back", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    (await proxy.visit()).open();
    await run.opened.has(1);
    await proxy.stop();
    const errors = await run.errors.has(3);
    expect(errors[2]?.message).toMatch(/failed \(.*ECONNREFUSED\)/);
    await proxy.restart();
    await (await proxy.visit()).open().send(push("1"));
    await run.deliveries.has(1);
  });

  it("sends the last event id to the server", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    const first = await proxy.visit();
    expect(first.headers).toMatchObject({ accept: "text/event-stream", "cache-control": "no-cache" });
    expect(first.headers).not.toHaveProperty("last-event-id");
    await first.open().send(push("1"), "id: 41\n");
    await first.write("id: 42\ndata: x");
    await run.deliveries.has(1);
    first.cut();
    const second = await proxy.visit();
    expect(second.headers["last-event-id"]).toBe("41");
    await second.open().send(push("2"));
    await run.deliveries.has(2);
    second.cut();
    const third = await proxy.visit();
    expect(third.headers["last-event-id"]).toBe("41");
    await third.open().send(push("3"), "id: ✓ 44\n");
    await run.deliveries.has(3);
    third.cut();
    const fourth = await proxy.visit();
    expect(Buffer.from(String(fourth.headers["last-event-id"]), "latin1").toString()).toBe("✓ 44");
    await fourth.open().send(push("4"), "id: a\u0001b\n");
    await run.deliveries.has(4);
    fourth.cut();
    expect((await proxy.visit()).headers).not.toHaveProperty("last-event-id");
  });

  it("is reopened after the delay that the server requested, also when later connections do not repeat it", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { maxBackoff: 10_000 });
    const first = (await proxy.visit()).open();
    await first.write("retry: 300\n");
    await first.send(push("1"));
    await run.deliveries.has(1);
    let before = performance.now();
    first.cut();
    const second = await proxy.visit();
    // A timer may be a little early.
    expect(performance.now() - before).toBeGreaterThan(298);
    await second.open().send(push("2"));
    await run.deliveries.has(2);
    before = performance.now();
    second.cut();
    await proxy.visit();
    expect(performance.now() - before).toBeGreaterThan(298);
  });

  it("is reopened with increasing backoff after each failure, which resets after a connection that worked", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { minBackoff: 1, maxBackoff: 10_000 });
    for (let i = 0; i < 5; i++) (await proxy.visit()).answer(503);
    const visit = (await proxy.visit()).open();
    await visit.write("event: ready\ndata: {}\n\n");
    visit.end();
    (await proxy.visit()).open();
    await run.opened.has(2);
    const waits = run.lines.items.flatMap(([, text]) => /again in (\d+) ms/.exec(text)?.[1] ?? []).map(Number);
    const least = [1, 2, 4, 8, 16, 1];
    expect(waits).toHaveLength(least.length);
    for (const [i, expected] of least.entries()) {
      expect(waits[i]).toBeGreaterThanOrEqual(expected);
      expect(waits[i]).toBeLessThanOrEqual(Math.ceil(expected * 1.5));
    }
  });
});

describe("a silent connection", () => {
  it("is reopened when no byte has arrived for a while, and not while comments arrive", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { silence: 900 });
    const first = (await proxy.visit()).open();
    for (let i = 0; i < 12; i++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await first.write(":\n");
    }
    expect(run.errors.items).toEqual([]);
    await first.gone;
    await (await proxy.visit()).open().send(push("1"));
    await run.deliveries.has(1);
    expect(run.errors.items).toMatchObject([{ fatal: false, message: "Nothing came from the proxy for 900 ms" }]);
  });

  it("is measured from the request on: a server that never responds is abandoned", async () => {
    await using proxy = await channelServer();
    await using _run = startClient(proxy.url, { silence: 50 });
    await (await proxy.visit()).gone;
    await proxy.visit();
  });

  it("is not measured while a handler delays the reader", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { silence: 600, concurrency: 1 });
    run.webhooks.on("push", () => new Promise((resolve) => setTimeout(resolve, 800)));
    const visit = (await proxy.visit()).open();
    await visit.write(["1", "2", "3"].map((id) => `data: ${JSON.stringify(push(id))}\n\n`).join(""));
    const deliveries = await run.deliveries.has(2);
    expect(run.errors.items).toEqual([]);
    expect(deliveries).toHaveLength(2);
  });
});

describe("a response that is not a stream", () => {
  it.each([500, 502, 503, 429, 408])("%i is retried", async (status) => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    (await proxy.visit()).answer(status);
    await (await proxy.visit()).open().send(push("1"));
    await run.deliveries.has(1);
    expect(run.errors.items).toMatchObject([{ fatal: false, status }]);
  });

  it.each([204, 201, 304, 400, 401, 403, 404, 410])("%i stops the client, which reports it", async (status) => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    (await proxy.visit()).answer(status, { "content-type": "text/event-stream" });
    await run.client.ended;
    expect(run.client.state).toBe("closed");
    expect(run.errors.items).toMatchObject([{ name: "ProxyChannelError", fatal: true, status }]);
    expect(run.lines.items.at(-1)).toEqual(["warn", expect.stringContaining(String(status))]);
    expect(proxy.unseen()).toBe(0);
  });

  it.each([undefined, "text/html", "application/json", "text/event-stream-x"])("of type %s stops it", async (type) => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    (await proxy.visit()).answer(200, type === undefined ? {} : { "content-type": type }, "<p>Hello");
    await run.client.ended;
    expect(run.errors.items).toMatchObject([{ fatal: true, status: 200 }]);
    expect(run.errors.items[0]?.message).toContain(type ?? "nothing");
  });

  it.each(["text/event-stream; charset=utf-8", "Text/Event-Stream", "text/event-stream ;x=y"])(
    "of type %s is a stream",
    async (type) => {
      await using proxy = await channelServer();
      await using run = startClient(proxy.url);
      await (await proxy.visit()).open({ "content-type": type }).send(push("1"));
      await run.deliveries.has(1);
    },
  );

  it.each([301, 302, 303, 307, 308])("%i is followed", async (status) => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    (await proxy.visit()).answer(status, { location: "/moved" });
    const visit = await proxy.visit();
    expect(visit.url).toBe("/moved");
    await visit.open().send(push("1"), "id: 5\n");
    await run.deliveries.has(1);
    visit.cut();
    // A new connection starts at the configured address.
    expect(await proxy.visit()).toMatchObject({ url: "/channel", headers: { "last-event-id": "5" } });
  });

  it("is not left open", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    const visit = (await proxy.visit()).open({ "content-type": "text/html" });
    await visit.write("<p>Hello");
    await visit.gone;
    await run.client.ended;
  });

  it("of a redirect loop is retried", async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.writeHead(302, { location: "/again" }).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    await using run = startClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await run.errors.has(2);
    await run.client.close();
    server.closeAllConnections();
    server.close();
    expect(run.errors.items[0]).toMatchObject({ fatal: false });
    expect(requests).toBeGreaterThan(20);
  });
});
