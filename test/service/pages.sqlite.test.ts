import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createPageFiles } from "@segmark/migrator/internal/server/pages/page-files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rootFolder } from "../support/documents.ts";
import { asOperator } from "../support/operator.ts";
import { scratchFolder } from "../support/outages.ts";
import { type World, world } from "../support/world.ts";

type Received = Readonly<{ status: number; headers: Readonly<Record<string, string>>; bytes: Buffer }>;

/** One request, its path sent as it is: `fetch` would resolve dot segments and decompress. */
const receive = (base: string, method: string, path: string, headers: Record<string, string> = {}): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject).end();
  });

const security = {
  "content-security-policy": expect.stringMatching(/^default-src 'none'; script-src 'self'; style-src 'self';/),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

let w: World;
let script = "";
beforeAll(async () => {
  w = await world({ env: { METRICS: "public" } });
  const { bytes } = await receive(w.base, "GET", "/");
  script = /src="\.(\/assets\/[^"]+\.js)"/.exec(bytes.toString())?.[1] ?? "";
});
afterAll(() => w[Symbol.asyncDispose]());
const send = (method: string, path: string, headers?: Record<string, string>) => receive(w.base, method, path, headers);

describe("the pages", () => {
  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/docs", "text/html; charset=utf-8"],
    ["/DOCS?a=b", "text/html; charset=utf-8"],
    ["/icon.svg", "image/svg+xml"],
    ["/third-party.txt", "text/plain; charset=utf-8"],
  ])("%s is asked for each time, and says what a browser may do with it", async (path, type) => {
    const got = await send("GET", path);
    expect([got.status, got.headers["content-type"]]).toEqual([200, type]);
    expect(got.headers).toMatchObject({ ...security, "cache-control": "no-cache", vary: "accept-encoding" });
    const { status, headers, bytes } = await send("HEAD", path);
    expect([status, headers["content-length"], bytes.length]).toEqual([200, String(got.bytes.length), 0]);
  });

  it("what they load never changes", async () => {
    const { status, headers } = await send("GET", script);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...security,
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
    });
  });

  it("have no address of this machine, and none that begins with a slash", async () => {
    for (const path of ["/", "/docs"]) {
      const page = (await send("GET", path)).bytes.toString();
      const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
      expect(addresses.length).toBeGreaterThan(1);
      for (const address of addresses) expect(address).toMatch(/^\.\//);
    }
  });

  it("say nothing about the machine that built them", async () => {
    const folder = join(rootFolder, "web/dist");
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(html|js|css|txt)$/.test(name));
    expect(files.length).toBeGreaterThan(5);
    for (const name of files) expect(await readFile(join(folder, name), "utf8"), name).not.toContain(rootFolder);
  });

  it("/docs/ leads to /docs, also where the service is below another path", async () => {
    const { status, headers } = await send("GET", "/docs/");
    expect([status, headers["location"]]).toEqual([308, "../docs"]);
  });

  const plain = async (): Promise<Buffer> => (await send("GET", script)).bytes;
  it.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
  ])("with Accept-Encoding %s are sent as %s", async (accepted, encoding, decompress) => {
    const { headers, bytes } = await send("GET", script, { "accept-encoding": accepted });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
    expect(headers["content-length"]).toBe(String(bytes.length));
    expect(decompress(bytes).equals(await plain())).toBe(true);
  });
  it.each(["br;q=0", "identity", "", "no;such;q=thing", "deflate", `gzip, ${"a".repeat(2000)}`])(
    "with Accept-Encoding '%.20s' are sent plain",
    async (accepted) => {
      const { status, headers, bytes } = await send("GET", script, { "accept-encoding": accepted });
      expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
      expect(bytes.equals(await plain())).toBe(true);
    },
  );

  it.each(["br", "gzip", "identity"])("are not sent again to who has them, in %s", async (encoding) => {
    const accepted = { "accept-encoding": encoding };
    for (const path of ["/", script]) {
      const first = await send("GET", path, accepted);
      const again = await send("GET", path, { ...accepted, "if-none-match": String(first.headers["etag"]) });
      expect([again.status, again.bytes.length, again.headers["etag"]]).toEqual([304, 0, first.headers["etag"]]);
      expect(again.headers).toMatchObject(security);
      expect((await send("GET", path, { ...accepted, "if-none-match": '"another"' })).status).toBe(200);
    }
  });
  it("have another tag in each encoding", async () => {
    const tags = [];
    for (const encoding of ["br", "gzip", "identity"])
      tags.push((await send("GET", script, { "accept-encoding": encoding })).headers["etag"]);
    expect(new Set(tags).size).toBe(3);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("refuse %s", async (method) => {
    for (const path of ["/", "/docs", script]) {
      const { status, headers, bytes } = await send(method, path);
      expect([status, headers["allow"], bytes.toString()]).toEqual([
        405,
        "GET, HEAD, OPTIONS",
        "This path answers GET, HEAD, OPTIONS.",
      ]);
      expect(headers).toMatchObject(security);
    }
  });
  it("list their methods", async () => {
    const { status, headers } = await send("OPTIONS", "/");
    expect([status, headers["allow"]]).toEqual([200, "GET, HEAD, OPTIONS"]);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it.each([
    "/assets",
    "/assets/",
    "/assets/nothing.js",
    "/assets/../index.html",
    "/assets/../..",
    "/assets/%2e%2e/index.html",
    "/assets/%2e%2e%2findex.html",
    "/assets/..%5c..%5cpackage.json",
    "/assets/..\\index.html",
    "/assets/%00",
    "/assets/a%00.js",
    "/assets/index.html",
    "/assets/index.html.br",
    "/assets/.vite/manifest.json",
    "/.vite/manifest.json",
    "/manifest.json",
    "/index.html",
    "/docs.html",
    "/docs.html.br",
    "/docs/x",
    "//docs",
    "/./docs",
    "/icon.svg/",
    "/%69con.svg",
    `/assets/${"a".repeat(8000)}.js`,
    "/assets/constructor",
    "/__proto__",
  ])("%.60s is none of them", async (path) => {
    const { status, headers } = await send("GET", path);
    expect(status).toBe(404);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers).not.toHaveProperty("etag");
  });
  it("compressed files have no address of their own, and what is missing says what a browser may do", async () => {
    for (const path of [`${script}.br`, `${script}.gz`, "/assets/nothing.js"]) {
      const { status, headers } = await send("GET", path);
      expect(status).toBe(404);
      expect(headers).toMatchObject(security);
    }
  });

  it("are one operation for logs and metrics, whatever was asked for", async () => {
    for (const path of ["/", "/docs", script, "/assets/nothing.js"]) await send("GET", path);
    await send("POST", "/");
    const lines = w.lines.map((line) => JSON.parse(line)).filter(({ operationId }) => operationId === "pages");
    expect(lines.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404, 405]));
    const { bytes } = await send("GET", "/metrics", asOperator);
    expect(bytes.toString()).toMatch(/segmark_answers_total\{operation="pages",status="200",code=""\} \d+/);
    expect(bytes.toString()).not.toContain("assets");
  });
});

