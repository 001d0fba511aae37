import { createServer } from "node:http";
import { sign } from "@segmark/webhooks/methods";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFetchHandler } from "../../src/fetch/index.ts";
import { serve } from "../../src/index.ts";
import { createNodeHandler } from "../../src/node/index.ts";
import { SendError } from "../../src/send/index.ts";
import { type Made, madeOf, type Part, pets } from "./support.ts";

const secret = "the secret of both";
type Input = Readonly<{ body: unknown; request: { headers: Readonly<Record<string, unknown>> } }>;
type Reply = Readonly<{ status: number; body?: unknown; type?: string }>;

let made: Made;
let callbacks: Part;
let webhooks: Part;
beforeAll(async () => {
  made = await madeOf(pets);
  [callbacks, webhooks] = await Promise.all([made.load("callbacks"), made.load("webhooks")]);
});
afterAll(() => made[Symbol.asyncDispose]());

/** A listening server: what answers is a function of fetch, or a listener of node:http. */
async function listening(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, [Symbol.asyncDispose]: close };
}

type Door = "node" | "fetch" | "hapi";
/** A receiver of the callback at a door, and what its handler got. */
async function receiver(door: Door, reply: Reply = { status: 204 }, signature?: object) {
  const inputs: Input[] = [];
  const options = {
    generated: callbacks.generated,
    handlers: {
      onPaid: async (input: Input) => {
        inputs.push(input);
        return reply;
      },
    },
    ...(signature !== undefined && { signature }),
    onError: () => undefined,
  } as never;
  if (door === "hapi") {
    const server = await serve({ ...(options as object), port: 0, stopSignals: false } as never);
    return { url: server.url, inputs, [Symbol.asyncDispose]: () => server.stop() };
  }
  if (door === "node") return { ...(await listening(createNodeHandler(options))), inputs };
  const handle = createFetchHandler(options);
  const server = await listening(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const answer = await handle(
      new Request(`http://127.0.0.1${request.url}`, {
        method: request.method ?? "",
        headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]),
        body: Buffer.concat(chunks),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  return { ...server, inputs };
}

const failing = (sent: Promise<unknown>): Promise<SendError> =>
  sent.then(
    () => expect.unreachable(),
    (error: unknown) => {
      expect(error).toBeInstanceOf(SendError);
      return error as SendError;
    },
  );

describe.each(["node", "fetch", "hapi"] as const)("a callback that is received at the door %s", (door) => {
  it("arrives, with its defaults, and its reply is returned", async () => {
    await using to = await receiver(door, { status: 200, body: { id: "r1" } });
    const reply = await callbacks.createSender()["onPaid"]?.(`${to.url}/onPaid`, { order: 7 });
    expect(reply).toMatchObject({ status: 200, body: { id: "r1" } });
    expect(to.inputs).toMatchObject([{ body: { order: 7, note: "" } }]);
  });

  it("arrives if it is signed with a secret of the receiver", async () => {
    await using to = await receiver(door, undefined, { secret: "new", additionalSecrets: [secret] });
    const { onPaid } = callbacks.createSender({ secret });
    expect(await onPaid?.(`${to.url}/onPaid`, { order: 7, note: "ä" })).toMatchObject({ status: 204, body: undefined });
    expect(await onPaid?.(`${to.url}/onPaid`, { order: 8 }, { secret: "new" })).toMatchObject({ status: 204 });
    expect(to.inputs).toMatchObject([{ body: { order: 7, note: "ä" } }, { body: { order: 8 } }]);
  });

  it.each([
    ["is not signed", undefined, '{"order":7}'],
    ["is signed with another secret", "another", '{"order":7}'],
    ["is signed with another secret, before its body is parsed", "another", "{"],
  ])("is refused with 401 if it %s", async (_, own, body) => {
    await using to = await receiver(door, undefined, { secret });
    const { status } = await fetch(`${to.url}/onPaid?order=x`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(own !== undefined && { "x-hub-signature-256": await sign(own, body) }),
      },
      body,
    });
    expect([status, to.inputs]).toEqual([401, []]);
    const error = await failing(
      callbacks.createSender()["onPaid"]?.(`${to.url}/onPaid`, { order: 7 }) as Promise<unknown>,
    );
    expect(error).toMatchObject({ failure: "reply", status: 401, operationId: "onPaid" });
  });
});

