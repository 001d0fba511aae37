import { describe, expect, it } from "vitest";
import { modelOf } from "../codegen/support.ts";

const ok = { "204": { description: "Taken." } };
const post = (more: object = {}) => ({ post: { responses: ok, ...more } });
const operation = (operationId: string, callbacks: object, more: object = {}) => ({
  post: { operationId, responses: ok, callbacks, ...more },
});
const document = (more: object): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "Shop", version: "1" }, paths: {}, ...more });
type Kind = "webhooks" | "callbacks";
const read = (more: object, outgoing: Kind, options: object = {}) =>
  modelOf(document(more), "a.json", { outgoing, ...options });
const namesOf = (more: object, outgoing: Kind, options: object = {}) =>
  read(more, outgoing, options).operations.map(({ operationId, method, path }) => `${operationId} ${method} ${path}`);

describe("a webhook", () => {
  it.each([
    ["its key", { newPet: post() }, ["newPet post /newPet"]],
    ["its operationId", { newPet: post({ operationId: "petAdded" }) }, ["petAdded post /newPet"]],
    ["its key, whatever characters it has", { "a b/c?{d}": post() }, ["a b/c?{d} post /a%20b/c%3F%7Bd%7D"]],
    [
      "its method too, if there are several",
      { pet: { ...post(), put: { responses: ok } } },
      ["putPet put /pet", "postPet post /pet"],
    ],
  ])("is named after %s", (_, webhooks, names) => {
    expect(namesOf({ webhooks }, "webhooks")).toEqual(names);
  });

  it("may be a reference to a path item", () => {
    const components = { pathItems: { Pet: post() } };
    expect(namesOf({ webhooks: { pet: { $ref: "#/components/pathItems/Pet" } }, components }, "webhooks")).toEqual([
      "pet post /pet",
    ]);
  });

  it("has neither the servers nor the security of the service, and its own security", () => {
    const more = {
      servers: [{ url: "https://a.example/v1" }],
      security: [{ key: [] }],
      webhooks: { one: post(), two: post({ security: [{ key: [] }] }) },
      components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
    };
    const { basePath, operations } = read(more, "webhooks");
    expect([basePath, operations.map(({ security }) => security)]).toEqual(["", [[], [{ key: [] }]]]);
  });
});

describe("a callback", () => {
  const callback = { "{$request.body#/url}": post() };
  it("is named after its key", () => {
    expect(namesOf({ paths: { "/a": operation("buy", { onPaid: callback }) } }, "callbacks")).toEqual([
      "onPaid post /onPaid",
    ]);
  });

  it("has the name of its operation in front, where several have its key", () => {
    const paths = {
      "/a": operation("buy", { onPaid: callback }),
      "/b": operation("rent", { onPaid: callback, onEnd: callback }),
    };
    expect(namesOf({ paths }, "callbacks")).toEqual([
      "buyOnPaid post /buyOnPaid",
      "rentOnPaid post /rentOnPaid",
      "onEnd post /onEnd",
    ]);
  });

  it("is one, where several operations refer to it", () => {
    const shared = { onPaid: { $ref: "#/components/callbacks/Paid" } };
    const paths = { "/a": operation("buy", shared), "/b": operation("rent", shared) };
    expect(namesOf({ paths, components: { callbacks: { Paid: callback } } }, "callbacks")).toEqual([
      "onPaid post /onPaid",
    ]);
  });
});

describe("what is wrong in something outgoing", () => {
  const wrong = post({ requestBody: { content: { "application/json": { schema: { type: "money" } } } } });
  const place = "post/requestBody/content/application~1json/schema/type";
  it.each([
    ["a webhook", { webhooks: { a: wrong } }, "webhooks", `#/webhooks/a/${place}`],
    [
      "a callback of an operation whose path is its name",
      { paths: { "/a": operation("buy", { a: { "{$url}": wrong } }) } },
      "callbacks",
      `#/paths/~1a/post/callbacks/a/{$url}/${place}`,
    ],
    [
      "a component",
      { webhooks: { a: { $ref: "#/components/pathItems/A" } }, components: { pathItems: { A: wrong } } },
      "webhooks",
      `#/components/pathItems/A/${place}`,
    ],
  ] as const)("is refused where %s has it, and not in the service", (_, more, kind, pointer) => {
    const refused = expect.objectContaining({
      refusals: [
        expect.objectContaining({ pointer, reason: '"money" is not a type of JSON Schema.', operations: ["a"] }),
      ],
    });
    expect(() => read(more, kind)).toThrow(refused);
    if (kind === "callbacks") expect(modelOf(document(more), "a.json").operations).toHaveLength(1);
  });
});

describe("a part of a document", () => {
  const more = {
    paths: {
      "/a": operation("buy", { onPaid: { "{$url}": post() } }, { tags: ["shop"] }),
      "/b": operation("rent", { onEnd: { "{$url}": post() } }),
    },
    webhooks: { opened: post(), closed: post({ tags: ["shop"] }) },
  };
  it.each([
    [{ only: ["opened"] }, ["opened"], []],
    [{ only: ["shop"] }, ["closed"], ["onPaid"]],
    [{ only: ["rent"] }, [], ["onEnd"]],
    [{ only: ["on*"] }, [], ["onPaid", "onEnd"]],
    [{ skip: ["rent", "closed"] }, ["opened"], ["onPaid"]],
    [{ skip: ["onPaid"] }, ["opened", "closed"], ["onEnd"]],
  ])("%j has these webhooks and callbacks", (options, webhooks, callbacks) => {
    const ids = (kind: Kind) => read(more, kind, options).operations.map(({ operationId }) => operationId);
    expect([ids("webhooks"), ids("callbacks")]).toEqual([webhooks, callbacks]);
    const { outgoing } = modelOf(document(more), "a.json", options);
    expect(outgoing).toEqual([
      ...(webhooks.length > 0 ? ["webhooks"] : []),
      ...(callbacks.length > 0 ? ["callbacks"] : []),
    ]);
  });

  it("is refused for a name that nothing has", () => {
    expect(() => modelOf(document(more), "a.json", { only: ["openend"] })).toThrow("Near: opened");
  });
});
