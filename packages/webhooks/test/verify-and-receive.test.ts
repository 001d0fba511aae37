import { describe, expect, it, vi } from "vitest";
import { InvalidSignatureError, refusalStatus } from "../src/events/errors.ts";
import type { SignedDelivery, WebhookError } from "../src/events/event-types.ts";
import { Webhooks } from "../src/receiver/webhooks.ts";
import { PUSH, SECRET, signatureOf } from "./support/deliveries.ts";

const failureOf = (promise: Promise<unknown>): Promise<WebhookError> =>
  promise.then(
    () => expect.unreachable("it should have failed"),
    (error) => error,
  );

/** A valid delivery, apart from the given changes. */
function delivery(parts: Readonly<Record<string, unknown>> = {}): SignedDelivery {
  const { payload = PUSH } = parts as { payload?: string };
  return { id: "1", name: "push", payload, signature: "signature" in parts ? "" : signatureOf(payload), ...parts };
}

function world() {
  const webhooks = new Webhooks({ secret: SECRET });
  const [handle, reported] = [vi.fn(), vi.fn()];
  webhooks.onAny(handle);
  webhooks.onError(reported);
  return { webhooks, handle, reported };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A payload whose bytes are also those of an array of larger numbers. */
const even = encode(`${JSON.stringify({ ref: "x" })} `);
const viewed = (View: new (buffer: ArrayBufferLike) => ArrayBufferView) => ({
  payload: new View(even.buffer),
  signature: signatureOf(even),
});

describe("verifyAndReceive", () => {
  it.each([
    ["a text", PUSH],
    ["bytes", encode(PUSH)],
    ["a Buffer", Buffer.from(PUSH)],
    ["a text after a byte order mark", `\ufeff${PUSH}`],
    ["bytes after a byte order mark", encode(`\ufeff${PUSH}`)],
    ["a text with white space around", ` \n${PUSH}\r\n`],
  ])("passes %s to handlers as an object, without its signature", async (_, payload) => {
    const { webhooks, handle } = world();
    await expect(webhooks.verifyAndReceive(delivery({ payload }))).resolves.toBeUndefined();
    expect(handle.mock.calls[0]?.[0]).toEqual({ id: "1", name: "push", payload: JSON.parse(PUSH) });
  });

  it("rejects with what its handlers threw", async () => {
    const { webhooks, reported } = world();
    webhooks.on("push", () => Promise.reject(new Error("boom")));
    const error = await failureOf(webhooks.verifyAndReceive(delivery()));
    expect([error.message, error.event]).toEqual(["boom", { id: "1", name: "push", payload: JSON.parse(PUSH) }]);
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  });

  it.each([undefined, null, "delivery"])("rejects with a TypeError for %s instead of a delivery", async (wrong) => {
    const { webhooks } = world();
    await expect(webhooks.verifyAndReceive(wrong as never)).rejects.toThrow(TypeError);
  });
});

/** Larger than 1 MiB, by a text that contains what structures JSON and is none. */
const padding = JSON.stringify(`\\"\\\\${"[{,\\".repeat(300_000)}`);
const nested = (levels: number): string => `{"text":${padding},"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;
const many = (values: number): string => `{"text":${padding},"a":[${"0,".repeat(values - 4)}0]}`;

it("a large payload may have 1000 levels, and 2,000,000 values", async () => {
  const { webhooks } = world();
  for (const text of [nested(1000), many(2_000_000)])
    for (const payload of [text, encode(text)])
      expect(await webhooks.verifyAndParse(delivery({ payload }))).toMatchObject({ id: "1" });
});

describe.each(["verifyAndReceive", "verifyAndParse"] as const)(
  "%s rejects with status 400 and calls onError",
  (method) => {
    const signature = signatureOf(PUSH);

    it.each([
      ["no signature", { signature: undefined }, "missing"],
      ["the signature null", { signature: null }, "missing"],
      ["an empty signature", { signature: "" }, "missing"],
      ["a signature that is not a string", { signature: 7 }, "malformed"],
      ["a malformed signature", { signature: "nope" }, "malformed"],
      ["a signature in upper case", { signature: signature.toUpperCase().replace("SHA", "sha") }, "malformed"],
      ["a signature without prefix", { signature: signature.slice(7) }, "malformed"],
      ["a signature with a trailing space", { signature: `${signature} ` }, "malformed"],
      ["a signature of SHA-1", { signature: `sha1=${"0".repeat(40)}` }, "algorithm"],
      ["a signature of SHA-512", { signature: `sha512=${"0".repeat(128)}` }, "algorithm"],
      ["a signature with another secret", { signature: signatureOf(PUSH, "other") }, "mismatch"],
      ["a signature of another payload", { payload: `${PUSH} `, signature }, "mismatch"],
      ["no payload", { payload: undefined, signature }, "mismatch"],
      ["an empty payload", { payload: "" }, "mismatch"],
      ["no bytes", { payload: new Uint8Array(0) }, "mismatch"],
      ["an object as payload", { payload: JSON.parse(PUSH), signature }, "mismatch"],
      ["a view of bytes as larger numbers", viewed(Uint16Array), "mismatch"],
      ["a DataView", viewed(DataView), "mismatch"],
      ["an ArrayBuffer", { payload: even.buffer, signature: signatureOf(even) }, "mismatch"],
    ])("%s", async (_, parts, reason) => {
      const { webhooks, handle, reported } = world();
      const given = delivery(parts);
      const error = await failureOf(webhooks[method](given));
      expect(error).toBeInstanceOf(AggregateError);
      expect(error.errors).toEqual([expect.any(InvalidSignatureError)]);
      expect(error.errors[0]).toMatchObject({ reason, status: 400, name: "InvalidSignatureError" });
      expect(refusalStatus(error.errors[0])).toBe(400);
      expect(error.event).toEqual({
        id: "1",
        name: "push",
        payload: ArrayBuffer.isView(given.payload) ? new TextDecoder().decode(given.payload) : given.payload,
      });
      expect(error.errors[0]?.event).toBe(error.event);
      expect(reported).toHaveBeenCalledExactlyOnceWith(error);
      expect(handle).not.toHaveBeenCalled();
    });

    it.each([
      ["that is nested more deeply than 1000 levels", nested(1001), /nested/],
      ["of more than 2,000,000 values", many(2_000_001), /values/],
    ])("a large payload %s, as text and as bytes", async (_, text, words) => {
      const { webhooks, handle } = world();
      for (const payload of [text, encode(text)]) {
        const error = await failureOf(webhooks[method](delivery({ payload })));
        expect(error.errors).toEqual([expect.any(RangeError)]);
        expect([error.message, refusalStatus(error)]).toEqual([expect.stringMatching(words), 400]);
      }
      expect(handle).not.toHaveBeenCalled();
    });

    it.each([
      ["a payload that is not JSON", "{", SyntaxError],
      ["JSON with trailing text", "{}x", SyntaxError],
      ["a form", "payload=%7B%7D", SyntaxError],
      ["bytes that are not UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), SyntaxError],
      ["truncated UTF-8", encode('{"a":"é').slice(0, -1), SyntaxError],
      ["null", "null", TypeError],
      ["false", "false", TypeError],
      ["true", "true", TypeError],
      ["0", "0", TypeError],
      ["a number", "7", TypeError],
      ["a text", '"{}"', TypeError],
      ["an array", "[{}]", TypeError],
    ])("%s, with a valid signature", async (_, payload, kind) => {
      const { webhooks, handle, reported } = world();
      const error = await failureOf(webhooks[method](delivery({ payload })));
      expect(error).toBeInstanceOf(AggregateError);
      expect(error.errors).toEqual([expect.any(kind)]);
      expect([error.errors[0]?.status, refusalStatus(error.errors[0])]).toEqual([400, 400]);
      expect(error.event).toMatchObject({ id: "1", name: "push", payload: expect.any(String) });
      expect(reported).toHaveBeenCalledExactlyOnceWith(error);
      expect(handle).not.toHaveBeenCalled();
    });

    it("an empty name too, but without a status: it is not a fault of the sender", async () => {
      const { webhooks, reported } = world();
      const error = await failureOf(webhooks[method](delivery({ name: "" })));
      expect([error.errors.length, error.errors[0]?.status]).toEqual([1, undefined]);
      expect(reported).toHaveBeenCalledExactlyOnceWith(error);
    });
  },
);

describe("the message of a rejection", () => {
  const wordsOf = async (parts: Readonly<Record<string, unknown>>): Promise<string> =>
    (await failureOf(world().webhooks.verifyAndReceive(delivery(parts)))).message;
  const signature = signatureOf("something else");

  it.each([
    ["the header", { signature: "" }, /X-Hub-Signature-256/],
    ["the right header for SHA-1", { signature: `sha1=${"0".repeat(40)}` }, /X-Hub-Signature-256/],
    ["the form of a signature", { signature: "nope" }, /sha256=/],
    ["both causes", { signature }, /secret.*body/],
    ["a parser, for an object", { payload: {}, signature }, /object.*parser/],
    ["a parser, for an object converted to a string", { payload: "[object Object]", signature }, /parser/],
    ["the content type, for a form", { payload: "payload=%7B%7D", signature }, /application\/json/],
    ["the decoding, for replacement characters", { payload: '{"a":"\ufffd"}', signature }, /decoded/],
    ["the position, for invalid JSON", { payload: '{"a" 1}' }, /position 5/],
    ["the type, for a payload that is not an object", { payload: "[]" }, /an array/],
  ])("names %s", async (_, parts, words) => {
    expect(await wordsOf(parts)).toMatch(words);
  });

  it("contains nothing of signature, secret and payload", async () => {
    const payload = '{"private": oops}';
    const wrong = signatureOf(payload, "other");
    const errors = await Promise.all(
      [
        { payload },
        { payload, signature: wrong },
        { payload, signature: wrong.slice(7) },
        { payload: `"private"` },
      ].map((parts) => failureOf(world().webhooks.verifyAndReceive(delivery(parts)))),
    );
    for (const error of errors) {
      for (const { message, stack, cause } of [error, ...error.errors]) {
        expect(`${message} ${stack}`).not.toMatch(/private|oops|only tests know/);
        expect(message).not.toContain(wrong.slice(10, 20));
        expect(cause).toBeUndefined();
      }
      expect(JSON.stringify(error.event)).not.toContain(wrong.slice(10));
    }
  });
});

describe("verifyAndParse", () => {
  it("returns the event and runs no handler", async () => {
    const { webhooks, handle } = world();
    expect(await webhooks.verifyAndParse(delivery())).toEqual({ id: "1", name: "push", payload: JSON.parse(PUSH) });
    expect(handle).not.toHaveBeenCalled();
  });
});
