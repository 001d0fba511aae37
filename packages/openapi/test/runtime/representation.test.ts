import { createHook } from "node:async_hooks";
import { expect, it } from "vitest";
import { countSteps, fairSteps } from "../../../../test/support/steps.ts";
import { answerOf } from "../../src/runtime/answer.ts";
import { represent } from "../../src/runtime/representation.ts";

const long = answerOf({ status: 200, body: "é".repeat(2000) }, "application/json", "revalidate");
const short = answerOf({ status: 200, body: "é" }, "application/json", "revalidate");
const headersOf = async (...asked: Parameters<typeof represent>): Promise<Map<string, string>> => {
  const { headers } = await represent(...asked);
  return new Map(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""] as const] : [])));
};

it("counts the bytes of a body, not its characters", async () => {
  expect((await headersOf(short, {})).get("content-length")).toBe("4");
  expect((await headersOf(long, {})).get("content-length")).toBe("4002");
});

it("is created once per encoding", async () => {
  const gzip = { "accept-encoding": "gzip" };
  const [first, second] = [await represent(long, gzip), represent(long, gzip)];
  expect(second).toBe(first); // synchronously, not as a promise
  expect(represent(long, {})).toBe(represent(long, {}));
});

it.each(["br", "gzip"])("is compressed once as %s for all that ask for it at the same time", async (encoding) => {
  const fresh = answerOf({ status: 200, body: "é".repeat(3000) }, "application/json", "revalidate");
  let compressions = 0;
  const hook = createHook({ init: (_id, type) => void (type === "ZLIB" && compressions++) }).enable();
  const all = await Promise.all(Array.from({ length: 20 }, () => represent(fresh, { "accept-encoding": encoding })));
  hook.disable();
  expect([compressions, new Set(all).size]).toEqual([1, 1]);
});

it.each(["br", "gzip"])("keeps no more memory than its %s bytes", async (encoding) => {
  const { body } = await represent(long, { "accept-encoding": encoding });
  if (!(body instanceof Uint8Array)) throw new Error("it is not compressed");
  expect(body.buffer.byteLength).toBe(body.byteLength);
});

it("is not compressed when it is short, or when Accept-Encoding is too long", async () => {
  expect((await headersOf(short, { "accept-encoding": "br" })).has("content-encoding")).toBe(false);
  const wish = `br${", gzip;q=0.1".repeat(1000)}`;
  expect((await headersOf(long, { "accept-encoding": wish })).has("content-encoding")).toBe(false);
});

it("has no ETag when it must not be stored", async () => {
  const personal = answerOf({ status: 200, body: [], personal: true }, "application/json", "revalidate");
  const headers = await headersOf(personal, {});
  expect([headers.get("cache-control"), headers.has("etag")]).toEqual(["private, no-store", false]);
});

/** Those of one answer, by the encoding that its client accepts. */
const tagsOf = async (of: typeof long): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      ["br", "gzip", "identity"].map(async (encoding) => [
        encoding,
        (await headersOf(of, { "accept-encoding": encoding })).get("etag") ?? "",
      ]),
    ),
  );

it.each([200, 404])("of %i is known by * if it is there", async (status) => {
  const answer = answerOf({ status, body: [] }, "application/json", "revalidate");
  expect((await represent(answer, { "if-none-match": " * " })).status).toBe(status === 200 ? 304 : 404);
});

it("is known only by the tag of the encoding that the client would get", async () => {
  const tags = await tagsOf(long);
  for (const [accepted, own] of Object.entries(tags)) {
    for (const [encoding, tag] of Object.entries(tags)) {
      const asked = { "accept-encoding": accepted, "if-none-match": `"other", W/${tag}` };
      expect([accepted, encoding, (await represent(long, asked)).status]).toEqual([
        accepted,
        encoding,
        encoding === accepted ? 304 : 200,
      ]);
    }
    // A cache tells the origin all that it has, and the response says which of them is right.
    const all = { "accept-encoding": accepted, "if-none-match": Object.values(tags).join(", ") };
    const response = await represent(long, all);
    expect([response.status, response.headers[response.headers.indexOf("etag") + 1]]).toEqual([304, own]);
  }
});

it("of 404 has a tag of its own, so that nobody takes what was found earlier for right", async () => {
  const [found, missing] = [200, 404].map((status) => answerOf({ status, body: [] }, "application/json", "revalidate"));
  if (found === undefined || missing === undefined) throw new Error("no answer");
  const [tag, tagOfMissing] = await Promise.all([found, missing].map(async (of) => (await tagsOf(of))["identity"]));
  expect((await represent(missing, { "if-none-match": tagOfMissing })).status).toBe(304);
  expect((await represent(missing, { "if-none-match": tag })).status).toBe(404);
  expect((await represent(found, { "if-none-match": tagOfMissing })).status).toBe(200);
});

it.each([302, 400, 410, 500])("with the status %i has no tag, and is never 304", async (status) => {
  const [answer, found] = [status, 200].map((of) => answerOf({ status: of, body: "a" }, "text/plain", "revalidate"));
  if (answer === undefined || found === undefined) throw new Error("no answer");
  const { identity } = await tagsOf(found);
  expect((await represent(answer, { "if-none-match": identity })).status).toBe(status);
  expect((await headersOf(answer, {})).has("etag")).toBe(false);
});

it.each([
  ["blanks", `"a${" ".repeat(60_000)}b"`],
  ["commas", ",".repeat(60_000)],
  ["validators", `"x",`.repeat(15_000)],
])("parses the client's %s in linear time", async (_, given) => {
  const steps = countSteps();
  expect((await represent(short, { "if-none-match": given })).status).toBe(200);
  expect(steps()).toBeLessThan(fairSteps(given.length));
});
