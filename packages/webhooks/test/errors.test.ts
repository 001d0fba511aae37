import { describe, expect, it } from "vitest";
import { aggregate, asError, markHandlerFailure, refusal, refusalStatus } from "../src/events/errors.ts";

const event = { id: "1", name: "push", payload: {} };

const fails = (): never => {
  throw new Error("It fails itself");
};
const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
/** Thrown values that throw themselves when they are looked at. */
const unreadable: [what: string, value: object][] = [
  [
    "a getter of its message throws",
    {
      get message() {
        return fails();
      },
    },
  ],
  ["the message of an error throws", Object.defineProperty(new Error("x"), "message", { get: fails })],
  ["a revoked proxy", revoked()],
  ["a proxy without a prototype", new Proxy({}, { getPrototypeOf: fails })],
  ["a proxy that does not say whether it can be extended", new Proxy({}, { isExtensible: fails })],
];

describe("a thrown value as an error", () => {
  it.each([new Error("boom"), new TypeError("boom"), { status: 404 }, [], () => undefined])(
    "is used as it is when it can carry an event: row %#",
    (reason) => {
      expect(asError(reason)).toBe(reason);
    },
  );

  it.each([
    ["boom", "boom"],
    ["", ""],
    [undefined, /undefined/],
    [null, /null/],
    [0, /0/],
    [false, /false/],
    [7n, /7/],
    [Symbol("odd"), /Symbol\(odd\)/],
    [Object.freeze(new TypeError("boom")), "boom"],
    [Object.preventExtensions(new Error("boom")), "boom"],
    [Object.seal({}), /cannot be extended/],
    [Object.freeze(Object.create(null)), /cannot be extended/],
  ])("is the cause of a new Error when it cannot carry one: row %#", (reason, message) => {
    const error = asError(reason);
    expect(error).not.toBe(reason);
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
    expect(error.cause).toBe(reason);
  });

  it.each(unreadable)("is the cause of a new Error when it cannot be read: %s", (_, reason) => {
    const error = asError(reason);
    expect(error === reason).toBe(false);
    expect(error.message).toBe("The thrown value is an object that cannot be read.");
    expect(error.cause === reason).toBe(true);
    expect(aggregate([error], event).message).toBe(error.message);
  });
});

describe("the error of a delivery", () => {
  it("is a native AggregateError with the messages line by line, and its event everywhere", () => {
    const [one, other] = [new Error("one"), new TypeError("other")];
    const error = aggregate([one, other], event);
    expect(error).toBeInstanceOf(AggregateError);
    expect(error.errors).toEqual([one, other]);
    expect(error.errors[0]).toBe(one);
    expect(error.message).toBe("one\nother");
    for (const carrier of [error, one, other]) expect((carrier as { event?: unknown }).event).toBe(event);
  });

  it("replaces the event that a member had", () => {
    const member = Object.assign(new Error("one"), { event: "older" });
    expect(aggregate([member], event).errors[0]?.event).toBe(event);
  });

  it.each([{}, { message: null }, { message: Object.create(null) }])(
    "has an empty line in its message for a member without a message: row %#",
    (odd) => {
      expect(aggregate([new Error("one"), odd as Error], event).message).toBe("one\n");
    },
  );

  it("keeps aggregates as one member", () => {
    const nested = new AggregateError([new Error("a"), new Error("b")], "both");
    expect(aggregate([nested], event).errors).toEqual([nested]);
  });

  it.each([
    ["cannot be set", { get: () => "mine" }],
    [
      "throws when set",
      {
        set: () => {
          throw new Error("no");
        },
      },
    ],
    ["is fixed", { value: "mine", writable: false }],
  ])("wraps a member whose event %s", (_, property) => {
    const member = Object.defineProperty(new Error("odd"), "event", property);
    const [wrapped] = aggregate([member], event).errors;
    expect(wrapped).toMatchObject({ message: "odd", cause: member, event });
  });
});

describe("a rejection caused by the sender", () => {
  it("has the status of the response, and is marked as such", () => {
    const error = refusal(new SyntaxError("no JSON"), 400);
    expect([error.status, refusalStatus(error)]).toEqual([400, 400]);
  });

  it.each([Object.assign(new Error("not found"), { status: 404 }), new Error("bug"), undefined, null, "text", 400])(
    "is not recognised by its status alone: %s",
    (thrown) => {
      expect(refusalStatus(thrown)).toBeUndefined();
    },
  );

  it("wraps a member that fails when its event is set", () => {
    const member = new Proxy(new Error("odd"), { defineProperty: fails });
    const [wrapped] = aggregate([member], event).errors;
    expect(wrapped).toMatchObject({ message: "odd", event });
    expect(wrapped?.cause === member).toBe(true);
  });
});

describe("the status of a failure", () => {
  it("is that of its first member", () => {
    const error = refusal(new Error("no"), 400);
    expect([refusalStatus(error), refusalStatus(aggregate([error], event))]).toEqual([400, 400]);
    expect(refusalStatus(aggregate([new Error("other"), error], event))).toBeUndefined();
  });

  it("is none if handlers have thrown it, which does not change that of the error", () => {
    const error = refusal(new Error("no"), 400);
    const failure = markHandlerFailure(aggregate([error], event));
    expect([refusalStatus(failure), refusalStatus(error)]).toEqual([undefined, 400]);
  });
});
