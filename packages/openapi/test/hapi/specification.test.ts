import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { apply } from "../../src/codegen/files.ts";
import { generation } from "../../src/codegen/generation.ts";
import { type Generated, type ServeOptions, serve } from "../../src/index.ts";

const info = { title: "Shop", version: "1" };
const ok = { "200": { description: "OK" } };
const shop = JSON.stringify({
  openapi: "3.1.0",
  info,
  paths: { "/items": { get: { operationId: "a", responses: ok } } },
});

/** A project with code that was generated from its documents. The first one is the specification. */
async function project(documents: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "segmark-specification-"));
  const [name = ""] = Object.keys(documents);
  const spec = join(folder, name);
  for (const [path, text] of Object.entries(documents)) writeFileSync(join(folder, path), text);
  const out = join(folder, "generated");
  apply(
    (await generation({ specs: [{ spec, out, handlers: undefined }], events: undefined, command: "make" })).changes,
  );
  const generated = (await import(pathToFileURL(join(out, "index.ts")).href)) as Generated;
  const handler = () => ({ status: 200, body: "an operation" });
  const handlers = Object.fromEntries(Object.keys(generated.operations).map((id) => [id, handler]));
  const open = (options: Partial<ServeOptions<Generated, unknown>> = {}) =>
    serve({ generated, handlers, spec, port: 0, stopSignals: false, ...options });
  return { folder, spec, generated, open, [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true }) };
}

describe("the specification of a service", () => {
  it("is served unchanged, with its media type, and as 304 to a client that has it", async () => {
    const text = `# A comment.\n${shop}`;
    await using here = await project({ "shop.yml": text });
    await using server = await here.open({ spec: pathToFileURL(here.spec) });
    const address = `${server.url}/openapi.yaml`;
    const reply = await fetch(address);
    expect([reply.status, reply.headers.get("content-type"), await reply.text()]).toEqual([
      200,
      "application/yaml",
      text,
    ]);
    const etag = reply.headers.get("etag") ?? "";
    expect((await fetch(address, { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await fetch(address, { method: "HEAD" })).status).toBe(200);
    const other = await fetch(address, { method: "POST" });
    expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await fetch(`${server.url}/shop.yml`)).status).toBe(404);
  });

  it("is served with the files that it refers to, where its references find them", async () => {
    const item = { schema: { $ref: "my parts.yaml#/Item" } };
    const replies = { "200": { description: "OK", content: { "application/json": item } } };
    const paths = { "/items": { get: { operationId: "a", responses: replies } } };
    const files = { "shop.json": JSON.stringify({ openapi: "3.1.0", info, paths }), "my parts.yaml": "Item: {}\n" };
    await using here = await project({ ...files, "other.yaml": "" });
    await using server = await here.open();
    const read = async (path: string) => (await fetch(`${server.url}${path}`)).text();
    expect(await read("/openapi.json")).toBe(files["shop.json"]);
    expect(await read("/shop.json")).toBe(files["shop.json"]);
    expect(await read("/my%20parts.yaml")).toBe(files["my parts.yaml"]);
    expect((await fetch(`${server.url}/other.yaml`)).status).toBe(404);
    appendFileSync(join(here.folder, "my parts.yaml"), "# changed");
    await expect(here.open()).rejects.toThrow("Since the code was generated, my parts.yaml has changed. Run: make");
  });

  it.each(["/openapi.json", "/{file}"])("gives way to an operation at %s", async (path) => {
    const parameters =
      path === "/{file}" ? [{ name: "file", in: "path", required: true, schema: { type: "string" } }] : [];
    const content = { "text/plain": {} };
    const replies = { "200": { description: "OK", content } };
    const paths = { [path]: { get: { operationId: "a", parameters, responses: replies } } };
    await using here = await project({ "shop.json": JSON.stringify({ openapi: "3.1.0", info, paths }) });
    await using server = await here.open();
    expect(await (await fetch(`${server.url}/openapi.json`)).text()).toBe("an operation");
  });

  it("is served only if it is given", async () => {
    await using here = await project({ "shop.json": shop });
    const handlers = { a: () => ({ status: 200 }) };
    await using server = await serve({ generated: here.generated, handlers, port: 0, stopSignals: false });
    expect((await fetch(`${server.url}/openapi.json`)).status).toBe(404);
  });
});

describe("a service refuses to start", () => {
  it("when its specification has changed since the code was generated", async () => {
    await using here = await project({ "shop.json": shop });
    writeFileSync(here.spec, readFileSync(here.spec, "utf8").replace("Shop", "Store"));
    await expect(here.open()).rejects.toThrow("Since the code was generated, shop.json has changed. Run: make");
  });

  it("when its specification cannot be found", async () => {
    await using here = await project({ "shop.json": shop });
    const spec = join(here.folder, "store.json");
    await expect(here.open({ spec })).rejects.toThrow(`The specification ${spec} cannot be read.`);
  });

  it("when the generated code does not say what it was generated from", async () => {
    await using here = await project({ "shop.json": shop });
    const { fingerprint: _, ...generated } = here.generated;
    await expect(here.open({ generated })).rejects.toThrow("Generate it again.");
  });
});
