import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
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

it("the client of measurements spreads its connections over all addresses", async () => {
  const answered = [0, 0];
  const servers = answered.map((_, at) =>
    createServer((socket) => {
      socket.on("error", () => {});
      socket.on("data", () => {
        answered[at] = (answered[at] ?? 0) + 1;
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
      });
    }).listen(0, "127.0.0.1"),
  );
  await Promise.all(servers.map((server) => once(server, "listening")));
  const bases = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    const { answers } = await ask(bases, () => ({ method: "GET", path: "/" }), 0.02, 2);
    expect(Math.min(...answered)).toBeGreaterThan(0);
    expect(answered.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(answers);
  } finally {
    for (const server of servers) server.close();
  }
});
