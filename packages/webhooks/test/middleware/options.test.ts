import { describe, expect, it } from "vitest";
import type { MiddlewareOptions } from "../../src/middleware/pipeline/middleware-options.ts";
import { webhooksPlugin } from "../../src/middleware/platforms/hapi.ts";
import { createNodeMiddleware } from "../../src/middleware/platforms/node.ts";
import { createWebMiddleware } from "../../src/middleware/platforms/web.ts";
import { Webhooks } from "../../src/receiver/webhooks.ts";
import { delivery, SECRET } from "../support/deliveries.ts";
import { onWeb } from "../support/platforms.ts";
import { witness } from "../support/receivers.ts";

describe("path", () => {
  it.each([
    ["webhooks", /start with a slash/],
    ["https://example.com/webhooks", /without scheme and host/],
    ["/webhooks?x=1", /no query/],
    ["/webhooks#top", /no fragment/],
    ["//webhooks", /one slash only/],
    ["/\\webhooks", /one slash only/],
    ["/grüße", /give that/],
    ["/a b", /\/a%20b/],
    ["/a/../b", /arrive as \/b,/],
    [7, /must be a string/],
    [null, /must be a string/],
  ])("%j is refused because it could never match", (path, message) => {
    expect(() => createNodeMiddleware(witness().webhooks, { path: path as string })).toThrow(message);
  });

  it.each([
    // option      request            matches
    ["/webhooks", "/webhooks", true],
    ["/webhooks/", "/webhooks", true],
    ["/webhooks//", "/webhooks/", true],
    ["/webhooks", "/webhooks///?a=/b/", true],
    ["/webhooks", "/Webhooks", false],
    ["/webhooks", "/webhook%73", false],
    ["/webhooks", "/webhooks/more", false],
    ["/webhooks", "/more/webhooks", false],
    ["/gr%C3%BC%C3%9Fe", "/grüße", true],
    ["/", "/", true],
    ["", "/", true],
    ["/", "/?a=1", true],
    ["/", "/webhooks", false],
  ])("%j and a request for %j: %s", async (path, asked, matches) => {
    await using receiver = await onWeb(witness().webhooks, { path });
    expect((await receiver.send(delivery({ path: asked }))).status).toBe(matches ? 200 : 418);
  });
});

it.each<[keyof MiddlewareOptions, unknown]>([
  ["timeout", 0],
  ["timeout", -1],
  ["timeout", "9000"],
  ["timeout", Number.NaN],
  ["timeout", 2 ** 31],
  ["maxBytes", 0],
  ["maxBytes", null],
  ["maxConcurrent", 0.5],
  ["maxConcurrent", "many"],
  ["deduplicate", "yes"],
  ["deduplicate", null],
  ["deduplicate", { size: 0 }],
  ["deduplicate", { ttl: -1 }],
  ["exposeErrors", "no"],
])("%s: %j is refused, naming the option", (name, value) => {
  const options = { [name]: value } as MiddlewareOptions;
  const { webhooks } = witness();
  expect(() => createNodeMiddleware(webhooks, options)).toThrow(TypeError);
  expect(() => createNodeMiddleware(webhooks, options)).toThrow(new RegExp(`^${name}`));
  expect(() => createWebMiddleware(webhooks, options)).toThrow(new RegExp(`^${name}`));
});

it.each([
  { timeout: Number.POSITIVE_INFINITY },
  { maxBytes: Number.POSITIVE_INFINITY },
  { maxConcurrent: Number.POSITIVE_INFINITY },
])("%j means no limit", async (options) => {
  await using receiver = await onWeb(witness().webhooks, options);
  expect((await receiver.send(delivery())).status).toBe(200);
});

it("options must be an object", () => {
  expect(() => createNodeMiddleware(witness().webhooks, null as never)).toThrow(TypeError);
  expect(() => createWebMiddleware(witness().webhooks, "/path" as never)).toThrow(TypeError);
});

it("a receiver may have a transform of any type", async () => {
  const seen: number[] = [];
  const webhooks = new Webhooks({
    secret: SECRET,
    transform: async (event) => Object.assign(event, { seven: 7 as const }),
  });
  webhooks.on("push", ({ seven }) => void seen.push(seven));
  await using receiver = await onWeb(webhooks);
  expect((await receiver.send(delivery())).status).toBe(200);
  expect(seen).toEqual([7]);
});

it("a receiver is required", () => {
  expect(() => createNodeMiddleware(undefined as never)).toThrow(/Webhooks/);
  expect(() => createWebMiddleware({} as never)).toThrow(/Webhooks/);
  expect(webhooksPlugin).toMatchObject({ name: "webhooks", multiple: true });
});
