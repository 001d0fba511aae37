import { EventSource } from "eventsource";
import { describe, expect, it } from "vitest";
import { channelServer } from "../support/channel-server.ts";
import { startClient, tape } from "../support/client.ts";
import { messageOf } from "../support/messages.ts";

const push = (id: string, body: object = {}) => messageOf(id, "push", JSON.stringify(body));

describe("a client with the EventSource of a package", () => {
  it("receives deliveries over any number of connections", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { EventSource });
    const received = tape<string>();
    run.webhooks.on("push", ({ id }) => received.add(id));
    const first = (await proxy.visit()).open();
    await first.write("retry: 1\n");
    await first.send(push("0"), "event: ready\n");
    await first.send(push("1"), "id: 7\n");
    await received.has(1);
    first.cut();
    const second = await proxy.visit();
    expect(second.headers["last-event-id"]).toBe("7");
    await second.open().send(push("2"));
    await received.has(2);
    expect(received.items).toEqual(["1", "2"]);
    expect(run.opened.items).toEqual(["open", "open"]);
    expect(run.errors.items).toMatchObject([{ fatal: false }]);
  });

  it("creates a new EventSource when the old one has given up", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { EventSource });
    (await proxy.visit()).answer(500);
    await (await proxy.visit()).open().send(push("1"));
    await run.deliveries.has(1);
    expect(run.errors.items).toMatchObject([{ fatal: false, status: 500 }]);
  });

  it.each([204, 404])("stops on %i", async (status) => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { EventSource });
    (await proxy.visit()).answer(status);
    await run.client.ended;
    expect(run.errors.items).toMatchObject([{ fatal: true, status }]);
  });

  it("drops deliveries that arrive while the queue is full", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { EventSource, concurrency: 1, maxQueued: 2, maxMessageBytes: 10_000 });
    const begun = tape<() => void>();
    run.webhooks.on("push", () => new Promise<void>((resolve) => begun.add(resolve)));
    const visit = (await proxy.visit()).open();
    const big = push("big", { text: "x".repeat(20_000) });
    const messages = [push("1"), big, push("2"), push("3"), push("4"), push("5")];
    await visit.write(messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join(""));
    await run.errors.has(3);
    for (let i = 1; i <= 3; i++) (await begun.has(i))[i - 1]?.();
    expect((await run.deliveries.has(3)).map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect(run.errors.items.map(({ message }) => message)).toEqual([
      "Skipped a message of more than 10000 bytes",
      "Dropped a message: 2 are already queued",
      "Dropped a message: 2 are already queued",
    ]);
  });

  it("is closed while connecting, while connected and while waiting", async () => {
    await using proxy = await channelServer();
    await using connecting = startClient(proxy.url, { EventSource });
    const first = await proxy.visit();
    await connecting.client.close();
    await first.gone;
    await using connected = startClient(proxy.url, { EventSource });
    const second = (await proxy.visit()).open();
    await connected.opened.has(1);
    await connected.client.close();
    await second.gone;
    await using waiting = startClient(proxy.url, { EventSource, minBackoff: 60_000, maxBackoff: 60_000 });
    (await proxy.visit()).answer(500);
    await waiting.errors.has(1);
    expect(waiting.client.state).toBe("waiting");
    await waiting.client.close();
    expect(proxy.unseen()).toBe(0);
  });

  it("stops when it cannot be created", async () => {
    class Broken {
      readyState = 0;
      constructor() {
        throw new Error("not here");
      }
      addEventListener(): void {}
      close(): void {}
    }
    await using run = startClient("http://127.0.0.1:1/", { EventSource: Broken });
    await run.client.ended;
    expect(run.errors.items).toMatchObject([{ fatal: true }]);
  });
});
