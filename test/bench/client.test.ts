import { once } from "node:events";
import { createServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { ask } from "../../bench/client.ts";

it.each([
  ["a length", ["HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{", "}"]],
  ["chunks", ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "2\r\n{}\r\n0\r", "\n\r\n"]],
])("the client of measurements reads answers with %s, in whatever pieces they come", async (_, pieces) => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", async () => {
      for (const piece of pieces) {
        socket.write(piece);
        await setImmediate();
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    const { answers, statuses } = await ask(`http://127.0.0.1:${port}`, () => ({ method: "GET", path: "/" }), 0.02, 2);
    expect(answers).toBeGreaterThan(1);
    expect([...statuses]).toEqual([[200, answers]]);
  } finally {
    server.close();
  }
});
