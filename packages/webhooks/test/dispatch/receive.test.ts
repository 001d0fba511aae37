import { describe, expect, it, vi } from "vitest";
import { createEventHandler } from "../../src/dispatch/event-handler.ts";
import { refusalStatus } from "../../src/events/errors.ts";
import type { EmitterWebhookEvent, WebhookError } from "../../src/events/event-types.ts";
import { gate } from "../support/gate.ts";

const event = (name = "issues", payload: unknown = { action: "opened" }): EmitterWebhookEvent =>
  ({ id: "1", name, payload }) as EmitterWebhookEvent;

const quiet = { warn: () => undefined, error: () => undefined };

const fails = (error: unknown) => (): never => {
  throw error;
};

const failureOf = (promise: Promise<unknown>): Promise<WebhookError> =>
  promise.then(
    () => expect.unreachable("it should have failed"),
    (error) => error,
  );

describe("receive", () => {
  it.each([
    ["no event", undefined, undefined],
    ["null", null, undefined],
    ["no name", { id: "1", payload: {} }, undefined],
    ["an empty name", event(""), undefined],
    ["a name that is not a string", { id: "1", name: 7, payload: {} }, undefined],
    ["no payload", { id: "1", name: "push" }, 400],
    ["the payload null", event("push", null), 400],
    ["a string as payload", event("push", "{}"), 400],
    ["a number as payload", event("push", 7), 400],
    ["the payload true", event("push", true), 400],
    ["the payload 0", event("push", 0), 400],
    ["an array as payload", event("push", []), 400],
  ])("rejects %s with an AggregateError of one Error instead of throwing", async (_, wrong, status) => {
    const handler = createEventHandler();
    const handle = vi.fn();
    handler.onAny(handle);
    const error = await failureOf(handler.receive(wrong as EmitterWebhookEvent));
    expect(error).toBeInstanceOf(AggregateError);
    expect(error.errors).toEqual([expect.any(Error)]);
    expect([error.errors[0]?.status, refusalStatus(error.errors[0])]).toEqual([status, status]);
    expect(handle).not.toHaveBeenCalled();
  });

  it("names what is missing", async () => {
    const { receive } = createEventHandler();
    const messages = [undefined, event(""), event("push", null), event("push", [])].map((wrong) =>
      failureOf(receive(wrong as EmitterWebhookEvent)).then(({ message }) => message),
    );
    expect(await Promise.all(messages)).toEqual([
      expect.stringContaining("event"),
      expect.stringContaining("name"),
      expect.stringContaining('"push" has no payload'),
      expect.stringContaining("an array"),
    ]);
  });

  it("does not need an id", async () => {
    const handler = createEventHandler();
    await expect(handler.receive({ name: "push", payload: {} } as EmitterWebhookEvent)).resolves.toBeUndefined();
  });

  it.each([
    ["opened", ["action", "event", "any"]],
    ["closed", ["event", "any"]],
    [undefined, ["event", "any"]],
    [null, ["event", "any"]],
    [{ toString: 0 }, ["event", "any"]],
  ])("runs handlers of the action, the event, then all events: action %j", async (action, ran) => {
    const handler = createEventHandler();
    const heard: string[] = [];
    handler.onAny(() => heard.push("any"));
    handler.on("issues", () => heard.push("event"));
    handler.on("issues.opened", () => heard.push("action"));
    await handler.receive(event("issues", { action }));
    expect(heard).toEqual(ran);
  });

  it.each([
    ["repository_dispatch", "deploy now.please", "repository_dispatch.deploy now.please"],
    ["issues", 7, "issues.7"],
  ])("takes the action of %s unchanged: %j", async (name, action, full) => {
    const handler = createEventHandler({ log: quiet });
    const handle = vi.fn();
    handler.on(full as "issues.opened", handle);
    await handler.receive(event(name, { action }));
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["a.b.c", undefined, ["a.b.c"]],
    ["a.b", "c", ["a.b.c", "a.b"]],
    ["a", "b.c", ["a.b.c", "a"]],
    ["a", "b", ["a.b", "a"]],
    ["a.b", undefined, ["a.b"]],
    ["b", "c", []],
  ])(
    "runs the handlers of the event %s with the action %s, wherever the names contain dots",
    async (name, action, ran) => {
      const handler = createEventHandler({ log: quiet });
      const heard: string[] = [];
      for (const full of ["a.b.c", "a", "a.b"]) handler.on(full as "push", () => heard.push(full));
      await handler.receive(event(name, { action }));
      expect(heard).toEqual(ran);
    },
  );

  it("runs, for each delivery, the handlers that were registered when it was received", async () => {
    let warned: Promise<void> | undefined;
    const warn = (): void => {
      warned = handler.receive(event("new"));
    };
    const handler = createEventHandler({ log: { warn } });
    const heard: string[] = [];
    const first = (): void => void heard.push("first");
    const any = (): void => void heard.push("any");
    const hear = async (name: string): Promise<string[]> => {
      heard.length = 0;
      await handler.receive(event(name));
      return [...heard];
    };
    handler.on("issues.opened", first);
    expect(await hear("issues")).toEqual(["first"]);
    handler.onAny(any);
    expect(await hear("issues")).toEqual(["first", "any"]);
    handler.removeListener("issues.opened", first);
    expect(await hear("issues")).toEqual(["any"]);
    // The warning about the unknown name passes in an event of that name while the handler is being registered.
    handler.on("new" as "push", first);
    await warned;
    expect(await hear("new")).toEqual(["first", "any"]);
    handler.removeListener("*", any);
    expect(await hear("new")).toEqual(["first"]);
  });

  it("passes the event itself to each handler, and ignores the return value", async () => {
    const handler = createEventHandler();
    const seen: unknown[] = [];
    const given = event();
    for (const answer of ["text", Promise.resolve("later"), undefined]) {
      handler.on("issues", (received) => {
        seen.push(received);
        return answer;
      });
    }
    expect(await handler.receive(given)).toBeUndefined();
    expect(seen).toHaveLength(3);
    for (const received of seen) expect(received).toBe(given);
  });

  it("starts handlers after it has returned its promise, each in its own microtask", async () => {
    const handler = createEventHandler();
    const steps: string[] = [];
    for (const name of ["first", "second"]) {
      handler.on("issues", () => {
        steps.push(name);
        queueMicrotask(() => steps.push(`after ${name}`));
      });
    }
    const promise = handler.receive(event());
    steps.push("answered");
    await promise;
    expect(steps[0]).toBe("answered");
    expect(steps.slice(1, 3)).toEqual(["first", "second"]);
  });

  it("runs all handlers concurrently and waits for all of them, even when one fails", async () => {
    const handler = createEventHandler();
    const [slow, other] = [gate(), gate()];
    handler.on("issues", slow.handler);
    handler.on("issues", fails(new Error("boom")));
    handler.on("issues", other.handler);
    let settled = false;
    const promise = failureOf(handler.receive(event())).finally(() => {
      settled = true;
    });
    await Promise.all([slow.began, other.began]);
    other.open();
    await other.handler();
    expect(settled).toBe(false);
    slow.open();
    expect((await promise).errors).toHaveLength(1);
  });

  it("is not affected by handlers that are registered or removed during a delivery", async () => {
    const handler = createEventHandler({ log: quiet });
    const heard: string[] = [];
    const last = (): void => void heard.push("last");
    handler.on("issues.opened", () => {
      handler.removeListener("issues", last);
      handler.on("issues", () => heard.push("new"));
      handler.onAny(() => heard.push("new"));
      handler.onError(() => heard.push("new error handler"));
      throw new Error("boom");
    });
    handler.on("issues", last);
    await failureOf(handler.receive(event()));
    expect(heard).toEqual(["last"]);
  });
});

