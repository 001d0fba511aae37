import { describe, expect, it, vi } from "vitest";
import { validatePayloads } from "../../src/delivery/payload-check.ts";
import type { EmitterWebhookEvent } from "../../src/events/event-types.ts";
import type { Hooks, Observation } from "../../src/observability/hooks.ts";
import { Webhooks } from "../../src/receiver/webhooks.ts";
import { SECRET, signatureOf } from "../support/deliveries.ts";

const opened = JSON.stringify({ action: "opened" });
const event = { id: "1", name: "issues", payload: { action: "opened" } } as unknown as EmitterWebhookEvent;
const signed = (payload = opened, name = "issues") => ({ id: "1", name, payload, signature: signatureOf(payload) });

const settled = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

function world(hooks: Hooks = {}) {
  const seen: Observation[] = [];
  const log = { warn: vi.fn(), error: vi.fn() };
  const observe = (observation: Observation): void => void seen.push(observation);
  const webhooks = new Webhooks({
    secret: "new",
    additionalSecrets: ["other", SECRET],
    validate: validatePayloads,
    log,
    hooks: { observe, ...hooks },
  });
  return { webhooks, seen, log };
}

const milliseconds = expect.any(Number);

describe("observe", () => {
  it("reports which secret matched, and that the delivery was handled", async () => {
    const { webhooks, seen } = world();
    webhooks.on("unheard_of" as "push", () => undefined);
    webhooks.onAny(() => undefined);
    await webhooks.verifyAndReceive(signed('{"action":"done"}', "unheard_of"));
    expect(seen).toEqual([
      { type: "verified", id: "1", name: "unheard_of", secret: 2 },
      { type: "handled", id: "1", name: "unheard_of", action: "done", handlers: 2, milliseconds },
    ]);
  });

  it("counts a delivery without handlers", async () => {
    const { webhooks, seen } = world();
    await webhooks.receive(event);
    expect(seen).toEqual([{ type: "handled", id: "1", name: "issues", action: "opened", handlers: 0, milliseconds }]);
  });

  it("reports how many handlers failed", async () => {
    const { webhooks, seen } = world();
    for (const message of ["one", "two"]) webhooks.onAny(() => Promise.reject(new Error(message)));
    webhooks.onAny(() => undefined);
    await settled(webhooks.receive(event));
    expect(seen).toEqual([
      { type: "failed", id: "1", name: "issues", action: "opened", handlers: 3, failures: 2, milliseconds },
    ]);
  });

  it.each([
    ["signature", { ...signed(), signature: signatureOf("{}") }],
    ["signature", { ...signed(), signature: "" }],
    ["json", signed("{")],
    ["payload", signed("[]")],
    ["payload", signed("{}")],
  ])("reports why a delivery was refused: %s", async (reason, delivery) => {
    const { webhooks, seen } = world();
    await settled(webhooks.verifyAndParse(delivery));
    expect(seen.filter(({ type }) => type !== "verified")).toEqual([
      { type: "refused", id: "1", name: "issues", reason },
    ]);
  });

  it("never gets a payload or a secret", async () => {
    const { webhooks, seen } = world();
    const text = '{"action":"deleted","text":"private"}';
    await settled(webhooks.verifyAndReceive(signed(text)));
    await webhooks.verifyAndReceive(signed(text, "unheard_of"));
    expect(seen.length).toBeGreaterThan(3);
    expect(JSON.stringify(seen)).not.toMatch(/private|sha256=|only tests know/);
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("no room");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no room"))],
  ])("has no effect on the delivery when it %s: that is logged", async (_, observe) => {
    const logged = Promise.withResolvers<unknown[]>();
    const webhooks = new Webhooks({
      secret: SECRET,
      hooks: { observe },
      log: { error: (...data) => logged.resolve(data) },
    });
    const handle = vi.fn();
    webhooks.onAny(handle);
    await webhooks.verifyAndReceive(signed());
    expect(handle).toHaveBeenCalledTimes(1);
    expect(await logged.promise).toContainEqual(new Error("no room"));
  });
});

describe("trace", () => {
  it("runs around all handlers of a delivery, once", async () => {
    const steps: unknown[] = [];
    const { webhooks } = world({
      trace: async (about, next) => {
        steps.push(about);
        await next();
        steps.push("end");
      },
    });
    for (const name of ["one", "two"]) webhooks.onAny(() => void steps.push(name));
    await webhooks.receive(event);
    expect(steps).toEqual([{ id: "1", name: "issues", action: "opened" }, "one", "two", "end"]);
  });

  it("gets the failure of the delivery from next, and may pass it on without a line in the log", async () => {
    const ends: unknown[] = [];
    const { webhooks, log } = world({
      trace: async (_, next) => {
        try {
          await next();
        } catch (error) {
          ends.push(error);
          throw error;
        }
      },
    });
    webhooks.onAny(() => Promise.reject(new Error("boom")));
    const error = await settled(webhooks.receive(event));
    expect(ends).toEqual([error]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it("does not run for a delivery without handlers", async () => {
    const trace = vi.fn();
    await world({ trace }).webhooks.receive(event);
    expect(trace).not.toHaveBeenCalled();
  });

  it.each([
    [
      "throws before next",
      () => {
        throw new Error("no span");
      },
    ],
    ["rejects before next", () => Promise.reject(new Error("no span"))],
    [
      "rejects after next",
      async (_: unknown, next: () => Promise<void>) => {
        await next();
        throw new Error("no span");
      },
    ],
  ])("has no effect on the delivery when it %s: that is logged", async (_, trace) => {
    const { webhooks, log } = world({ trace });
    const logged = new Promise((resolve) => log.error.mockImplementation((...data) => resolve(data)));
    const handle = vi.fn();
    webhooks.onAny(handle);
    await webhooks.receive(event);
    expect(handle).toHaveBeenCalledTimes(1);
    expect(await logged).toContainEqual(new Error("no span"));
  });

  it.each<[string, NonNullable<Hooks["trace"]>]>([
    ["never calls next", async () => undefined],
    ["never settles", () => new Promise(() => undefined)],
    [
      "calls next twice",
      async (_, next) => {
        await Promise.all([next(), next()]);
      },
    ],
    ["swallows failures", (_, next) => next().catch(() => undefined)],
  ])("does not change the result of the delivery when it %s", async (_, trace) => {
    const { webhooks } = world({ trace });
    const handle = vi.fn(() => Promise.reject(new Error("boom")));
    webhooks.onAny(handle);
    await expect(webhooks.receive(event)).rejects.toThrow("boom");
    expect(handle).toHaveBeenCalledTimes(1);
  });
});
