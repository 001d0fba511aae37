import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { createWebMiddleware } from "../../../src/middleware/platforms/web.ts";
import { delivery, PATH, PUSH, type Sent } from "../../support/deliveries.ts";
import { gate } from "../../support/gate.ts";
import { witness } from "../../support/receivers.ts";

const requestOf = ({ method, path, headers, body }: Sent = delivery()): Request =>
  new Request(`https://example.com${path}`, { method, headers, ...(method === "POST" && { body }) });

describe("a request for another path", () => {
  const elsewhere = requestOf(delivery({ path: "/elsewhere" }));

  it("gets 404 as JSON", async () => {
    const response: Response = await createWebMiddleware(witness().webhooks)(elsewhere);
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/json"]);
    expect(await response.json()).toEqual({ error: expect.stringContaining("/elsewhere") });
  });

  it('is left to the next router with unmatched: "undefined"', async () => {
    const receive = createWebMiddleware(witness().webhooks, { unmatched: "undefined" });
    const response: Response | undefined = await receive(elsewhere);
    expect(response).toBeUndefined();
    expect((await receive(requestOf()))?.status).toBe(200);
  });

  it("gets no body for HEAD", async () => {
    const response = await createWebMiddleware(witness().webhooks)(requestOf(delivery({ method: "HEAD", path: "/x" })));
    expect([response.status, await response.text()]).toEqual([404, ""]);
  });

  it.each(["maybe", null, true])("unmatched: %j is refused, naming the option", (unmatched) => {
    expect(() => createWebMiddleware(witness().webhooks, { unmatched: unmatched as never })).toThrow(/^unmatched/);
  });
});

describe("additional arguments of a platform", () => {
  const receive = createWebMiddleware(witness().webhooks) as (
    request: Request,
    ...rest: unknown[]
  ) => Promise<Response>;

  it.each<[string, unknown[]]>([
    ["nothing", []],
    ["an environment and a context", [{ SECRET: "x" }, { waitUntil: () => {} }]],
    ["a function such as `next` elsewhere", [{}, () => expect.unreachable()]],
    ["null", [null, null, null]],
  ])("are ignored: %s", async (_what, rest) => {
    expect((await receive(requestOf(), ...rest)).status).toBe(200);
    expect((await receive(requestOf(delivery({ path: "/elsewhere" })), ...rest)).status).toBe(404);
  });
});

describe("waitUntil", () => {
  type Context = { waitUntil: (work: Promise<unknown>) => void };

  it("is called with the promise of each delivery, which never rejects, and the platform's arguments", async () => {
    const { webhooks } = witness();
    const slow = gate();
    webhooks.on("push", slow.handler);
    const works: Promise<unknown>[] = [];
    const receive = createWebMiddleware(webhooks, {
      timeout: 300,
      log: { error: () => {} },
      waitUntil: (work, _environment: object, context: Context) => context.waitUntil(work),
    });
    const context: Context = { waitUntil: (work) => void works.push(work) };
    expect((await receive(requestOf(), {}, context)).status).toBe(202);
    expect(works).toHaveLength(1);
    const early = Symbol();
    expect(await Promise.race([works[0], Promise.resolve(early)])).toBe(early);
    slow.fail(new Error("too late"));
    await works[0];
  });

  it("is not called for what is rejected by its headers", async () => {
    const receive = createWebMiddleware(witness().webhooks, { waitUntil: () => expect.unreachable() });
    expect((await receive(requestOf(delivery({ headers: { "x-host-event": null } })))).status).toBe(400);
    expect((await receive(requestOf(delivery({ path: "/elsewhere" })))).status).toBe(404);
  });

  it("may throw: it is logged, and the delivery is handled", async () => {
    const { webhooks, log, events } = witness();
    const receive = createWebMiddleware(webhooks, {
      waitUntil: () => {
        throw new TypeError("no context");
      },
    });
    expect((await receive(requestOf())).status).toBe(200);
    expect(events).toHaveLength(1);
    expect(log.at("error")).toHaveLength(1);
  });
});

