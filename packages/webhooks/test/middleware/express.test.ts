import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { describe, expect, it } from "vitest";
import { createNodeMiddleware } from "../../src/middleware/platforms/node.ts";
import { delivery, PATH } from "../support/deliveries.ts";
import { type Got, sendTo } from "../support/platforms.ts";
import { witness } from "../support/receivers.ts";

type Use = (app: Express, middleware: ReturnType<typeof createNodeMiddleware>) => void;

/** Sends one delivery to an application; `next` is how often something after the middleware ran. */
async function through(use: Use, sent = delivery(), options: { path?: string } = {}) {
  const seen = witness();
  const app = express();
  let next = 0;
  use(app, createNodeMiddleware(seen.webhooks, options));
  app.use((_request, response) => {
    next++;
    response.status(418).send("elsewhere");
  });
  app.use((_error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    next++;
    response.status(599).send("the application's own error page");
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const got: Got = await sendTo((server.address() as AddressInfo).port, sent);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { ...seen, ...got, next };
}

describe("in Express the middleware can be mounted", () => {
  it("for the whole application", async () => {
    const { status, events, next } = await through((app, middleware) => app.use(middleware));
    expect([status, events.length, next]).toEqual([200, 1, 0]);
  });

  it("for one route", async () => {
    const use: Use = (app, middleware) => app.post("/test", middleware);
    const { status, events } = await through(use, delivery({ path: "/test" }), { path: "/test" });
    expect([status, events.length]).toEqual([200, 1]);
  });

  it.each(["/hooks", "/hooks/", "/hooks?x=1"])("below a prefix, which Express strips: %s", async (path) => {
    const use: Use = (app, middleware) => app.use("/hooks", middleware);
    const { status, events } = await through(use, delivery({ path }), { path: "/" });
    expect([status, events.length]).toEqual([200, 1]);
  });
});

describe("a delivery for another path is told in the log, once", () => {
  const use: Use = (app, middleware) => app.use("/hooks", middleware);

  it("as a mistake if the framework has cut its path", async () => {
    const path = "/hooks/webhooks";
    const { status, log } = await through(use, delivery({ path }), { path });
    const text =
      'The framework passes "/hooks/webhooks" on as "/webhooks": give that as `path`, or mount the middleware at the root.';
    expect([status, log.at("warn")]).toEqual([418, [text]]);
  });

  it("as a mistake also after one for another middleware", async () => {
    const { webhooks, log } = witness();
    const middleware = createNodeMiddleware(webhooks);
    const headers = { "x-hub-signature-256": "sha256=0" };
    const ask = (url: string, originalUrl: string) =>
      middleware({ url, originalUrl, method: "POST", headers } as never, {} as never, () => {});
    for (const originalUrl of ["/other", PATH, PATH, "/other"]) await ask("/", originalUrl);
    expect([log.at("info").length, log.at("warn").length]).toEqual([1, 1]);
  });

  it("as one for another middleware otherwise", async () => {
    const { status, log } = await through(use, delivery({ path: "/hooks" }));
    const text = `A delivery for "/" was passed on: \`path\` is "${PATH}".`;
    expect([status, log.at("warn"), log.at("info")]).toEqual([418, [], [text]]);
  });

  it("and not of other requests", async () => {
    const { webhooks, log } = witness();
    const middleware = createNodeMiddleware(webhooks);
    const ask = (method: string, headers: unknown) =>
      middleware({ url: "/other?x=1", method, headers } as never, {} as never, () => {});
    const signed = { "x-hub-signature-256": "sha256=0" };
    for (const headers of [{}, null, undefined, signed, signed]) await ask("POST", headers);
    await ask("GET", signed);
    expect(log.at("info")).toEqual([`A delivery for "/other" was passed on: \`path\` is "${PATH}".`]);
  });
});

describe("next", () => {
  it("is called for another path", async () => {
    const { status, text, next } = await through(
      (app, middleware) => app.use(middleware),
      delivery({ path: "/other" }),
    );
    expect([status, text, next]).toEqual([418, "elsewhere", 1]);
  });

  it("is called once, without an error, and the promise is false", async () => {
    const calls: unknown[][] = [];
    const { status } = await through(
      (app, middleware) => {
        app.use(async (request, response, next) => {
          const answered = await middleware(request, response, (...given) => void calls.push(given));
          calls.push([answered]);
          next();
        });
      },
      delivery({ path: "/other" }),
    );
    expect([status, calls]).toEqual([418, [[], [false]]]);
  });

  it("may throw: it is logged, and the promise still settles", async () => {
    const { webhooks, log } = witness();
    const middleware = createNodeMiddleware(webhooks);
    const request = { url: "/other", method: "POST", headers: {} };
    const calling = middleware(request as never, {} as never, () => {
      throw new Error("from behind");
    });
    expect(await calling).toBe(false);
    expect(log.at("error")).toHaveLength(1);
  });

  it.each([
    ["a wrong method", delivery({ method: "PUT" }), 404],
    ["missing headers", delivery({ headers: { "x-host-event": null } }), 400],
    ["a wrong signature", { ...delivery(), body: "{}" }, 400],
  ])("is not called for %s", async (_what, sent, wanted) => {
    const { status, next } = await through((app, middleware) => app.use(middleware), sent);
    expect([status, next]).toEqual([wanted, 0]);
  });

  it("is not called when a handler fails: the middleware responds", async () => {
    const { status, next, text } = await through((app) => {
      const { webhooks } = witness();
      webhooks.on("push", () => {
        throw new Error("no");
      });
      app.use(createNodeMiddleware(webhooks));
    });
    expect([status, next, text]).toEqual([500, 0, '{"error":"Error: no"}']);
  });
});

describe("with body parsers", () => {
  const keep = (request: object, _response: unknown, rawBody: Buffer): void => void Object.assign(request, { rawBody });
  it.each<[string, Use, number]>([
    ["before express.json()", (app, middleware) => app.use(middleware, express.json()), 200],
    ["after express.json(): refused at once", (app, middleware) => app.use(express.json(), middleware), 500],
    [
      "after express.json() that keeps the bytes",
      (app, middleware) => app.use(express.json({ verify: keep }), middleware),
      200,
    ],
    ["after express.raw()", (app, middleware) => app.use(express.raw({ type: "*/*" }), middleware), 200],
    ["after express.text()", (app, middleware) => app.use(express.text({ type: "*/*" }), middleware), 200],
    ["after a parser for other types", (app, middleware) => app.use(express.urlencoded(), middleware), 200],
  ])("%s", async (_where, use, wanted) => {
    const { status, events, text } = await through(use);
    expect([status, events.length]).toEqual([wanted, wanted === 200 ? 1 : 0]);
    if (wanted === 500) expect(text).toMatch(/before the body parser.*rawBody/);
  });

  it("one of which rejects the body, the application's own error page is the response", async () => {
    const { status } = await through((app, middleware) => app.use(express.json({ limit: 5 }), middleware));
    expect(status).toBe(599);
  });
});

it("also matches only its own path in a plain server", async () => {
  const { status } = await through((app, middleware) => app.use(middleware), delivery({ path: `${PATH}/` }));
  expect(status).toBe(200);
});
