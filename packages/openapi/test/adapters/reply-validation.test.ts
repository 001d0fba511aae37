import { describe, expect, it } from "vitest";
import { notImplemented, Problem } from "../../src/handlers.ts";
import type { AnyHandler, Part } from "../../src/operation/handler.ts";
import { ReplyMismatch } from "../../src/runtime/reply-check.ts";
import { jsonOf, onEachAdapter, useShop } from "./shop.ts";

useShop();

const replying = (body: unknown) => ({ reply: () => ({ status: 200, body }) });
const wrong = replying([{ name: "axe" }, { nam: "hunter2" }, { name: 7 }]);
const message =
  "reply replied 200 with application/json that differs from the specification: /1 lacks name; /2/name must be string.";

onEachAdapter(({ open }) => {
  describe("a reply that differs from the specification", () => {
    it("is sent unchanged unless replies are validated", async () => {
      await using shop = await open({ handlers: wrong });
      expect([(await shop.send("/replies/1")).status, shop.errors]).toEqual([200, []]);
    });

    it("is replaced by 500 and reported, with locations but no values", async () => {
      await using shop = await open({ handlers: wrong, validateReplies: "error" });
      const response = await shop.send("/replies/1");
      expect([response.status, (await jsonOf(response)).code]).toEqual([500, "internal"]);
      expect(shop.errors).toEqual([expect.any(ReplyMismatch)]);
      expect(shop.errors).toEqual([expect.objectContaining({ message })]);
      expect(Object.keys(shop.errors[0] as Error)).toEqual(["name"]);
    });

    it("is reported and sent if replies are only logged", async () => {
      await using shop = await open({ handlers: wrong, validateReplies: "log" });
      const response = await shop.send("/replies/1");
      expect([response.status, await response.json()]).toEqual([
        200,
        [{ name: "axe" }, { nam: "hunter2" }, { name: 7 }],
      ]);
      expect(shop.errors).toEqual([expect.objectContaining({ message })]);
    });

    it("may also be a reply without the body that the specification requires", async () => {
      await using shop = await open({ handlers: replying(undefined), validateReplies: "error" });
      expect((await shop.send("/replies/1")).status).toBe(500);
      expect(shop.errors).toEqual([
        expect.objectContaining({ message: "reply replied 200 without the application/json of the specification." }),
      ]);
    });
  });

  describe("a problem whose status the specification does not list", () => {
    const throwing = () => {
      throw new Problem("not_found");
    };
    const text = "getShop threw the problem not_found, whose status 404 the specification does not list.";

    it.each([
      ["off", 404, []],
      ["log", 404, [text]],
      ["error", 500, [text]],
    ] as const)(
      "is handled as a wrong reply, with validateReplies %s: %i",
      async (validateReplies, status, reports) => {
        await using shop = await open({ handlers: { getShop: throwing }, validateReplies });
        const response = await shop.send("/shops/1");
        expect([response.status, (await jsonOf(response)).code]).toEqual([
          status,
          status === 500 ? "internal" : "not_found",
        ]);
        expect(shop.errors).toEqual(
          reports.map((message) => expect.objectContaining({ name: "ReplyMismatch", message })),
        );
        expect(shop.exchanges).toMatchObject([{ operationId: "getShop", status }]);
      },
    );

    it("may have the status from the handler", async () => {
      const getShop = () => {
        throw new Problem("not_found", undefined, { status: 410 });
      };
      await using shop = await open({ handlers: { getShop }, validateReplies: "error" });
      expect((await shop.send("/shops/1")).status).toBe(500);
      expect(shop.errors).toEqual([expect.objectContaining({ message: text.replace("404", "410") })]);
    });

    it("is none if a range lists it", async () => {
      await using shop = await open({ handlers: { reply: throwing }, validateReplies: "error" });
      expect([(await shop.send("/replies/1")).status, shop.errors]).toEqual([404, []]);
    });

    it.each<[string, string, RequestInit, number]>([
      ["invalid", "/replies/x", {}, 400],
      ["without credentials", "/secrets/header", {}, 401],
      ["of an unknown path", "/none", {}, 404],
      ["of another method", "/shops/1", { method: "PATCH" }, 405],
      ["of another type", "/items", { method: "POST", body: "a", headers: { "content-type": "image/png" } }, 415],
      ["not handled yet", "/unwritten", {}, 501],
    ])("is none if the pipeline refuses a request: %s", async (_, path, init, status) => {
      await using shop = await open({
        handlers: { unwritten: () => notImplemented() },
        validateReplies: "error",
      });
      expect([(await shop.send(path, init)).status, shop.errors]).toEqual([status, []]);
    });

    it("is none if a body cannot be read on", async () => {
      const takeParts: AnyHandler = async ({ body }) => {
        for await (const part of body as AsyncIterable<Part>) for await (const _ of part.bytes);
        return { status: 200, body: "read" };
      };
      await using shop = await open({ handlers: { takeParts }, validateReplies: "error" });
      const body = new FormData();
      body.append("small", new Blob(["longer than that"]));
      expect([(await shop.send("/parts", { method: "POST", body })).status, shop.errors]).toEqual([413, []]);
    });
  });

  it("a status that never has a body needs none, even if the specification gives its range one", async () => {
    await using shop = await open({ handlers: { reply: () => ({ status: 204 }) }, validateReplies: "error" });
    expect([(await shop.send("/replies/1")).status, shop.errors]).toEqual([204, []]);
  });

  it("a reply is validated as it is on the wire, and not modified", async () => {
    const item = { name: { toJSON: () => "axe" }, extra: undefined };
    await using shop = await open({ handlers: replying([item]), validateReplies: "error" });
    const response = await shop.send("/replies/1");
    expect([response.status, await response.text(), shop.errors]).toEqual([200, '[{"name":"axe"}]', []]);
    expect(Object.keys(item)).toEqual(["name", "extra"]);
  });

  it.each(["/items/7", "/replies/202", "/replies/404", "/cookies", "/files/a.bin", "/streams/events", "/items/newest"])(
    "the reply of %s matches the specification",
    async (path) => {
      await using shop = await open({ validateReplies: "error" });
      const response = await shop.send(path);
      await response.arrayBuffer();
      expect([response.status < 500, shop.errors]).toEqual([true, []]);
    },
  );
});
