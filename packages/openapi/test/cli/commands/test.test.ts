import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { greeting, world } from "../support.ts";

const shop = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [orders]
      parameters:
        - { name: state, in: query, schema: { type: string, enum: [open, sent] }, examples: { open: { value: open }, sent: { value: sent } } }
        - { name: x-shop, in: header, required: true, schema: { type: string, default: main } }
        - { name: page, in: query, schema: { type: integer } }
      responses:
        "200":
          description: Orders.
          content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Order" } } } }
    post:
      operationId: addOrder
      tags: [orders]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
      responses: { "201": { description: Added. } }
  /orders/{code}:
    get:
      operationId: getOrder
      tags: [orders]
      parameters: [{ name: code, in: path, required: true, schema: { type: string, pattern: "^(?=.*7)[A-Z]{3}-[0-9]{5}$" } }]
      responses: { "4XX": { description: None. } }
  /forms:
    post:
      operationId: sendForm
      requestBody:
        required: true
        content: { text/plain: { schema: { type: string }, example: "a=1" } }
      responses: { "204": { description: Taken. } }
components:
  schemas:
    Order:
      type: object
      required: [item, count, secret]
      properties: { item: { type: string, example: pen }, count: { type: integer, minimum: 1 }, secret: { type: string, writeOnly: true } }
`;

type Service = AsyncDisposable & Readonly<{ url: string; requests: { request: IncomingMessage; body: string }[] }>;

async function service(answer: RequestListener): Promise<Service> {
  const requests: Service["requests"] = [];
  const server = createServer(async (request, response) => {
    requests.push({ request, body: await textOf(request) });
    answer(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const json =
  (status: number, body: string, type = "application/json; charset=utf-8"): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": type }).end(body);

describe("segmark test", () => {
  it("sends what stands in the query of a path", async () => {
    await using here = world();
    await using runner = await service(json(204, ""));
    here.write(
      "openapi.yaml",
      `openapi: 3.1.0
info: { title: Jobs, version: "1" }
paths:
  /jobs/{id}?action=start:
    post:
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, example: a } }
        - { name: action, in: query, schema: { type: string, example: stop } }
        - { name: force, in: query, required: true, schema: { const: true } }
      responses: { "204": { description: Started. } }
`,
    );
    await here.segmark("test", "--url", runner.url, "--unsafe");
    expect(runner.requests.map(({ request }) => request.url)).toEqual(["/jobs/a?action=start&force=true"]);
  });

  it("sends the examples and confirms that a service conforms to the document", async () => {
    await using here = world();
    await using greeter = await service(json(200, '{"text":"Hello."}'));
    here.write("openapi.yaml", greeting);
    expect(await here.segmark("test", "--url", greeter.url)).toEqual({
      status: 0,
      out: `OPERATION    REQUEST             STATUS  VERDICT
getGreeting  GET /greetings/Ada  200     ok

