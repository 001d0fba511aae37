import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { portFinding } from "../../src/doctor/port.ts";

const host = "127.0.0.1";

/** Something on a port. @param headers with which it answers @param status of its answers */
async function taken(status: number, headers: Readonly<Record<string, string>>) {
  const server = createServer((_request, response) => response.writeHead(status, headers).end());
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as AddressInfo;
  return { port, [Symbol.asyncDispose]: async () => void (await new Promise((resolve) => server.close(resolve))) };
}

const ours = { "x-request-id": "01234567-89ab-cdef-0123-456789abcdef" };

describe("the port of the service", () => {
  it.each([
    ["by another program", 200, {}, "problem", "is taken by another program.", "Stop it, or set PORT to another one."],
    ["by a service", 200, ours, "ok", "and is ready.", undefined],
    ["by a service that is not ready", 503, ours, "warning", "and is not ready (503).", "Read its log."],
  ])("is taken %s", async (_by, status, headers, level, text, remedy) => {
    await using other = await taken(status, headers);
    expect(await portFinding({ host, port: other.port })).toEqual({
      check: "port",
      level,
      text: expect.stringContaining(text),
      remedy,
    });
  });

  it("is named with what to do when another program has it", async () => {
    await using other = await taken(200, {});
    expect((await portFinding({ host, port: other.port })).text).toBe(
      `Port ${other.port} on 127.0.0.1 is taken by another program.`,
    );
  });

  it("is free again after it was tried", async () => {
    const { port } = await taken(200, {}).then(async (other) => {
      await other[Symbol.asyncDispose]();
      return other;
    });
    const free = { check: "port", level: "ok", text: `Port ${port} on 127.0.0.1 is free.`, remedy: undefined };
    expect([await portFinding({ host, port }), await portFinding({ host, port })]).toEqual([free, free]);
  });

  it("belongs to an address of this machine", async () => {
    expect(await portFinding({ host: "192.0.2.1", port: 8080 })).toMatchObject({
      level: "problem",
      text: "HOST 192.0.2.1 is not an address of this machine.",
    });
  });
});
