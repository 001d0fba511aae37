import { describe, expect, it } from "vitest";
import { createProxyClient } from "../../src/proxy.ts";
import { signatureOf } from "../support/deliveries.ts";
import { examplePayloads } from "../support/payloads.ts";
import { channelServer } from "./support/channel-server.ts";
import { startClient, tape } from "./support/client.ts";
import { compact, messageOf } from "./support/messages.ts";
import { targetServer } from "./support/target-server.ts";

describe("forwarding to a target", () => {
  it("posts what the sender signed, with its signature", async () => {
    await using proxy = await channelServer();
    await using target = await targetServer();
    await using run = startClient(proxy.url, { target: target.url, concurrency: 1, maxMessageBytes: 1_000_000 });
    const handled: unknown[] = [];
    run.webhooks.onAny((event) => handled.push(event));
    const visit = (await proxy.visit()).open();
    const all = examplePayloads().slice(0, 30);
    const sent = all.map((sample, i) => ({ ...sample, text: i % 2 === 0 ? sample.text : compact(sample.text) }));
    for (const { id, event, text } of sent) {
      await visit.send({ ...messageOf(id, event, text), ...(text.includes("\n") ? { rawdata: text } : {}) });
    }
    const deliveries = await run.deliveries.has(sent.length);
    expect(deliveries.filter(({ status, error }) => status !== 200 || error !== undefined)).toEqual([]);
    expect(target.requests.items.map(({ headers, body }) => [headers["x-host-delivery"], body])).toEqual(
      sent.map(({ id, text }) => [id, text]),
    );
    for (const [i, { url, headers, body }] of target.requests.items.entries()) {
      expect(url).toBe("/api/host/webhooks");
      expect(headers).toMatchObject({
        "content-type": "application/json",
        "x-host-event": sent[i]?.event,
        "x-hub-signature-256": signatureOf(body),
      });
    }
    expect(handled).toEqual([]);
  });

  it("does not forward a delivery with an invalid signature if there is a secret", async () => {
    await using proxy = await channelServer();
    await using target = await targetServer();
    await using run = startClient(proxy.url, { target: target.url, concurrency: 1 });
    const visit = (await proxy.visit()).open();
    await visit.send({ ...messageOf("1", "push", "{}"), body: { forged: true } });
    await visit.send(messageOf("2", "push", "{}"));
    expect(await run.deliveries.has(2)).toMatchObject([
      { id: "1", status: undefined, error: {} },
      { id: "2", status: 200, error: undefined },
    ]);
    expect(target.requests.items).toHaveLength(1);
  });

  it("forwards everything without a secret: the target verifies", async () => {
    await using proxy = await channelServer();
    await using target = await targetServer(400);
    const deliveries = tape<unknown>();
    const log = { warn: () => undefined, error: () => undefined };
    const client = createProxyClient({ url: proxy.url, target: target.url, log, onDelivery: deliveries.add });
    client.start();
    const forged = { ...messageOf("1", "push", "{}"), body: { forged: true } };
    await (await proxy.visit()).open().send(forged);
    expect(await deliveries.has(1)).toMatchObject([{ id: "1", status: 400, error: { name: "TargetError" } }]);
    await client.close();
  });

  it.each([302, 404, 500])("reports that the target responded with %i", async (status) => {
    await using proxy = await channelServer();
    await using target = await targetServer(status);
    await using run = startClient(proxy.url, { target: target.url });
    await (await proxy.visit()).open().send(messageOf("1", "push", "{}"));
    expect(await run.deliveries.has(1)).toMatchObject([
      { status, error: { message: `The target answered ${status}` } },
    ]);
    expect(target.requests.items).toHaveLength(1);
  });

  it("reports that the target cannot be reached, or that a name cannot be sent", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { target: "http://127.0.0.1:1/", concurrency: 1 });
    const visit = (await proxy.visit()).open();
    await visit.send(messageOf("1", "push", "{}"));
    await visit.send(messageOf("2", "pu\nsh: x", "{}"));
    expect(await run.deliveries.has(2)).toMatchObject([
      { status: undefined, error: { name: "TargetError", message: expect.stringContaining("cannot be reached") } },
      { status: undefined, error: { name: "TargetError" } },
    ]);
  });
});
