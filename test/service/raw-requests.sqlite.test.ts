import { fileURLToPath } from "node:url";
import { operations as migrator } from "@segmark/migrator/internal/generated/operations.js";
import type { Operation } from "@segmark/openapi/internal/operation/operation";
import { describe, expect, it } from "vitest";
import { operations as service } from "../../generated/openapi/operations.js";
import { rawSocket } from "../../packages/webhooks/test/support/raw-socket.ts";
import { testDatabase } from "../support/database.ts";
import { launch } from "../support/service.ts";

const SECRET = "secret of the deliveries in these tests";
const migrationMain = fileURLToPath(new URL("../../src/process/migration-server.ts", import.meta.url));

const type = "Content-Type: application/json\r\n";
/** Requests followed by more bytes than they announce, or with inconsistent framing. */
const spoilt: Readonly<Record<string, (line: string) => string>> = {
  "a byte too many": (line) =>
    `${line} HTTP/1.1\r\nHost: x\r\n${type}Content-Length: 2\r\nConnection: close\r\n\r\n{}X`,
  "a byte behind the chunks": (line) =>
    `${line} HTTP/1.1\r\nHost: x\r\n${type}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\nX`,
  "a chunk that is too long": (line) =>
    `${line} HTTP/1.1\r\nHost: x\r\n${type}Transfer-Encoding: chunked\r\n\r\n2\r\n{}X\r\n0\r\n\r\n`,
  "a trailer that is none": (line) =>
    `${line} HTTP/1.1\r\nHost: x\r\n${type}Transfer-Encoding: chunked\r\n\r\n0\r\nTrailer: x\r\n\r\n{}`,
  "a byte too many in HTTP/1.0": (line) => `${line} HTTP/1.0\r\n${type}Content-Length: 2\r\n\r\n{}X`,
  "something else behind it": (line) =>
    `${line} HTTP/1.1\r\nHost: x\r\n${type}Content-Length: 2\r\n\r\n{}\r\nNO HTTP\r\n\r\n`,
};

const pathOf = ({ path }: Operation): string => path.replaceAll(/\{\w+\}/g, "abcd");
const linesOf = (table: Readonly<Record<string, Operation>>): string[] => [
  ...Object.values(table).map((operation) => `${operation.method.toUpperCase()} ${pathOf(operation)}`),
  "PATCH /metrics",
  "POST /nothing",
];

/** Sends it at once, and again with a pause in front of its last byte; waits until the other side has closed. */
async function spoil(port: number, bytes: string): Promise<void> {
  {
    await using socket = await rawSocket(port);
    socket.write(bytes);
    await socket.closed;
  }
  await using socket = await rawSocket(port);
  await socket.sent(Buffer.from(bytes.slice(0, -1)));
  socket.write(bytes.slice(-1));
  await socket.closed;
}

describe("requests to any operation whose actual length differs from the announced one", () => {
  it.each([
    ["service", { WEBHOOK_SECRET: SECRET }, {}, linesOf(service), "/api/ready"],
    ["migration server", {}, { program: migrationMain }, linesOf(migrator), "/migrations/applied"],
  ])(
    "do not end the process of the %s, and are not logged as its failures",
    async (_name, env, options, lines, path) => {
      await using database = await testDatabase();
      const all = { DATABASE_URL: database.url, HEADERS_TIMEOUT_SECONDS: "2", OPERATOR_TOKEN: "none", ...env };
      await using process = launch(all, [], options);
      const base = await process.address();
      for (const [fault, spoiltOf] of Object.entries(spoilt)) {
        for (const line of lines) await spoil(Number(new URL(base).port), spoiltOf(line));
        expect((await fetch(base + path)).status, fault).toBe(200);
      }
      process.kill("SIGTERM");
      const { code, stderr, stdout } = await process.exited;
      expect([code, stderr]).toEqual([0, ""]);
      expect(stdout).not.toContain("unknown failure");
      expect(stdout).toContain('"code":"malformed_request"');
    },
  );
});

it("a malformed request is answered over HTTP before the connection is closed", async () => {
  await using database = await testDatabase();
  await using process = launch({ DATABASE_URL: database.url });
  await using socket = await rawSocket(Number(new URL(await process.address()).port));
  socket.write(spoilt["a byte too many"]?.("POST /api/skipSegments") ?? "");
  expect(await socket.answer()).toMatchObject({ status: 400, headers: { connection: "close" } });
  await socket.closed;
});
