import { execFile } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { runImport } from "../../../src/dumps/import/run-import.ts";
import { openContent } from "../../../src/dumps/sources/content.ts";
import { listSources } from "../../../src/dumps/sources/list.ts";
import { dumpFolder } from "../support/imported.ts";
import { allOf, sourceOf } from "./reading.ts";

/** A server, and a promise of the request that it does not answer to its end. */
async function silentServer(answer: RequestListener) {
  const asked = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    answer(request, response);
    asked.resolve();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    asked: asked.promise,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** A stream that gives a chunk and says nothing more, and a promise of being asked for more. */
function silentStream(start: Buffer) {
  const asked = Promise.withResolvers<void>();
  let isGiven = false;
  const stream = new Readable({
    read() {
      if (isGiven) asked.resolve();
      else {
        isGiven = true;
        this.push(start);
      }
    },
  });
  return { stream, asked: asked.promise };
}

const reason = new Error("It was stopped.");

it.each([
  ["does not answer", () => undefined],
  [
    "does not go on with its body",
    (_request: unknown, response: { write: (text: string) => unknown }) => void response.write("{"),
  ],
] as const)("an abort ends the wait for a server that %s", async (_what, answer) => {
  await using server = await silentServer(answer as RequestListener);
  const stopping = new AbortController();
  const listed = listSources([`${server.origin}/database.json`], { signal: stopping.signal });
  const failed = expect(listed).rejects.toBe(reason);
  await server.asked;
  stopping.abort(reason);
  await failed;
});

it("an abort ends the wait for the answer when a file is opened", async () => {
  await using server = await silentServer((request, response) => {
    if (request.method === "HEAD") response.end();
  });
  const [source] = await listSources([`${server.origin}/vipUsers.csv`]);
  const stopping = new AbortController();
  const opened = source?.open(stopping.signal);
  const failed = expect(opened).rejects.toBe(reason);
  stopping.abort(reason);
  await failed;
});

it.each([
  ["plain text", Buffer.from("userID\n")],
  ["packed data", gzipSync("userID\n").subarray(0, 15)],
])("an abort ends the wait for more of %s", async (_what, start) => {
  const { stream, asked } = silentStream(start);
  const stopping = new AbortController();
  const { chunks } = await openContent(sourceOf([], { open: async () => stream }), 0, stopping.signal);
  const reading = allOf(chunks());
  const failed = expect(reading).rejects.toBe(reason);
  await asked;
  stopping.abort(reason);
  await failed;
  expect(stream.destroyed).toBe(true);
});

it("an abort ends an import that waits for its source", async () => {
  const { stream } = silentStream(Buffer.from("userID\n"));
  const stopping = new AbortController();
  const taken = Promise.withResolvers<void>();
  const imported = runImport({
    storage: undefined,
    files: [{ source: sourceOf([], { open: async () => stream }), table: "vipUsers" }],
    mode: "replace",
    service: undefined,
    cap: 600,
    resumes: false,
    rejectFile: undefined,
    signal: stopping.signal,
    onProgress: () => taken.resolve(),
    onStep: () => undefined,
  });
  const failed = expect(imported).rejects.toBe(reason);
  await taken.promise;
  stopping.abort(reason);
  await failed;
});

it("an abort ends the wait for more of a named pipe, which is read once", async () => {
  await using folder = await dumpFolder();
  const path = `${folder.path}/vipUsers.csv`;
  await promisify(execFile)("mkfifo", [path]);
  await using writer = await open(path, "r+"); // open at both ends, so nobody waits for the other one
  await writer.write("userID\n");
  const [source] = await listSources([path]);
  if (source === undefined) throw new Error("There is no source.");
  expect(source).toMatchObject({ identity: undefined, bytes: undefined });
  const stopping = new AbortController();
  const chunks = (await openContent(source, 0, stopping.signal)).chunks();
  expect((await chunks.next()).value?.toString()).toBe("userID\n");
  const failed = expect(chunks.next()).rejects.toBe(reason);
  stopping.abort(reason);
  await failed;
});

it("an abort before anything is read is no unhandled error", async () => {
  const { stream } = silentStream(Buffer.from("userID\n"));
  const stopping = new AbortController();
  const { chunks } = await openContent(sourceOf([], { open: async () => stream }), 0, stopping.signal);
  const closed = new Promise<void>((resolve) => stream.once("close", () => resolve()));
  stopping.abort(reason);
  await closed;
  await expect(allOf(chunks())).rejects.toBe(reason);
});