describe("the body", () => {
  const streamed = (stream: ReadableStream): Request =>
    new Request(`https://example.com${PATH}`, {
      method: "POST",
      headers: delivery().headers,
      body: stream,
      duplex: "half",
    });

  it("that was already read gets 500 at once", async () => {
    const { webhooks, events, log } = witness();
    const receive = createWebMiddleware(webhooks);
    const used = requestOf();
    await used.text();
    const locked = requestOf();
    locked.body?.getReader();
    for (const request of [used, locked]) {
      const response = await receive(request);
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({ error: expect.stringContaining("first") });
    }
    expect(events).toEqual([]);
    expect(log.at("error")).toHaveLength(2);
  });

  it("may arrive in single bytes", async () => {
    const { webhooks, events } = witness();
    const bytes = new TextEncoder().encode(PUSH);
    const stream = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    expect((await createWebMiddleware(webhooks)(streamed(stream))).status).toBe(200);
    expect(events[0]?.payload).toEqual(JSON.parse(PUSH));
  });

  it("that breaks gets 500, and nothing is dispatched", async () => {
    const { webhooks, events, log, observed } = witness();
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("{")),
      pull: (controller) => controller.error(new Error("cable cut")),
    });
    const response = await createWebMiddleware(webhooks)(streamed(stream));
    expect([response.status, await response.text()]).toEqual([500, '{"error":"Error: cable cut"}']);
    expect([events, log.at("error").length, observed]).toEqual([
      [],
      1,
      [{ type: "refused", id: "d-1", name: "push", reason: "body" }],
    ]);
  });

  it("is read where requests have no body stream", async () => {
    const { webhooks } = witness();
    const { headers } = delivery();
    const old = {
      url: `https://example.com${PATH}`,
      method: "POST",
      headers: new Headers(headers),
      bodyUsed: false,
      arrayBuffer: async () => new TextEncoder().encode(PUSH).buffer,
    };
    const receive = createWebMiddleware(webhooks);
    expect((await receive(old as unknown as Request)).status).toBe(200);
    const response = await receive({ ...old, bodyUsed: true } as unknown as Request);
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining("first")]);
  });
});

it.each([["//["], ["http://:x"], [undefined]])("a request whose URL is %j gets 422", async (url) => {
  const broken = { url, method: "POST", headers: new Headers() } as unknown as Request;
  const response = await createWebMiddleware(witness().webhooks)(broken);
  expect([response.status, response.headers.get("accept")]).toEqual([422, null]);
});

it("a delivery continues when its request is aborted while handlers run", async () => {
  const { webhooks, events } = witness();
  const aborting = new AbortController();
  webhooks.on("push", async () => {
    const aborted = once(aborting.signal, "abort");
    aborting.abort();
    await aborted;
  });
  const { signal } = aborting;
  const response = await createWebMiddleware(webhooks)(new Request(requestOf(), { signal }));
  expect([response.status, events.length]).toEqual([200, 1]);
});

describe("a body that fails", () => {
  const failing = async (error: Error, signal?: AbortSignal) => {
    const { webhooks, log, observed } = witness();
    const body = new ReadableStream({ pull: (controller) => controller.error(error) });
    const { headers } = delivery();
    const init = { method: "POST", headers, body, duplex: "half" as const, ...(signal && { signal }) };
    const response = await createWebMiddleware(webhooks)(new Request(`https://example.com${PATH}`, init));
    expect(observed).toEqual([{ type: "refused", id: "d-1", name: "push", reason: "body" }]);
    return [response.status, ...log.lines.flatMap(({ level }) => (level === "debug" ? [] : level))];
  };

  it("because its sender ended the connection is no error of the receiver", async () => {
    const reset = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    expect(await failing(reset)).toEqual([500, "info"]);
    expect(await failing(new DOMException("The connection was closed.", "AbortError"))).toEqual([500, "info"]);
    expect(await failing(new Error("gone"), AbortSignal.abort())).toEqual([500, "info"]);
  });

  it("for any other reason is one", async () => {
    expect(await failing(new Error("disk full"))).toEqual([500, "error"]);
    expect(await failing(new Error("disk full"), new AbortController().signal)).toEqual([500, "error"]);
  });
});
