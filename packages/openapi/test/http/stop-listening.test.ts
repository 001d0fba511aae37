import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { head, rawSocket } from "../../../webhooks/test/support/raw-socket.ts";
import { serve } from "../../src/index.ts";
import { createNodeHandler, stopServer } from "../../src/node/index.ts";
import { type Generated, generated } from "../codegen/support.ts";

const document = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Clock", version: "1" },
  paths: { "/time": { get: { operationId: "time", responses: { "204": { description: "It is time." } } } } },
});

type Handlers = Readonly<{ time: () => Promise<Readonly<{ status: 204 }>> }>;
type Door = (made: Generated, handlers: Handlers) => Promise<Readonly<{ port: number; stop: () => Promise<void> }>>;

const served: Door = async ({ operations, requests }, handlers) =>
  serve({ generated: { operations, requests }, handlers, port: 0, stopSignals: false } as never);

const onNode: Door = async ({ operations, requests }, handlers) => {
  const server = createServer(createNodeHandler({ generated: { operations, requests }, handlers } as never));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { port: (server.address() as AddressInfo).port, stop: () => stopServer(server) };
};

/**
 * A connection that is made at once, and accepted when the event loop gets to it. Resolves with the status, or why
 * there is none.
 */
function ask(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(head("GET", "/time", {}));
  let answer = "";
  return new Promise((resolve) => {
    socket.setEncoding("latin1").on("data", (chunk) => (answer += chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.on("close", () => resolve(`${answer.slice(9, 12)} ${/^connection: (.*)\r$/im.exec(answer)?.[1]}`));
  });
}

const doors = [
  ["serve", served],
  ["a server with createNodeHandler", onNode],
] as const;

it.each(doors)("%s answers who has connected before it stops", async (_what, open) => {
  await using made = await generated(document);
  const { port, stop } = await open(made, { time: async () => ({ status: 204 }) });
  const answers = Promise.all(Array.from({ length: 20 }, () => ask(port)));
  await new Promise(process.nextTick); // the system has the connections, the server has none
  await stop();
  expect(await answers).toEqual(Array(20).fill("204 close"));
  expect(await ask(port)).toBe("ECONNREFUSED");
});

it.each(doors)(
  "%s closes what is idle while a request is in progress, whose answer is the last one",
  async (_what, open) => {
    await using made = await generated(document);
    const [begun, due] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let count = 0;
    const time = async (): Promise<Readonly<{ status: 204 }>> => {
      if (count++ > 0) {
        begun.resolve();
        await due.promise;
      }
      return { status: 204 };
    };
    const { port, stop } = await open(made, { time });
    await using idle = await rawSocket(port);
    idle.write(head("GET", "/time", {}));
    expect((await idle.answer()).headers["connection"]).toBe("keep-alive");
    await using busy = await rawSocket(port);
    busy.write(head("GET", "/time", {}));
    await begun.promise;
    const stopped = stop();
    await idle.closed;
    due.resolve();
    expect(await busy.answer()).toMatchObject({ status: 204, headers: { connection: "close" } });
    await stopped;
  },
);