1 ok, 0 failed, 0 not sent.
`,
      err: "",
    });
  });

  it.each([
    ["an undeclared status", json(404, "{}"), "404     failed: the status 404 is not declared"],
    ["an undeclared media type", json(200, "<p>", "text/html"), "failed: the media type text/html is not declared"],
    ["a body that is not JSON", json(200, "{"), "failed: the body is not JSON"],
    ["a wrong body", json(200, '{"text":1}'), "failed: the body does not fit its schema: /text must be string"],
    ["an empty body", json(200, ""), "failed: the body is empty"],
    ["a failure", json(503, "{}"), "503     failed: the status 503 is not declared"],
  ] satisfies [string, RequestListener, string][])("fails for %s", async (_, answer, text) => {
    await using here = world();
    await using greeter = await service(answer);
    here.write("openapi.yaml", greeting);
    const { status, out, err } = await here.segmark("test", "--url", greeter.url);
    expect([status, err]).toEqual([1, "The service does not match the document.\n"]);
    expect(out).toContain(text);
  });

  it("says so when nothing answers", async () => {
    await using here = world();
    await using greeter = await service((_, response) => void response.destroy());
    here.write("openapi.yaml", greeting);
    const { status, out, err } = await here.segmark("test", "--url", greeter.url);
    expect([status, err]).toEqual([1, `The service does not match the document. Nothing answers at ${greeter.url}.\n`]);
    expect(out).toContain("-       failed: ");
  });

  it("gives the address with the base path when all is missing at one without", async () => {
    await using here = world();
    await using greeter = await service(json(404, "{}"));
    here.write("openapi.yaml", greeting.replace("paths:", "servers: [{ url: https://example.com/v1 }]\npaths:"));
    const { err } = await here.segmark("test", "--url", greeter.url);
    expect(err).toBe(
      `The service does not match the document. Its operations may be below /v1, the path of its first server: --url ${greeter.url}/v1\n`,
    );
    expect((await here.segmark("test", "--url", `${greeter.url}/v1`)).err).toBe(
      "The service does not match the document.\n",
    );
    expect(greeter.requests.map(({ request }) => request.url)).toEqual(["/greetings/Ada", "/v1/greetings/Ada"]);
  });

  it("treats a declared 5xx as a failure unless --allow-5xx is given", async () => {
    await using here = world();
    await using greeter = await service(json(500, "{}"));
    here.write("openapi.yaml", greeting.replace('"200":', "default:").replace(/required: \[text\], /, ""));
    const args = ["test", "--url", greeter.url];
    expect((await here.segmark(...args)).out).toContain("failed: the service failed");
    expect(await here.segmark(...args, "--allow-5xx")).toMatchObject({ status: 0, err: "" });
  });

  it("gives up on a reply that does not arrive in time", async () => {
    await using here = world();
    await using greeter = await service(() => {});
    here.write("openapi.yaml", greeting);
    const { status, out } = await here.segmark("test", "--url", greeter.url, "--timeout", "1");
    expect([status, out]).toEqual([1, expect.stringContaining("failed: no reply within 1 s")]);
  });

  it("sends each named example, and only requests with safe methods", async () => {
    await using here = world();
    await using orders = await service(json(200, '[{"item":"pen","count":1}]'));
    here.write("shop.yaml", shop);
    const { status, out } = await here.segmark("test", "--spec", "shop.yaml", "--url", `${orders.url}/v1/`);
    expect(status).toBe(0);
    expect(orders.requests.map(({ request }) => `${request.method} ${request.url}`).sort()).toEqual([
      "GET /v1/orders?state=open",
      "GET /v1/orders?state=sent",
    ]);
    expect(orders.requests[0]?.request.headers["x-shop"]).toBe("main");
    expect(out).toContain("not sent: the path parameter code has no valid example: must match pattern");
    expect(out).toMatch(
      /\n2 ok, 0 failed, 1 not sent. 2 operations may change something and were skipped: see --unsafe.\n$/,
    );
  });

  it("--unsafe sends bodies, made from the document in the form it declares", async () => {
    await using here = world();
    await using orders = await service((request, response) => {
      response.writeHead(request.url === "/forms" ? 204 : 201).end();
    });
    here.write("shop.yaml", shop);
    const args = ["--spec", "shop.yaml", "--url", orders.url, "--unsafe", "--only", "addOrder", "--only", "/forms"];
    expect(await here.segmark("test", ...args)).toMatchObject({ status: 0 });
    const sent = orders.requests.map(({ request, body }) => [request.url, request.headers["content-type"], body]);
    expect(sent.sort()).toEqual([
      ["/forms", "text/plain", "a=1"],
      ["/orders", "application/json", '{"item":"pen","count":1,"secret":"example"}'],
    ]);
  });

  it("--unsafe sends one request at a time, in the order of the document", async () => {
    await using here = world();
    let open = 0;
    const most: number[] = [];
    await using orders = await service((_, response) => {
      most.push(++open);
      // Others would arrive before the answer.
      setImmediate(() =>
        setImmediate(() => {
          open--;
          response.writeHead(204).end();
        }),
      );
    });
    here.write("shop.yaml", shop);
    await here.segmark("test", "--spec", "shop.yaml", "--url", orders.url, "--unsafe", "--skip", "getOrder");
    expect(most).toEqual([1, 1, 1, 1]);
    const sent = orders.requests.map(({ request }) => `${request.method} ${request.url}`);
    expect(sent).toEqual(["GET /orders?state=open", "GET /orders?state=sent", "POST /orders", "POST /forms"]);
  });

  it("reports requests that cannot be sent, and generates values that have no example", async () => {
    await using here = world();
    await using taker = await service((_, response) => void response.writeHead(204).end());
    const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });
    const query = (name: string, schema: object) => ({ name, in: "query", required: true, schema });
    const responses = { "204": { description: "Taken.", content: { "application/json": {} } } };
    const text = { type: "string" };
    const paths = {
      "/lists": { get: { parameters: [query("ids", { type: "array", items: text })], responses } },
      "/patterns": { get: { parameters: [query("code", { ...text, pattern: "^[\\w\\-\\:]{2}$" })], responses } },
      "/bodies": { get: { requestBody: json({}), responses } },
      "/texts": {
        post: {
          requestBody: {
            ...json({ properties: { a: {} } }),
            content: { "application/json": { schema: { properties: { a: {} } }, example: "text" } },
          },
          responses,
        },
      },
    };
    here.write("openapi.json", JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths }));
    const { out } = await here.segmark("test", "--url", taker.url, "--unsafe");
    expect(taker.requests.map(({ request }) => request.url).sort()).toEqual([
      "/lists?ids=example",
      "/patterns?code=aa",
    ]);
    expect(out).toContain("not sent: a body cannot be sent with GET");
    expect(out).toContain("not sent: the body has no valid example: must be object");
    expect(out).toContain("2 ok, 0 failed, 2 not sent.");
  });

  it("sends headers given by the caller, and never prints them", async () => {
    await using here = world();
    await using greeter = await service(json(200, "{}"));
    here.write("openapi.yaml", greeting);
    const header = "Authorization: Bearer hidden-secret";
    const { out, err } = await here.segmark("test", "--url", greeter.url, "--header", header);
    expect(greeter.requests[0]?.request.headers.authorization).toBe("Bearer hidden-secret");
    expect(out + err).not.toContain("hidden-secret");
    const refused = await here.segmark("test", "--url", greeter.url, "--header", "hidden-secret");
    expect(refused).toEqual({ status: 2, out: "", err: '--header: expected a line such as "Name: value".\n' });
  });

  it.each(["http://hidden:secret@127.0.0.1:1", "http://127.0.0.1:1/?token=secret", "http://127.0.0.1:1/#secret"])(
    "refuses the address %s, and does not print it",
    async (url) => {
      await using here = world();
      here.write("openapi.yaml", greeting);
      expect(await here.segmark("test", "--url", url)).toEqual({
        status: 2,
        out: "",
        err: '--url: expected an address without user, query and fragment. Send secrets with --header, such as "Authorization: Basic …".\n',
      });
    },
  );

  it.each([
    [["--url", "localhost"], "--url: expected an address such as"],
    [["--concurrency", "0"], "--concurrency 0: expected a whole number from 1 to 100."],
    [["--spec", "none.yaml"], "There is no file none.yaml."],
  ])("called with %j exits with 2", async (args, text) => {
    await using here = world();
    here.write("openapi.yaml", greeting);
    const all = ["test", ...(args.includes("--url") ? [] : ["--url", "http://127.0.0.1:1"]), ...args];
    expect(await here.segmark(...all)).toEqual({ status: 2, out: "", err: expect.stringContaining(text) });
  });

  it("selects as generate does: operations not selected may be invalid, and a pattern that matches nothing is reported", async () => {
    await using here = world();
    await using orders = await service(json(201, ""));
    here.write("shop.yaml", shop.replace("name: page, in: query", "name: page, in: body"));
    const test = ["test", "--spec", "shop.yaml", "--url", orders.url];
    expect((await here.segmark(...test, "--skip", "listOrders", "--skip", "sendForm", "--unsafe")).out).toContain(
      "1 ok",
    );
    expect(await here.segmark(...test, "--only", "listOrder")).toEqual({
      status: 1,
      out: "",
      err: expect.stringContaining('"listOrder" is not an operationId, tag or path. Near: listOrders'),
    });
  });

  it("reads documents that span several files", async () => {
    await using here = world();
    await using greeter = await service(json(200, '{"text":"Hello."}'));
    const [head = "", schemas = ""] = greeting.split("components:");
    here.write("common.yaml", `components:${schemas}`);
    here.write("openapi.yaml", head.replaceAll('"#/components', '"common.yaml#/components'));
    expect((await here.segmark("test", "--url", greeter.url)).out).toContain("1 ok");
  });

  it("selects by tag and pattern, and fails when nothing was sent", async () => {
    await using here = world();
    await using orders = await service(json(200, "[]"));
    here.write("shop.yaml", shop);
    const test = ["test", "--spec", "shop.yaml", "--url", orders.url];
    expect((await here.segmark(...test, "--only", "orders", "--skip", "/orders/*")).out).toContain(
      "2 ok, 0 failed, 0 not",
    );
    expect(await here.segmark(...test, "--only", "get*")).toMatchObject({
      status: 1,
      err: "Nothing was sent, so nothing was tested.\n",
    });
  });
});