it("has the signature of the webhook toolkit", async () => {
  await using to = await receiver("node");
  await callbacks.createSender({ secret })["onPaid"]?.(`${to.url}/onPaid`, { order: 7 });
  expect(to.inputs[0]?.request.headers["x-hub-signature-256"]).toBe(await sign(secret, '{"order":7}'));
});

describe("nothing is sent", () => {
  const fetch = (): never => expect.unreachable("something was sent");
  const url = "https://user.example/hook?token=hidden";
  it.each([
    [
      "a payload that lacks something",
      url,
      {},
      "onPaid: nothing was sent. No order provided. order must be a whole number.",
    ],
    [
      "a payload with a wrong type",
      url,
      { order: "x" },
      "onPaid: nothing was sent. No valid order. order must be a whole number.",
    ],
    ["no payload", url, undefined, "onPaid: nothing was sent. No body provided."],
    [
      "a payload that is no JSON",
      url,
      { order: 7n },
      "onPaid: nothing was sent. The payload cannot be written as JSON.",
    ],
    [
      "a payload that is too long",
      url,
      { order: 7, note: "x".repeat(102_400) },
      "onPaid: nothing was sent. The payload is longer than 102400 bytes.",
    ],
    ["a URL that is none", "hidden", { order: 7 }, "onPaid: nothing was sent. The URL is not valid."],
    ["a URL of a file", "file:///hidden", { order: 7 }, "onPaid: nothing was sent. The URL must be of http or https."],
    [
      "a URL with a password",
      "http://a:hidden@b.example",
      { order: 7 },
      "onPaid: nothing was sent. The URL has a user name or a password. Send them as a header.",
    ],
  ])("with %s", async (_, to, payload, message) => {
    const error = await failing(callbacks.createSender({ secret, fetch })["onPaid"]?.(to, payload) as Promise<unknown>);
    expect(error).toMatchObject({ message, failure: "request", operationId: "onPaid" });
  });

  it("without a header that the document requires, or with one that headers cannot have", async () => {
    const { petGone } = webhooks.createSender({ fetch });
    expect(await failing(petGone?.(url, { id: 1 }) as Promise<unknown>)).toMatchObject({
      message: "petGone: nothing was sent. No X-Event-Id provided. X-Event-Id must be a whole number.",
    });
    const headers = { "X-Event-Id": "1\n2" };
    expect(await failing(petGone?.(url, { id: 1 }, { headers }) as Promise<unknown>)).toMatchObject({
      message: "petGone: nothing was sent. A header has a name or a value that headers cannot have.",
    });
  });

  it("with a secret that is empty, or with an unknown option", async () => {
    expect(() => callbacks.createSender({ secret: "" })).toThrow("secret must be a string that is not empty.");
    expect(() => callbacks.createSender({ secret: undefined } as never)).toThrow("secret must be a string");
    expect(() => callbacks.createSender({ secrets: "" } as never)).toThrow("did you mean secret?");
  });
});

it("a webhook has the method of the document, what only the service sends, and a payload that is optional", async () => {
  const requests: Request[] = [];
  const fetch = async (...input: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    requests.push(new Request(...input));
    return new Response(null, { status: 204 });
  };
  const { newPet, petGone } = webhooks.createSender({ fetch, secret, headers: { "X-Event-Id": "1" } });
  await newPet?.("http://a.example", { id: 1, name: "Tom" });
  await petGone?.("http://a.example/?x=1#y");
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST http://a.example/",
    "PUT http://a.example/?x=1",
  ]);
  expect(await requests[0]?.json()).toEqual({ id: 1, name: "Tom" });
  expect(requests[1]?.headers.has("content-type")).toBe(false);
  expect(requests[1]?.headers.get("x-hub-signature-256")).toMatch(/^sha256=[0-9a-f]{64}$/);
});

