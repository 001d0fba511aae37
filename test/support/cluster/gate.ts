import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/**
 * A gate at which migrations wait, so that a test can act while one runs.
 * - `code`     what a migration does to stand there
 * - `reached`  resolves when so many have come
 * - `open`     lets them in, and everybody who comes later
 */
export type Gate = AsyncDisposable & Readonly<{ code: string; reached(count: number): Promise<void>; open(): void }>;

export async function startGate(): Promise<Gate> {
  const waiting: ServerResponse[] = [];
  let isOpen = false;
  let came = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    if (isOpen) return void response.end();
    waiting.push(response);
    came.resolve();
    came = Promise.withResolvers();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the gate has no port");
  const open = (): void => {
    isOpen = true;
    for (const response of waiting.splice(0)) response.end();
  };
  return {
    code: `await (await fetch("http://127.0.0.1:${address.port}/")).text();`,
    reached: async (count) => {
      while (waiting.length < count) await came.promise;
    },
    open,
    [Symbol.asyncDispose]: async () => {
      open();
      server.closeAllConnections();
      server.close();
    },
  };
}
