import { Readable } from "node:stream";
import { expect, it } from "vitest";
import type { BodyLimits } from "../../../src/middleware/body/incoming.ts";
import { readIterable } from "../../../src/middleware/body/iterable-body.ts";
import { readNodeStream } from "../../../src/middleware/body/node-stream.ts";
import { readWebBody } from "../../../src/middleware/body/web-body.ts";

const parts = ["abc", "defgh"];
const request = () =>
  new Request("http://localhost", {
    method: "POST",
    body: ReadableStream.from(parts.map((part) => Buffer.from(part))),
    duplex: "half",
  });

it.each<[string, (limits: BodyLimits) => Promise<Uint8Array>]>([
  ["a stream of Node", (limits) => readNodeStream(Readable.from(parts.map((part) => Buffer.from(part))), limits)],
  ["what is iterable", (limits) => readIterable(Readable.from(parts), limits)],
  ["a request of the web", (limits) => readWebBody(request(), limits)],
])("the bytes of %s are counted as they arrive", async (_, read) => {
  const counted: number[] = [];
  const { signal } = new AbortController();
  const limits = { maxBytes: 100, signal, onTimeout: () => {}, count: (bytes: number) => void counted.push(bytes) };
  expect(Buffer.from(await read(limits)).toString()).toBe("abcdefgh");
  expect(counted).toEqual([3, 5]);
});