describe("an answer", () => {
  const answered = (response: Response, more: object = {}) => {
    const fetch = async (): Promise<Response> => response;
    return callbacks
      .createSender({ fetch, ...more })
      ["onPaid"]?.("http://a.example/?token=hidden", { order: 7 }) as Promise<unknown>;
  };
  const jsonType = { "content-type": "application/json" };

  it("of a media type of text is one", async () => {
    const response = new Response("gone", { status: 410, headers: { "content-type": "text/plain" } });
    expect(await answered(response)).toMatchObject({ status: 410, body: "gone" });
  });

  it.each([
    [
      "of an unlisted status",
      new Response("", { status: 500 }),
      "onPaid: the receiver answered 500, which the document does not list.",
    ],
    [
      "that redirects",
      new Response("", { status: 302, headers: { location: "http://b.example" } }),
      "onPaid: the receiver answered with a redirect, which is not followed.",
    ],
    [
      "of another media type",
      new Response("<p>", { headers: { "content-type": "text/html" } }),
      "onPaid: the receiver answered 200 with a media type that the document does not list.",
    ],
    [
      "without its body",
      new Response(null),
      "onPaid: the receiver's answer is not valid. onPaid replied 200 without the application/json of the specification.",
    ],
    ["that is no JSON", new Response("{", { headers: jsonType }), "onPaid: the receiver's answer is not valid JSON."],
    [
      "that is not valid",
      new Response("{}", { headers: jsonType }),
      "onPaid: the receiver's answer is not valid. onPaid replied 200 with application/json that differs from the specification: the body lacks id.",
    ],
  ])("%s is refused", async (_, response, message) => {
    expect(await failing(answered(response))).toMatchObject({ message, failure: "reply", status: response.status });
  });

  it("that is longer than wanted is not read to its end", async () => {
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(100)),
      cancel: () => {
        isCancelled = true;
      },
    });
    const error = await failing(answered(new Response(endless, { headers: jsonType }), { maxReplyBytes: 1000 }));
    expect(error.message).toBe("onPaid: the receiver's answer is longer than 1000 bytes.");
    expect(isCancelled).toBe(true);
  });
});

describe("a receiver", () => {
  it("that does not listen is named by its host and the cause", async () => {
    const { url, ...closed } = await listening(() => undefined);
    await closed[Symbol.asyncDispose]();
    const error = await failing(
      callbacks.createSender()["onPaid"]?.(`${url}/hidden?token=hidden`, { order: 7 }) as Promise<unknown>,
    );
    expect(error).toMatchObject({
      failure: "unreachable",
      message: `onPaid: ${new URL(url).host} could not be reached: ECONNREFUSED.`,
    });
    expect(error.cause).toBeUndefined();
  });

  it("that does not answer in time, or is no longer waited for", async () => {
    await using silent = await listening(() => undefined);
    const { onPaid } = callbacks.createSender({ timeoutMs: 1 });
    expect(await failing(onPaid?.(silent.url, { order: 7 }) as Promise<unknown>)).toMatchObject({ failure: "timeout" });
    const reason = new Error("no longer needed");
    await using leaving = await listening(() => controller.abort(reason));
    const controller = new AbortController();
    const sent = callbacks.createSender()["onPaid"]?.(leaving.url, { order: 7 }, { signal: controller.signal });
    await expect(sent).rejects.toBe(reason);
  });

  it("does not start with a secret that is missing, or of a body that it cannot check before", async () => {
    const options = { generated: callbacks.generated, handlers: { onPaid: async () => ({ status: 204 }) } };
    const start = (signature: unknown) => createNodeHandler({ ...options, signature } as never);
    expect(() => start({ secret: undefined })).toThrow("signature.secret must be a string that is not empty.");
    expect(() => start({ secret, additionalSecrets: [""] })).toThrow("signature.additionalSecrets[0] must be");
    const { onPaid } = callbacks.generated.operations;
    const contents = onPaid?.body?.contents.map((one) => ({ ...one, kind: "stream" }));
    const generated = {
      ...callbacks.generated,
      operations: { onPaid: { ...onPaid, body: { ...onPaid?.body, contents } } },
    };
    expect(() => createNodeHandler({ ...options, generated, signature: { secret } } as never)).toThrow(
      "onPaid takes its body as it arrives, so that its signature cannot be checked before.",
    );
  });
});
