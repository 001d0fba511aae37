import { readFileSync } from "node:fs";
import { get as request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { rootFolder } from "../../support/documents.ts";
import { type World, world } from "../../support/world.ts";

const source = (name: string): string => readFileSync(`${rootFolder}spec/${name}`, "utf8");
/** A file of the package, in which the only server is an example, with the service that sends it as the only one. */
const sent = (name: string): string =>
  source(name).replace(
    /^servers:\n {2}- url: http:\/\/127\.0\.0\.1:8080\n {4}description: .+$/m,
    'servers:\n  - url: "."\n    description: The service that this document comes from',
  );
const documents: readonly (readonly [path: string, type: string, text: string])[] = [
  ["/openapi.yaml", "application/yaml; charset=utf-8", sent("openapi.yaml")],
  ["/openapi.json", "application/json; charset=utf-8", JSON.stringify(parse(sent("openapi.yaml")))],
  ["/migrator.yaml", "application/yaml; charset=utf-8", sent("migrator.yaml")],
  ["/webhook-events.yaml", "application/yaml; charset=utf-8", source("webhook-events.yaml")],
];

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w[Symbol.asyncDispose]());

describe.each(documents)("GET %s", (path, type, text) => {
  const get = (headers: Record<string, string> = {}, method = "GET") => fetch(w.base + path, { method, headers });

  it("answers with the document, which pages of any site can read", async () => {
    const reply = await w.send("GET", path);
    expect([reply.status, reply.headers.get("content-type"), reply.headers.get("access-control-allow-origin")]).toEqual(
      [200, type, "*"],
    );
    expect(reply.text).toBe(text);
  });

  it("answers 304 to a client that has it", async () => {
    const etag = (await get()).headers.get("etag") ?? "";
    const reply = await w.send("GET", path, { headers: { "if-none-match": etag } });
    expect([reply.status, reply.text]).toEqual([304, ""]);
  });

  it("answers HEAD with the headers of GET", async () => {
    const identity = { "accept-encoding": "identity" };
    const [whole, head] = [await get(identity), await get(identity, "HEAD")];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const name of ["content-length", "content-type", "etag"])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
  });

  it.each([
    ["gzip", gunzipSync],
    ["br", brotliDecompressSync],
  ])("is sent as %s to clients that accept it", async (encoding, decode) => {
    const { body, headers } = await raw(w.base + path, encoding);
    expect([headers["content-encoding"], decode(body).toString()]).toEqual([encoding, text]);
    expect(body.length).toBeLessThan(text.length / 3);
  });
});

it.each(["/openapi.yaml", "/openapi.json", "/migrator.yaml"])(
  "%s names the service as it was reached, below the path of a proxy too",
  async (path) => {
    const { servers } = parse((await w.send("GET", path)).text) as { servers: { url: string }[] };
    const reached = `https://segments.example/below/here${path}`;
    expect(servers.map(({ url }) => new URL(url, reached).href)).toEqual(["https://segments.example/below/here/"]);
  },
);

/** `fetch` decodes bodies by itself. */
const raw = (address: string, encoding: string) =>
  new Promise<{ body: Buffer; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const sent = request(address, { headers: { "accept-encoding": encoding } }, (reply) => {
      buffer(reply).then((body) => resolve({ body, headers: reply.headers }), reject);
    });
    sent.on("error", reject);
  });
