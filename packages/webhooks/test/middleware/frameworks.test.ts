import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { Hono } from "hono";
import Koa from "koa";
import { describe, expect, it } from "vitest";
import { createNodeMiddleware, type NodeMiddleware } from "../../src/middleware/platforms/node.ts";
import { createWebMiddleware, type WebMiddleware } from "../../src/middleware/platforms/web.ts";
import { delivery, PATH } from "../support/deliveries.ts";
import { sendTo } from "../support/platforms.ts";
import { witness } from "../support/receivers.ts";

const consumed = /consumed before the middleware/;

/** Sends requests, of which the last one is to give the answer. */
async function through(listener: RequestListener, ...all: ReturnType<typeof delivery>[]) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answers = [];
  for (const sent of all) answers.push(await sendTo(port, sent));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return answers.map(({ status, text }) => [status, text]);
}

describe("in Fastify", () => {
  const hook = (app: FastifyInstance, middleware: NodeMiddleware) =>
    app.addHook("onRequest", async (request, reply) => {
      if (await middleware(request.raw, reply.raw)) reply.hijack();
    });

  async function sent(use: (app: FastifyInstance, middleware: NodeMiddleware) => unknown, ...paths: string[]) {
    const app = fastify();
    await use(app, createNodeMiddleware(witness().webhooks));
    app.post("/echo", async (request) => request.body);
    await app.ready();
    const got = await through(
      (request, response) => app.routing(request, response),
      ...paths.map((path) => delivery({ path })),
    );
    await app.close();
    return got;
  }

  it("a hook receives deliveries, and parsers work for other requests", async () => {
    const [received, echoed] = await sent(hook, PATH, "/echo");
    expect(received).toEqual([200, "ok\n"]);
    expect(echoed).toEqual([200, delivery().body]);
  });

  it("a hook of a plugin sees no delivery", async () => {
    const [[status] = []] = await sent(
      (app, middleware) => app.register(async (plugin) => void hook(plugin, middleware)),
      PATH,
    );
    expect(status).toBe(404);
  });

  it("a route is too late", async () => {
    const [refused] = await sent(
      (app, middleware) =>
        app.post(PATH, async (request, reply) => {
          reply.hijack();
          await middleware(request.raw, reply.raw);
        }),
      PATH,
    );
    expect(refused).toEqual([500, expect.stringMatching(consumed)]);
  });
});

describe("in Koa", () => {
  const receiver =
    (middleware: NodeMiddleware): Koa.Middleware =>
    async (context, next) => {
      if (await middleware(context.req, context.res)) context.respond = false;
      else await next();
    };
  const parser: Koa.Middleware = async (context, next) => {
    context.state["body"] = await new Response(context.req as never).text();
    await next();
  };
  const elsewhere: Koa.Middleware = (context) => {
    context.body = context.state["body"];
  };
  const sent = (...use: Koa.Middleware[]) => {
    const app = new Koa();
    for (const middleware of [...use, elsewhere]) app.use(middleware);
    return through(app.callback(), delivery({ path: "/echo" }), delivery());
  };

  it("a parser after it works for other requests", async () => {
    const answers = await sent(receiver(createNodeMiddleware(witness().webhooks)), parser);
    expect(answers).toEqual([
      [200, delivery().body],
      [200, "ok\n"],
    ]);
  });

  it("a parser before it has consumed the request", async () => {
    const [, refused] = await sent(parser, receiver(createNodeMiddleware(witness().webhooks)));
    expect(refused).toEqual([500, expect.stringMatching(consumed)]);
  });
});

describe("in Hono", () => {
  async function sent(use: (app: Hono, receive: WebMiddleware) => unknown, path = PATH) {
    const app = new Hono();
    use(app, createWebMiddleware(witness().webhooks, { path }));
    const { method, headers, body } = delivery();
    const response = await app.request(path, { method, headers, body });
    return [response.status, await response.text()];
  }

  it("a route receives deliveries, below a prefix by the full path", async () => {
    const below = new Hono();
    const answer = await sent((app, receive) => {
      below.post("/events", (context) => receive(context.req.raw));
      app.route("/hooks", below);
    }, "/hooks/events");
    expect(answer).toEqual([200, "ok\n"]);
  });

  it("middleware before it that reads the body has consumed the request", async () => {
    const answer = await sent((app, receive) => {
      app.use(async (context, next) => {
        await context.req.json();
        await next();
      });
      app.post(PATH, (context) => receive(context.req.raw));
    });
    expect(answer).toEqual([500, expect.stringMatching(consumed)]);
  });
});
