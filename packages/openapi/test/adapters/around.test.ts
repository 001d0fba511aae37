import { expect, it } from "vitest";
import { Problem } from "../../src/handlers.ts";
import type { Around } from "../../src/runtime/around.ts";
import { jsonOf, onEachAdapter, useShop } from "./shop.ts";

useShop();

onEachAdapter(({ open }) => {
  it("around sees operation, tags and input, after the request has been checked", async () => {
    const calls: unknown[] = [];
    const around: Around = ({ operationId, tags, input }, next) => {
      calls.push([operationId, tags, input.path, input.security]);
      return next();
    };
    await using shop = await open({ around });
    expect((await shop.send("/items/7")).status).toBe(200);
    expect((await shop.send("/secrets/header", { headers: { "x-api-key": "k" } })).status).toBe(200);
    expect((await shop.send("/items/x")).status).toBe(400);
    expect((await shop.send("/secrets/header")).status).toBe(401);
    expect(calls).toEqual([
      ["getItem", ["untagged"], { id: 7 }, {}],
      ["byHeader", ["secrets", "keys"], {}, { headerKey: { name: "header" } }],
    ]);
  });

  it("around may change the reply, which is checked as that of a handler", async () => {
    const around: Around = async ({ operationId }, next) => {
      const reply = await next();
      return operationId === "reply" ? { ...reply, body: [{ nam: 1 }] } : { ...reply, headers: { "x-around": "1" } };
    };
    await using shop = await open({ around, validateReplies: "error" });
    expect((await shop.send("/shops/1")).headers.get("x-around")).toBe("1");
    expect((await shop.send("/replies/200")).status).toBe(500);
    expect(shop.errors).toEqual([expect.objectContaining({ name: "ReplyMismatch" })]);
  });

  it("around sees errors, and may replace them", async () => {
    const seen: unknown[] = [];
    const around: Around = async (_, next) => {
      try {
        return await next();
      } catch (error) {
        seen.push(error);
        throw new Problem("overloaded", undefined, { cause: error });
      }
    };
    const failure = new Error("deadlock");
    const getShop = () => {
      throw failure;
    };
    await using shop = await open({ around, handlers: { getShop } });
    const response = await shop.send("/shops/1");
    expect([response.status, (await jsonOf(response)).code, seen, shop.errors]).toEqual([
      503,
      "overloaded",
      [failure],
      [],
    ]);
  });

  it("around may call the handler again, or not at all", async () => {
    let attempts = 0;
    const getShop = () => {
      attempts += 1;
      if (attempts === 1) throw new Error("deadlock");
      return { status: 200, body: { attempts } };
    };
    const around: Around = ({ input }, next) =>
      input.request.method === "PUT" ? { status: 200, body: { attempts: 0 } } : next().catch(() => next());
    await using shop = await open({ around, handlers: { getShop } });
    expect(await (await shop.send("/shops/1")).json()).toEqual({ attempts: 2 });
    expect(await (await shop.send("/shops/1", { method: "PUT" })).json()).toEqual({ attempts: 0 });
  });

  it("around may give the handler services of its own", async () => {
    const around: Around = (_, next) => next({ name: "transaction" });
    const getShop = ((_: unknown, services: unknown) => ({ status: 200, body: services })) as never;
    await using shop = await open({ around, handlers: { getShop } });
    expect(await (await shop.send("/shops/1")).json()).toEqual({ name: "transaction" });
  });
});