describe("a delivery that fails", () => {
  it("rejects with all failures in the order they settled", async () => {
    const handler = createEventHandler();
    const slow = gate();
    const [late, early] = [new Error("late"), new Error("early")];
    handler.on("issues", slow.handler);
    handler.on("issues", async () => {
      await slow.began;
      setImmediate(() => slow.fail(late));
      throw early;
    });
    handler.on("issues", fails(new Error("first")));
    const error = await failureOf(handler.receive(event()));
    expect(error.errors.map(({ message }) => message)).toEqual(["first", "early", "late"]);
    expect(error.message).toBe("first\nearly\nlate");
  });

  it("carries the event as it was before transform, on the aggregate and on every member", async () => {
    const handler = createEventHandler({ transform: (given) => ({ ...given, id: "changed" }) });
    handler.on("issues", fails(new Error("one")));
    handler.onAny(fails(Object.assign(new Error("other"), { event: "its own" })));
    const given = event();
    const error = await failureOf(handler.receive(given));
    expect(error.event).toBe(given);
    for (const member of error.errors) expect(member.event).toBe(given);
  });

  it("lists an error twice when two handlers threw it", async () => {
    const handler = createEventHandler();
    const shared = new Error("shared");
    handler.on(["issues", "issues.opened"], fails(shared));
    expect((await failureOf(handler.receive(event()))).errors).toEqual([shared, shared]);
  });

  it.each([["a string"], [undefined], [null], [0], [Object.freeze(new Error("frozen"))], [Symbol("odd")]])(
    "wraps a thrown non-error in an Error as its cause, and calls onError: row %#",
    async (reason) => {
      const handler = createEventHandler();
      const reported = vi.fn();
      handler.onError(reported);
      handler.on("issues", fails(reason));
      const error = await failureOf(handler.receive(event()));
      expect(error.errors[0]).toBeInstanceOf(Error);
      expect(error.errors[0]?.cause).toBe(reason);
      expect(reported).toHaveBeenCalledWith(error);
    },
  );

  it("has the failures of other handlers beside a thrown value that fails itself, and calls onError", async () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const handler = createEventHandler();
    const reported = vi.fn();
    handler.onError(reported);
    handler.on("issues", fails(proxy));
    handler.on("issues", fails(Object.defineProperty(new Error("x"), "message", { get: fails(new Error("own")) })));
    handler.on("issues", fails(new Error("boom")));
    const error = await failureOf(handler.receive(event()));
    expect(error).toBeInstanceOf(AggregateError);
    expect(error.errors).toHaveLength(3);
    expect(error.message).toMatch(/cannot be read\.\n.*cannot be read\.\nboom$/);
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("keeps the status of a handler's error, without treating it as a fault of the sender", async () => {
    const handler = createEventHandler();
    handler.on("issues", fails(Object.assign(new Error("not found"), { status: 404 })));
    const [member] = (await failureOf(handler.receive(event()))).errors;
    expect([member?.status, refusalStatus(member)]).toEqual([404, undefined]);
  });

  it("has the Error that an application passes on", async () => {
    const handler = createEventHandler();
    const reported = vi.fn();
    handler.onError(reported);
    const own = new Error("own");
    const error = await failureOf(handler.receive(own as never));
    expect(error.errors).toEqual([own]);
    expect(reported).toHaveBeenCalledWith(error);
  });
});

describe("onError", () => {
  it("is called once per failed delivery, in order of registration, with the same error, before the delivery rejects", async () => {
    const handler = createEventHandler();
    const steps: unknown[] = [];
    handler.onError((error) => steps.push("first", error));
    handler.onError((error) => steps.push("second", error));
    handler.on("issues", fails(new Error("one")));
    handler.on("issues", fails(new Error("two")));
    const error = await failureOf(handler.receive(event())).finally(() => steps.push("rejected"));
    expect(steps).toEqual(["first", error, "second", error, "rejected"]);
  });

  it("is not called for a delivery that succeeds", async () => {
    const handler = createEventHandler();
    const reported = vi.fn();
    handler.onError(reported);
    await handler.receive(event());
    expect(reported).not.toHaveBeenCalled();
  });

  it("is not awaited", async () => {
    const handler = createEventHandler();
    handler.onError(() => new Promise(() => undefined));
    handler.on("issues", fails(new Error("boom")));
    expect((await failureOf(handler.receive(event()))).message).toBe("boom");
  });

  it.each([
    ["throws", fails(new Error("own failure"))],
    ["rejects", () => Promise.reject(new Error("own failure"))],
  ])("has no effect on the delivery when it %s: that is logged, and the next listener is called", async (_, broken) => {
    const logged = Promise.withResolvers<unknown[]>();
    const handler = createEventHandler({ log: { error: (...data) => logged.resolve(data) } });
    const reported = vi.fn();
    handler.onError(broken);
    handler.onError(reported);
    handler.on("issues", fails(new Error("boom")));
    expect((await failureOf(handler.receive(event()))).message).toBe("boom");
    expect(reported).toHaveBeenCalledTimes(1);
    expect(await logged.promise).toContainEqual(new Error("own failure"));
  });
});

describe("transform", () => {
  it("runs once for each handler, including onAny, and each gets its own result", async () => {
    let calls = 0;
    const handler = createEventHandler({ transform: async (given) => ({ ...given, call: ++calls }) });
    const seen: unknown[] = [];
    for (const register of [handler.onAny, handler.on.bind(null, ["issues", "issues.opened"])]) {
      register(({ call }) => seen.push(call));
    }
    await handler.receive(event());
    expect(seen.sort()).toEqual([1, 2, 3]);
  });

  it("does not run for an event without handlers", async () => {
    const transform = vi.fn();
    await createEventHandler({ transform }).receive(event());
    expect(transform).not.toHaveBeenCalled();
  });

  it("passes its result unchanged to handlers", async () => {
    const handler = createEventHandler({ transform: () => "something else" });
    const handle = vi.fn();
    handler.on("issues", handle);
    await handler.receive(event());
    expect(handle.mock.calls[0]?.[0]).toBe("something else");
  });

  it.each([
    ["throws", fails(new Error("boom"))],
    ["rejects", () => Promise.reject(new Error("boom"))],
  ])("makes every handler fail when it %s", async (_, transform) => {
    const handler = createEventHandler({ transform });
    const handle = vi.fn();
    handler.on(["issues", "issues.opened"], handle);
    const error = await failureOf(handler.receive(event()));
    expect(error.message).toBe("boom\nboom");
    expect(handle).not.toHaveBeenCalled();
  });
});