describe("a page of another origin", () => {
  const origin = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };

  it.each(["x-user-id", "authorization"])("may not send %s: browsers ask before, and are refused", async (name) => {
    const { headers } = await send("OPTIONS", "/api/segments", {
      ...origin,
      "access-control-request-method": "GET",
      "access-control-request-headers": name,
    });
    const allowed = String(headers["access-control-allow-headers"]).toLowerCase().split(", ");
    expect(allowed).toContain("content-type");
    expect(allowed).not.toContain(name);
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
  });

  it.each(["/metrics", "/migrations/status", "/admin/config"])("gets nothing from %s", async (path) => {
    await using closed = await world();
    const { status, headers } = await receive(closed.base, "GET", path, origin);
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("reads no page", async () => {
    expect((await send("GET", "/", origin)).headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("without pages", () => {
  it.each(["/", "/docs", "/icon.svg", "/assets/nothing.js"])("WEB=off: %s is an unknown path", async (path) => {
    await using off = await world({ env: { WEB: "off" } });
    const { status, bytes } = await receive(off.base, "GET", path);
    expect([status, bytes.toString()]).toEqual([404, `There is no path ${path} here.`]);
    expect((await off.send("GET", "/api/status")).status).toBe(200);
  });

  it("not built: the service works, and says how to build them", async () => {
    await using folder = await scratchFolder();
    await using unbuilt = await world({ pages: createPageFiles(`${folder.path}/dist`) });
    const { status, bytes } = await receive(unbuilt.base, "GET", "/");
    expect([status, bytes.toString()]).toEqual([
      404,
      "The pages are not built. `npm run build:web` in the folder of the service builds them.",
    ]);
    expect((await unbuilt.send("GET", "/api/status")).status).toBe(200);
    await mkdir(`${folder.path}/dist`);
    await writeFile(`${folder.path}/dist/index.html`, "built");
    expect((await receive(unbuilt.base, "GET", "/")).bytes.toString()).toBe("built");
  });
});
