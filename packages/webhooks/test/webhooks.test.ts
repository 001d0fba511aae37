import { describe, expect, it, vi } from "vitest";
import { Webhooks } from "../src/receiver/webhooks.ts";
import { PUSH, SECRET, signatureOf } from "./support/deliveries.ts";

const names = ["sign", "verify", "on", "onAny", "onError", "removeListener", "receive", "verifyAndReceive"];

const signed = (secret: string) => ({ id: "1", name: "push", payload: PUSH, signature: signatureOf(PUSH, secret) });

describe("new Webhooks", () => {
  it("has exactly eight own properties, all of them functions", () => {
    const webhooks = new Webhooks({ secret: SECRET });
    expect(Object.getOwnPropertyNames(webhooks).sort()).toEqual([...names].sort());
    for (const value of Object.values(webhooks)) expect(value).toBeTypeOf("function");
  });

  it("has functions that work without this", async () => {
    const { sign, verify, on, onAny, onError, removeListener, receive, verifyAndReceive } = new Webhooks({
      secret: SECRET,
    });
    const handle = vi.fn();
    on("push", handle);
    onAny(handle);
    onError(handle);
    removeListener("*", handle);
    await verifyAndReceive({ id: "1", name: "push", payload: PUSH, signature: await sign(PUSH) });
    await receive({ id: "1", name: "push", payload: JSON.parse(PUSH) });
    expect(await verify(PUSH, signatureOf(PUSH))).toBe(true);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it("completes its log, and exposes it", () => {
    const log = { warn: vi.fn() };
    const webhooks = new Webhooks({ secret: SECRET, log });
    expect(webhooks.log).toBe(log);
    webhooks.log.debug("silent");
    webhooks.on("unheard_of" as "push", () => undefined);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it("exposes its hooks", () => {
    const hooks = { observe: () => undefined };
    expect(new Webhooks({ secret: SECRET, hooks }).hooks).toBe(hooks);
    expect(new Webhooks({ secret: SECRET }).hooks).toEqual({});
  });
});

describe("sign and verify", () => {
  it("use the first secret", async () => {
    const webhooks = new Webhooks({ secret: "new", additionalSecrets: ["old"] });
    expect(await webhooks.sign(PUSH)).toBe(signatureOf(PUSH, "new"));
    expect(await webhooks.verify(PUSH, signatureOf(PUSH, "new"))).toBe(true);
    expect(await webhooks.verify(PUSH, signatureOf(PUSH, "old"))).toBe(false);
  });

  it("verify uses all secrets if configured", async () => {
    const webhooks = new Webhooks({ secret: "new", additionalSecrets: ["old"], verifyWithAllSecrets: true });
    const verdicts = ["new", "old", "older"].map((secret) => webhooks.verify(PUSH, signatureOf(PUSH, secret)));
    expect(await Promise.all(verdicts)).toEqual([true, true, false]);
  });

  it.each([undefined, "", {}, Buffer.from(PUSH)])("reject with a TypeError for the payload %s", async (payload) => {
    const webhooks = new Webhooks({ secret: SECRET });
    await expect(webhooks.sign(payload as never)).rejects.toThrow(TypeError);
    await expect(webhooks.verify(payload as never, signatureOf(PUSH))).rejects.toThrow(TypeError);
    await expect(webhooks.verify(PUSH, payload as never)).rejects.toThrow(TypeError);
  });
});

describe("secrets", () => {
  const wrong: [string, unknown, typeof Error][] = [
    ["no options", undefined, Error],
    ["no secret", {}, Error],
    ["the secret null", { secret: null }, Error],
    ["an empty secret", { secret: "" }, Error],
    ["a number", { secret: 7 }, TypeError],
    ["bytes", { secret: new Uint8Array([1]) }, TypeError],
    ["a list of secrets", { secret: ["a"] }, TypeError],
    ["an empty additional secret", { secret: "a", additionalSecrets: ["b", ""] }, Error],
    ["an additional secret that is missing", { secret: "a", additionalSecrets: [undefined] }, Error],
    ["a number as additional secret", { secret: "a", additionalSecrets: [7] }, TypeError],
    ["a string instead of the list", { secret: "a", additionalSecrets: "bc" }, TypeError],
  ];

  it.each(wrong)("are refused: %s", (_, options, kind) => {
    const make = (): unknown => new Webhooks(options as never);
    expect(make).toThrow(expect.objectContaining({ name: kind.name }));
    expect(make).toThrow(/secret/i);
  });

  it.each(["new", "old", "older"])("may all have signed a delivery: %s", async (secret) => {
    const webhooks = new Webhooks({ secret: "new", additionalSecrets: ["old", "older"] });
    await expect(webhooks.verifyAndReceive(signed(secret))).resolves.toBeUndefined();
  });

  it("are replaced atomically while the application runs", async () => {
    const webhooks = new Webhooks({ secret: "old", additionalSecrets: ["older"] });
    webhooks.replaceSecrets({ secret: "new", additionalSecrets: ["old"] });
    expect(await webhooks.sign(PUSH)).toBe(signatureOf(PUSH, "new"));
    const verdicts = ["new", "old", "older"].map((secret) =>
      webhooks.verifyAndReceive(signed(secret)).then(
        () => "taken",
        () => "refused",
      ),
    );
    expect(await Promise.all(verdicts)).toEqual(["taken", "taken", "refused"]);
    webhooks.replaceSecrets({ secret: "newer" });
    await expect(webhooks.verifyAndReceive(signed("new"))).rejects.toThrow(AggregateError);
  });

  it.each(wrong)("stay unchanged when the replacement is invalid: %s", async (_, options, kind) => {
    const webhooks = new Webhooks({ secret: "old", additionalSecrets: ["older"] });
    expect(() => webhooks.replaceSecrets(options as never)).toThrow(expect.objectContaining({ name: kind.name }));
    expect(await webhooks.sign(PUSH)).toBe(signatureOf(PUSH, "old"));
    await expect(webhooks.verifyAndReceive(signed("older"))).resolves.toBeUndefined();
  });

  it("are not affected by later changes to the list", async () => {
    const additionalSecrets = ["old"];
    const webhooks = new Webhooks({ secret: "new", additionalSecrets });
    additionalSecrets.push("planted");
    await expect(webhooks.verifyAndReceive(signed("planted"))).rejects.toThrow(AggregateError);
  });
});
