import { describe, expect, it } from "vitest";
import { startNode } from "../../../../test/support/child.ts";
import { createProxyClient } from "../../src/proxy.ts";
import { Webhooks } from "../../src/receiver/webhooks.ts";
import { SECRET } from "../support/deliveries.ts";
import { channelServer } from "./support/channel-server.ts";
import { startClient, tape } from "./support/client.ts";
import { messageOf } from "./support/messages.ts";

const push = (id: string) => messageOf(id, "push", "{}");
const webhooks = new Webhooks({ secret: SECRET });

describe("close", () => {
  it("works on a client that was never started", async () => {
    await using proxy = await channelServer();
    const client = createProxyClient({ url: proxy.url, webhooks });
    expect(client.state).toBe("idle");
    await client.close();
    expect(client.state).toBe("closed");
    await client.ended;
    expect(() => client.start()).toThrow(/stopped/);
    expect(proxy.unseen()).toBe(0);
  });

  it("while connecting", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    expect(run.client.state).toBe("connecting");
    const visit = await proxy.visit();
    await run.client.close();
    await visit.gone;
    expect([run.client.state, run.opened.items]).toEqual(["closed", []]);
  });

  it("while connected", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    const visit = (await proxy.visit()).open();
    expect(await run.opened.has(1)).toEqual(["open"]);
    await run.client.close();
    await visit.gone;
    expect(run.errors.items).toEqual([]);
  });

  it("in the middle of a message", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    const visit = (await proxy.visit()).open();
    await visit.write('data: {"x-host');
    await run.client.close();
    await visit.gone;
    expect([run.errors.items, run.deliveries.items]).toEqual([[], []]);
  });

  it("between two connections", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { minBackoff: 60_000, maxBackoff: 60_000 });
    (await proxy.visit()).answer(503);
    await run.errors.has(1);
    expect(run.client.state).toBe("waiting");
    await run.client.close();
    expect([run.client.state, proxy.unseen()]).toEqual(["closed", 0]);
  });

  it("after the proxy has stopped it", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    (await proxy.visit()).answer(204);
    await run.client.ended;
    await run.client.close();
    expect(() => run.client.start()).toThrow(/stopped/);
  });

  it.each([
    [1, ["1"]],
    [2, ["1", "2"]],
    [8, ["1", "2", "3"]],
  ])("waits for the deliveries in progress, at most %i, and drops those that wait", async (concurrency, ids) => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { concurrency });
    const begun = tape<() => void>();
    run.webhooks.on("push", () => new Promise<void>((resolve) => begun.add(resolve)));
    const visit = (await proxy.visit()).open();
    await visit.write(["1", "2", "3"].map((id) => `data: ${JSON.stringify(push(id))}\n\n`).join(""));
    await begun.has(ids.length);
    let closed = false;
    const closing = run.client.close().then(() => {
      closed = true;
    });
    await visit.gone;
    expect(closed).toBe(false);
    for (const end of begun.items) end();
    await closing;
    expect(run.deliveries.items.map(({ id }) => id)).toEqual(ids);
  });

  it("twice, and by the end of a scope", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    const { close, ended } = run.client;
    await Promise.all([close(), close(), ended]);
  });

  it("leaves nothing behind that keeps the process alive", async () => {
    await using proxy = await channelServer();
    const { ended } = startNode(new URL("children/stop.ts", import.meta.url), [proxy.url]);
    (await proxy.visit()).open();
    expect(await ended).toMatchObject({ code: 0, stdout: "idle open waiting closed closed closed", stderr: "" });
  });

  it("does not hang on a fetch that ignores signals", async () => {
    const never = new Promise<never>(() => undefined);
    await using connecting = startClient("http://127.0.0.1:1/", { fetch: () => never });
    await connecting.client.close();
    const stream = () => new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } });
    await using open = startClient("http://127.0.0.1:1/", { fetch: async () => stream() });
    await open.opened.has(1);
    await open.client.close();
  });
});

describe("a client", () => {
  it("connects once, however often it is started", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    run.client.start();
    (await proxy.visit()).open();
    await run.opened.has(1);
    run.client.start();
    expect(proxy.unseen()).toBe(0);
  });

  it("continues when the hooks and the log of the application fail", async () => {
    await using proxy = await channelServer();
    const fail = (): never => {
      throw new Error("not my day");
    };
    const log = { debug: fail, info: fail, warn: fail, error: fail };
    const delivered = tape<string>();
    await using run = startClient(proxy.url, {
      log,
      onOpen: fail,
      onError: fail,
      onDelivery: ({ id }) => {
        delivered.add(id);
        fail();
      },
    });
    (await proxy.visit()).answer(500);
    const visit = (await proxy.visit()).open();
    await visit.write("data: nope\n\n");
    await visit.send({ ...push("1"), body: { not: "signed" } });
    await visit.send(push("2"));
    await delivered.has(2);
    visit.cut();
    await (await proxy.visit()).open().send(push("3"));
    await delivered.has(3);
    expect(run.client.state).toBe("open");
  });

  it("continues, whatever value a receiver rejects with", async () => {
    await using proxy = await channelServer();
    const evil = {
      get message(): never {
        throw new Error("not even a message");
      },
    };
    const reasons = [undefined, null, "text", {}, Object.freeze(new Error("frozen")), evil];
    const left = [...reasons];
    const receiver = Object.assign(new Webhooks({ secret: SECRET }), {
      verifyAndReceive: () => Promise.reject(left.shift()),
    });
    await using run = startClient(proxy.url, { concurrency: 1, webhooks: receiver });
    const visit = (await proxy.visit()).open();
    for (const id of reasons.keys()) await visit.send(push(String(id)));
    await visit.send({ ...push("last"), "x-host-event": undefined });
    await run.lines.has(reasons.length + 2);
    expect(run.lines.items.map(([level]) => level)).toEqual(["info", ...reasons.map(() => "error"), "warn"]);
    expect(run.client.state).toBe("open");
  });

  it.each<[string, object, RegExp]>([
    ["no address", { url: "" }, /url/],
    ["an invalid address", { url: "channel" }, /url/],
    ["an address of another kind", { url: "file:///etc" }, /url/],
    ["an address with a password", { url: "https://a:b@example.org" }, /url.*password/],
    ["an invalid target", { target: "8080" }, /target/],
    ["no receiver", { webhooks: undefined }, /webhooks or target/],
    ["a concurrency of 0", { concurrency: 0 }, /concurrency/],
    ["a concurrency of 1.5", { concurrency: 1.5 }, /concurrency/],
    ["a silence of 0", { silence: 0 }, /silence/],
    ["a silence longer than any timer", { silence: 2 ** 31 }, /silence/],
    ["a negative wait", { minBackoff: -1 }, /minBackoff/],
    ["an infinite wait", { maxBackoff: Infinity }, /maxBackoff/],
    ["a size of NaN", { maxMessageBytes: Number.NaN }, /maxMessageBytes/],
    ["a queue of 0", { maxQueued: 0 }, /maxQueued/],
  ])("cannot be created with %s", (_what, options, message) => {
    expect(() => createProxyClient({ url: "http://127.0.0.1:1/", webhooks, ...options })).toThrow(TypeError);
    expect(() => createProxyClient({ url: "http://127.0.0.1:1/", webhooks, ...options })).toThrow(message);
  });

  it("may wait forever on a silent connection", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { silence: Infinity });
    await (await proxy.visit()).open().send(push("1"));
    await run.deliveries.has(1);
  });
});
