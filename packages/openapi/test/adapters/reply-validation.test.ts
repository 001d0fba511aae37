import { describe, expect, it } from "vitest";
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
