import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { world } from "../../../packages/openapi/test/cli/support.ts";

async function answering(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, [Symbol.asyncDispose]: close };
}

const check = async (env: Readonly<Record<string, string>>, ...args: string[]) => {
  await using here = world();
  return await here.startWith({ env }, "healthcheck", ...args).ended;
};

describe("segmark healthcheck", () => {
  it("exits with 0 when /api/ready answers 200, also for the address of all interfaces", async () => {
    await using server = await answering(({ url }, response) =>
      response.writeHead(url === "/api/ready" ? 200 : 404).end(),
    );
    expect(await check({ HOST: "0.0.0.0", PORT: String(server.port) })).toEqual({
      status: 0,
      out: `http://127.0.0.1:${server.port}/api/ready is ready\n`,
      err: "",
    });
  });

  it("exits with 1 and the reason when it does not", async () => {
    await using server = await answering((_request, response) =>
      response.writeHead(503).end("The disk is full.\u001b[2J"),
    );
    const { status, err } = await check({ HOST: "127.0.0.1", PORT: String(server.port) });
    expect([status, err]).toEqual([
      1,
      `http://127.0.0.1:${server.port}/api/ready is not ready: 503 The disk is full. [2J\n`,
    ]);
  });

  it("exits with 1 when nothing answers in time, or nothing listens", async () => {
    await using server = await answering(() => undefined);
    const { status, err } = await check({ HOST: "127.0.0.1", PORT: String(server.port) }, "--timeout", "1");
    expect([status, err]).toEqual([
      1,
      `http://127.0.0.1:${server.port}/api/ready does not answer: nothing within 1 s\n`,
    ]);
    await server[Symbol.asyncDispose]();
    const gone = await check({ HOST: "127.0.0.1", PORT: String(server.port) });
    expect([gone.status, gone.err]).toEqual([1, expect.stringContaining("ECONNREFUSED")]);
  });

  it.each([
    [1, { PORT: "0" }, [], "PORT: expected a whole number from 1 to 65535"],
    [2, {}, ["--timeout", "soon"], "--timeout soon: expected a whole number from 1 to 300."],
  ])("exits with %i when called with %j %j", async (status, env, args, text) => {
    expect(await check(env, ...args)).toMatchObject({ status, err: expect.stringContaining(text) });
  });
});
