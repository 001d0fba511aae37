import { describe, expect, it } from "vitest";
import { SECRET, signatureOf } from "../support/deliveries.ts";
import { examplePayloads } from "../support/payloads.ts";
import { channelServer } from "./support/channel-server.ts";
import { startClient, tape } from "./support/client.ts";
import { compact, messageOf } from "./support/messages.ts";

const push = (id: string, body: object = {}) => messageOf(id, "push", JSON.stringify(body));

describe("deliveries of the channel", () => {
  it("are verified and received for every sample that the sender serialised without white space", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { maxMessageBytes: 1_000_000 });
    const received = tape<unknown>();
    run.webhooks.onAny(({ id, name, payload }) => received.add([id, name, payload]));
    const visit = (await proxy.visit()).open();
    const all = examplePayloads();
    for (const { id, event, text } of all) await visit.send(messageOf(id, event, compact(text)));
    await run.deliveries.has(all.length);
    expect(run.deliveries.items.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(received.items).toHaveLength(all.length);
    for (const { id, event, text } of all) expect(received.items).toContainEqual([id, event, JSON.parse(text)]);
  });

  it("are verified as received when the proxy relays their text, for every sample", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { maxMessageBytes: 1_000_000 });
    const visit = (await proxy.visit()).open();
    const all = examplePayloads();
    for (const { id, event, text } of all) {
      expect(text).not.toBe(compact(text));
      await visit.send({ ...messageOf(id, event, text), rawdata: text });
    }
    const deliveries = await run.deliveries.has(all.length);
    expect(deliveries.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(deliveries.map(({ id, name, action }) => [id, name, action ?? null]).sort()).toEqual(
      all.map(({ id, event, text }) => [id, event, JSON.parse(text).action ?? null]).sort(),
    );
  });

  it("fail without ending the channel: wrong signatures, SHA-1, handlers that throw", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { concurrency: 1 });
    run.webhooks.on("issues", () => {
      throw new Error("no database");
    });
    const visit = (await proxy.visit()).open();
    const secretBody = { token: "t0psecret" };
    await visit.send({ ...push("1", secretBody), "x-hub-signature": signatureOf("other") });
    await visit.send({ ...push("2", secretBody), "x-hub-signature": "sha1=0123456789012345678901234567890123456789" });
    await visit.send(messageOf("3", "issues", JSON.stringify({ action: "opened", ...secretBody })));
    await visit.send(push("4"));
    const deliveries = await run.deliveries.has(4);
    expect(deliveries.map(({ id, error }) => [id, error === undefined])).toEqual([
      ["1", false],
      ["2", false],
      ["3", false],
      ["4", true],
    ]);
    expect(run.lines.items).toContainEqual(["error", 'Delivery "3" ("issues") failed: "no database"']);
    const said = JSON.stringify(run.lines.items);
    for (const secret of [SECRET, "t0psecret", "0123456789", signatureOf("other").slice(7)])
      expect(said).not.toContain(secret);
  });

  it("that cannot be read are skipped, each with one warning that says what is missing", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { concurrency: 1 });
    const visit = (await proxy.visit()).open();
    await visit.write("data: not json\n\n");
    await visit.send({ ...push("1"), "x-host-event": undefined, body: undefined });
    await visit.send(push("2"));
    await run.deliveries.has(1);
    expect(run.lines.items.filter(([level]) => level === "warn")).toEqual([
      ["warn", "Ignored a message without JSON"],
      ["warn", "Ignored a message without x-host-event, body"],
    ]);
  });

  it("may arrive byte by byte", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    const received = tape<unknown>();
    run.webhooks.on("push", ({ payload }) => received.add(payload));
    const visit = (await proxy.visit()).open();
    const body = { text: "héllo ✓ 😀" };
    for (const byte of Buffer.from(`data: ${JSON.stringify(push("1", body))}\r\n\r\n`)) {
      await visit.write(new Uint8Array([byte]));
    }
    expect(await received.has(1)).toEqual([body]);
  });

  it("are not taken from ready, ping and other types of events", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { concurrency: 1 });
    const visit = (await proxy.visit()).open();
    for (const type of ["ready", "ping", "other"]) await visit.send(push(type), `event: ${type}\n`);
    await visit.write(": comment\n\n");
    await visit.send(push("1"), "event: message\n");
    await visit.send(messageOf("2", "ping", "{}"));
    expect((await run.deliveries.has(2)).map(({ id }) => id)).toEqual(["1", "2"]);
    expect(run.lines.items.filter(([level]) => level === "warn")).toEqual([]);
  });

  it("that are larger than allowed are skipped", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { concurrency: 1, maxMessageBytes: 100_000 });
    const visit = (await proxy.visit()).open();
    await visit.send(push("1", { text: "x".repeat(200_000) }));
    await visit.send(push("2", { text: "x".repeat(90_000) }));
    expect((await run.deliveries.has(1)).map(({ id, error }) => [id, error])).toEqual([["2", undefined]]);
    expect(run.errors.items).toMatchObject([{ message: "Skipped a message of more than 100000 bytes", fatal: false }]);
  });

  it("of 25 MiB are read by default", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url);
    const visit = (await proxy.visit()).open();
    await visit.send(push("1", { text: "x".repeat(25 * 1024 * 1024 - 11) }));
    expect(await run.deliveries.has(1)).toMatchObject([{ id: "1", error: undefined }]);
  });
});

describe("load", () => {
  it("is limited: at most `concurrency` deliveries are handled at a time", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { concurrency: 2 });
    const ends = tape<() => void>();
    let [now, most] = [0, 0];
    run.webhooks.on("push", async () => {
      most = Math.max(most, ++now);
      await new Promise<void>((resolve) => ends.add(resolve));
      now -= 1;
    });
    const visit = (await proxy.visit()).open();
    for (let i = 1; i <= 6; i++) await visit.send(push(String(i)));
    for (let i = 1; i <= 6; i++) (await ends.has(i))[i - 1]?.();
    await run.deliveries.has(6);
    expect(most).toBe(2);
  });

  it("applies backpressure to the sender while handlers are slow", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { concurrency: 1 });
    const begun = tape<() => void>();
    run.webhooks.on("push", () => new Promise<void>((resolve) => begun.add(resolve)));
    const visit = (await proxy.visit()).open();
    const big = JSON.stringify(push("1", { text: "x".repeat(1_000_000) }));
    let written = 0;
    const writing = (async () => {
      for (; written < 60; written++) await visit.write(`data: ${big}\n\n`);
    })();
    await begun.has(1);
    // Sockets and streams hold some of it; what matters is that the flow stops.
    for (let before = -1; before !== written; ) {
      before = written;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(written).toBeLessThan(40);
    for (let i = 1; i <= 60; i++) (await begun.has(i))[i - 1]?.();
    await writing;
    await run.deliveries.has(60);
    expect(written).toBe(60);
  });

  it("keeps the order of deliveries with a concurrency of 1", async () => {
    await using proxy = await channelServer();
    await using run = startClient(proxy.url, { concurrency: 1 });
    const visit = (await proxy.visit()).open();
    const ids = Array.from({ length: 50 }, (_, i) => String(i));
    await visit.write(ids.map((id) => `data: ${JSON.stringify(push(id))}\n\n`).join(""));
    expect((await run.deliveries.has(50)).map(({ id }) => id)).toEqual(ids);
  });
});
