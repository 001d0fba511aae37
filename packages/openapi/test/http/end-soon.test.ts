import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, it } from "vitest";
import { sendBatched } from "../../src/http/serve-request.ts";

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { base: `http://127.0.0.1:${address.port}`, [Symbol.asyncDispose]: close };
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();
const paths = Array.from({ length: 100 }, (_, at) => `/${at}`);

it("ends every response with its own body, however many wait at the same time", async () => {
  const waiting: (() => void)[] = [];
  await using server = await serve(({ url }, response) => {
    waiting.push(() => sendBatched(response, `body of ${url}`, "utf8"));
    if (waiting.length === paths.length) for (const end of waiting) end();
  });
  const bodies = await Promise.all(paths.map((path) => textOf(`${server.base}${path}`)));
  expect(bodies).toEqual(paths.map((path) => `body of ${path}`));
});

it("ends a response at the end of the turn, without waiting for others", async () => {
  const states: boolean[] = [];
  await using server = await serve((_, response) => {
    sendBatched(response, Buffer.from("ü"), "utf8");
    states.push(response.writableEnded);
    setImmediate(() => states.push(response.writableEnded));
  });
  expect(await textOf(server.base)).toBe("ü");
  expect(states).toEqual([false, true]);
});

it("a connection that is gone does not keep the others from their answers", async () => {
  const waiting: (() => void)[] = [];
  await using server = await serve(({ url }, response) => {
    waiting.push(() => {
      if (url === "/3") response.destroy();
      sendBatched(response, url, "utf8");
    });
    if (waiting.length === paths.length) for (const end of waiting) end();
  });
  const answers = await Promise.allSettled(paths.map((path) => textOf(`${server.base}${path}`)));
  expect(answers.flatMap(({ status }, at) => (status === "rejected" ? at : []))).toEqual([3]);
});
