import { channel, subscribe, tracingChannel, unsubscribe } from "node:diagnostics_channel";
import { afterEach, beforeEach, expect, it } from "vitest";
import { onEachAdapter, useShop } from "./shop.ts";

useShop();

let messages: [string, unknown][];
const names = ["request", "validation"].map((name) => `segmark.openapi.${name}`);
const onMessage = (message: unknown, name: string | symbol): void => void messages.push([String(name), message]);
const handlerEvents: string[] = [];
const handler = tracingChannel<object>("segmark.openapi.handler");
const onEvent = (event: string) => (context: object) =>
  void handlerEvents.push(`${event} ${Reflect.get(context, "operationId")} ${Reflect.get(context, "route")}`);
const events = {
  start: onEvent("start"),
  end: onEvent("end"),
  asyncStart: onEvent("asyncStart"),
  asyncEnd: onEvent("asyncEnd"),
  error: onEvent("error"),
};

beforeEach(() => {
  messages = [];
  handlerEvents.length = 0;
  for (const name of names) subscribe(name, onMessage);
  handler.subscribe(events);
});
afterEach(() => {
  for (const name of names) unsubscribe(name, onMessage);
  handler.unsubscribe(events);
});

const of = (name: string): unknown[] =>
  messages.filter(([of]) => of === `segmark.openapi.${name}`).map(([, message]) => message);

onEachAdapter(({ open }) => {
  it.each([
    ["/items/7", "getItem", "/items/{id}", 200, undefined],
    ["/files/a.txt", "getFile", "/files/{name}.{ext}", 200, undefined], // answered without hapi where there is hapi
    ["/streams/bytes", "getStream", "/streams/{kind}", 200, undefined],
    ["/items/x", "getItem", "/items/{id}", 400, "bad_request"],
    ["/replies/500", "reply", "/replies/{status}", 500, "internal"],
    ["/nowhere", "unmatched", undefined, 404, "not_found"],
  ])("a request to %s is published when it starts and ends", async (path, operationId, route, status, code) => {
    await using shop = await open();
    const response = await shop.send(path);
    await response.arrayBuffer();
    const about = { id: response.headers.get("x-request-id"), operationId, route, method: "GET" };
    await expect
      .poll(() => of("request"))
      .toEqual([
        { event: "start", ...about },
        { event: "end", ...about, status, code, ms: expect.any(Number) },
      ]);
  });

  it("a handler is traced from its start to its end", async () => {
    await using shop = await open();
    await shop.send("/files/a.txt");
    expect(handlerEvents).toEqual(
      ["start", "end", "asyncStart", "asyncEnd"].map((event) => `${event} getFile /files/{name}.{ext}`),
    );
  });

  it("a handler that fails is traced with its error", async () => {
    const getFile = async () => {
      throw new Error("no");
    };
    await using shop = await open({ handlers: { getFile } });
    await shop.send("/files/a.txt");
    expect(handlerEvents).toContain("error getFile /files/{name}.{ext}");
  });

  it("the trace of a handler has the id of its request", async () => {
    const ids: unknown[] = [];
    const onStart = { start: (context: object) => void ids.push(Reflect.get(context, "id")) };
    handler.subscribe(onStart as never);
    await using shop = await open();
    const { headers } = await shop.send("/items/7");
    handler.unsubscribe(onStart as never);
    expect(ids).toEqual([headers.get("x-request-id")]);
  });

  it.each<[string, RequestInit, object]>([
    ["/items/0?fields=a", { headers: { "x-trace": "hunter2 is secret" } }, { stage: "parameters", places: ["id"] }],
    [
      "/items/1",
      { headers: { "x-trace": "hunter2 is secret", cookie: "lang=hunter2" } },
      { stage: "parameters", places: ["X-Trace", "lang"] },
    ],
    [
      "/items",
      { method: "POST", body: '{"tags":["a",7]}', headers: { "content-type": "application/json" } },
      { stage: "body", places: ["name", "tags[1]"] },
    ],
    [
      "/items",
      { method: "POST", body: "<a/>", headers: { "content-type": "text/xml" } },
      { stage: "preconditions", code: "unsupported_media_type", places: [] },
    ],
    ["/secrets/bearer", {}, { stage: "security", code: "unauthorized", places: [] }],
  ])("a refused request to %s is published with the locations of its faults", async (path, init, message) => {
    await using shop = await open();
    await (await shop.send(path, init)).arrayBuffer();
    expect(of("validation")).toEqual([
      { operationId: expect.any(String), route: expect.any(String), code: "bad_request", ...message },
    ]);
    expect(JSON.stringify(messages)).not.toContain("hunter2");
  });

  it("nothing is published without a subscriber", async () => {
    for (const name of names) unsubscribe(name, onMessage);
    expect(names.map((name) => channel(name).hasSubscribers)).toEqual([false, false]);
    await using shop = await open();
    await shop.send("/items/x");
    expect(messages).toEqual([]);
  });
});
