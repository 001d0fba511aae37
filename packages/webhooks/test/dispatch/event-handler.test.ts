import { describe, expect, it, vi } from "vitest";
import { createEventHandler } from "../../src/dispatch/event-handler.ts";
import { createRegistry } from "../../src/dispatch/registry.ts";
import type { EmitterWebhookEvent, EmitterWebhookEventName } from "../../src/events/event-types.ts";

/** An event handler whose warnings are discarded, and what its handlers recorded. */
function world() {
  const heard: string[] = [];
  const log = { warn: vi.fn(), error: vi.fn() };
  const note = (word: string) => (): void => void heard.push(word);
  const receive = (name: string, payload: object = {}): Promise<void> =>
    handler.receive({ id: "1", name, payload } as EmitterWebhookEvent);
  const handler = createEventHandler({ log });
  return { handler, heard, log, note, receive };
}

/** A name that the types do not know. */
const odd = (name: unknown): EmitterWebhookEventName => name as EmitterWebhookEventName;

describe("createEventHandler", () => {
  it("needs no options", () => {
    expect(Object.keys(createEventHandler()).sort()).toEqual(["on", "onAny", "onError", "receive", "removeListener"]);
  });

  it("returns functions that return nothing", () => {
    const { handler, note } = world();
    const handle = note("");
    expect([
      handler.on("push", handle),
      handler.onAny(handle),
      handler.onError(handle),
      handler.removeListener("push", handle),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("on", () => {
  it("runs a handler for every name of a list", async () => {
    const { handler, heard, note, receive } = world();
    handler.on(["issues", "issues.opened", "push"], note("ran"));
    await receive("issues", { action: "opened" });
    expect(heard).toEqual(["ran", "ran"]);
    await receive("push");
    expect(heard).toHaveLength(3);
  });

  it("runs a handler as often as it was registered", async () => {
    const { handler, heard, note, receive } = world();
    const handle = note("ran");
    for (let time = 0; time < 3; time++) handler.on("push", handle);
    await receive("push");
    expect(heard).toHaveLength(3);
  });

  it("does nothing for an empty list", () => {
    const { handler, note, log } = world();
    handler.on([], note(""));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([undefined, null, 7, {}, Symbol("push")])("throws a TypeError for the name %s", (name) => {
    const { handler, note } = world();
    expect(() => handler.on(odd(name), note(""))).toThrow(TypeError);
    expect(() => handler.on([odd(name)], note(""))).toThrow(TypeError);
  });

  it.each([
    ["*", /onAny/],
    ["error", /onError/],
  ])("throws a TypeError for %j that says what to use", (name, hint) => {
    const { handler, note } = world();
    expect(() => handler.on(odd(name), note(""))).toThrow(
      expect.objectContaining({ name: "TypeError", message: expect.stringMatching(hint) }),
    );
  });

  it("registers nothing and logs no warning when one name of a list is invalid", async () => {
    const { handler, heard, note, receive, log } = world();
    expect(() => handler.on(["push", odd("unheard_of"), odd("*")], note("ran"))).toThrow(TypeError);
    await receive("push");
    expect(heard).toEqual([]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("warns once of an unknown name, and still runs its handler", async () => {
    const { handler, heard, note, receive, log } = world();
    handler.on([odd("unheard_of"), "push"], note("event"));
    handler.on(odd("unheard_of.happened"), note("action"));
    expect(log.warn.mock.calls).toEqual([
      [expect.stringContaining('"unheard_of"')],
      [expect.stringContaining('"unheard_of.happened"')],
    ]);
    await receive("unheard_of", { action: "happened" });
    expect(heard).toEqual(["action", "event"]);
  });

  it.each([undefined, null, "push", {}])("throws a TypeError for the handler %s, like onAny and onError", (wrong) => {
    const { handler } = world();
    for (const register of [
      () => handler.on("push", wrong as never),
      () => handler.on(["push"], wrong as never),
      () => handler.onAny(wrong as never),
      () => handler.onError(wrong as never),
    ]) {
      expect(register).toThrow(TypeError);
    }
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "error", "*"])(
    "has no handlers of its own for an event %s",
    async (name) => {
      const { handler, heard, note, receive } = world();
      handler.onAny(note("any"));
      handler.onError(note("error"));
      await receive(name);
      await receive("push", { action: name });
      expect(heard).toEqual(["any", "any"]);
    },
  );
});

describe("removeListener", () => {
  it("removes only the latest registration", async () => {
    const { handler, heard, note, receive } = world();
    const [a, b] = [note("a"), note("b")];
    for (const handle of [a, b, a]) handler.on("push", handle);
    handler.removeListener("push", a);
    await receive("push");
    expect(heard).toEqual(["a", "b"]);
  });

  it("removes from every name of a list", async () => {
    const { handler, heard, note, receive } = world();
    const handle = note("ran");
    handler.on(["push", "issues", "fork"], handle);
    handler.removeListener(["push", "issues"], handle);
    for (const name of ["push", "issues", "fork"]) await receive(name);
    expect(heard).toEqual(["ran"]);
  });

  it("removes handlers of all events by * and of failures by error, and leaves the others", async () => {
    const { handler, heard, note, receive } = world();
    const handle = note("ran");
    handler.on("push", handle);
    handler.onAny(handle);
    handler.onError(handle);
    handler.removeListener("*", handle);
    handler.removeListener("error", handle);
    handler.on("issues", () => {
      throw new Error("boom");
    });
    await receive("push");
    await expect(receive("issues")).rejects.toThrow("boom");
    expect(heard).toEqual(["ran"]);
  });

  it.each(["push", "unheard_of", "*", "error", "__proto__", undefined, 7])(
    "does nothing, silently, for a handler that is not registered for %s",
    (name) => {
      const { handler, note, log } = world();
      handler.on("issues", note(""));
      handler.removeListener(odd(name), note("other"));
      expect([log.warn, log.error].flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );
});

describe("the handlers of an event", () => {
  const world = () => {
    const registry = createRegistry({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });
    const [handle, any] = [vi.fn(), vi.fn()];
    registry.onAny(any);
    registry.on(["push", "issues", "issues.opened"], handle);
    return { registry, handle, any };
  };

  it("are joined once, as long as none is registered or removed", () => {
    const { registry, handle, any } = world();
    const all = () => [
      registry.handlersOf("push", undefined),
      registry.handlersOf("issues", "opened"),
      registry.handlersOf("issues", "closed"),
      registry.handlersOf("fork", "opened"),
    ];
    const known = all();
    expect(known).toEqual([[handle, any], [handle, handle, any], [handle, any], [any]]);
    registry.removeListener(["push", "fork", "issues.opened", "*", "error"], vi.fn());
    for (const [at, handlers] of all().entries()) expect(handlers).toBe(known[at]);
  });

  it("are those of a moment: what is removed later remains among them", () => {
    const { registry, handle, any } = world();
    const known = [registry.handlersOf("issues", "opened"), registry.handlersOf("fork", undefined)];
    registry.removeListener("issues.opened", handle);
    registry.removeListener("*", any);
    expect(known).toEqual([[handle, handle, any], [any]]);
    expect([registry.handlersOf("issues", "opened"), registry.handlersOf("fork", undefined)]).toEqual([[handle], []]);
  });
});
