import crypto from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Hmac, hmacOf } from "../../src/signature/hmac.ts";
import * as webHmac from "../../src/signature/hmac-web.ts";
import { keyCache } from "../../src/signature/key-cache.ts";
import { signatureOf } from "../support/deliveries.ts";

const node = hmacOf(globalThis);
const web: Hmac = webHmac;
/** A runtime whose node:crypto cannot hash in one call. */
const { hash: _hash, ...older } = crypto;
const withoutHash = hmacOf({ process: { getBuiltinModule: () => older } });

describe("the implementation that signs", () => {
  it("is Node's crypto if available: it returns no promise", () => {
    expect(node.signatureOf("mysecret", "{}")).toBeTypeOf("string");
  });

  it.each([
    ["there is no process", {}],
    ["process cannot look up modules", { process: {} }],
    ["Node's crypto is not built in", { process: { getBuiltinModule: () => undefined } }],
  ])("is Web Crypto where %s", (_, runtime) => {
    expect(hmacOf(runtime).signatureOf("mysecret", "{}")).toBeInstanceOf(Promise);
  });

  it.each([undefined, {}])("is missing where crypto is %j, with an error that says so", async (crypto) => {
    vi.stubGlobal("crypto", crypto);
    await expect(hmacOf({}).signatureOf("another secret", "{}")).rejects.toThrow(/Web Crypto/);
    await expect(hmacOf({}).isSignatureOf("another secret", "{}", "")).rejects.toThrow(/Web Crypto/);
  });
});

afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ["Node's crypto", node],
  ["Node's crypto without hash", withoutHash],
  ["Web Crypto", web],
] satisfies [string, Hmac][])("%s", (_, hmac) => {
  it.each([
    ["It's a Secret to Everybody", "Hello, World!", "757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17"],
    ["mysecret", "{}", "5c4355936c2e25efca79f5e84a163b080a74f28bc185c159f7e0d9e3f40d47bc"],
    ["mysecret", '{"text":"héllo ✓ 😀"}', "f246ad9bd073f331a3e3cac5b10aa165a4ae36494bb08615fe4b701b35331723"],
    ["sécrét🔑", '{"a":1}', "e0180910cf1904291d8625e109cacb3fc2208bfa0c86aa89647eb2eb933fa455"],
    ["mysecret", '{\n  "a": 1\n}\n', "357bc9a7595bc069222bc99220afee73d2e2dcea3adee9c2c7a065ba7a5bae12"],
  ])("signs with %j the text %j as %s", async (secret, payload, digest) => {
    expect(await hmac.signatureOf(secret, payload)).toBe(`sha256=${digest}`);
    expect(await hmac.signatureOf(secret, new TextEncoder().encode(payload))).toBe(`sha256=${digest}`);
  });

  it("signs bytes as they are, also those that are not text", async () => {
    const bytes = new Uint8Array([0xff, 0x00, 0xfe, 0x7b]);
    expect(await hmac.signatureOf("mysecret", bytes)).toBe(signatureOf(bytes, "mysecret"));
  });

  it("signs a part of a larger buffer, and memory shared between threads", async () => {
    const larger = new Uint8Array([1, 2, 3, 4, 5]).subarray(1, 4);
    const shared = new Uint8Array(new SharedArrayBuffer(3));
    shared.set(larger);
    const expected = signatureOf(Uint8Array.of(2, 3, 4), "mysecret");
    expect([await hmac.signatureOf("mysecret", larger), await hmac.signatureOf("mysecret", shared)]).toEqual([
      expected,
      expected,
    ]);
  });

  it.each([1, 63, 64, 65, 66, 1000])("signs with a secret of %i bytes", async (length) => {
    const secret = "s".repeat(length);
    expect(await hmac.signatureOf(secret, "{}")).toBe(signatureOf("{}", secret));
  });

  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])("signs %i bytes, and as many characters", async (length) => {
    const expected = signatureOf(new Uint8Array(length).fill(0x20), "mysecret");
    expect(await hmac.signatureOf("mysecret", new Uint8Array(length).fill(0x20))).toBe(expected);
    expect(await hmac.signatureOf("mysecret", " ".repeat(length))).toBe(expected);
  });

  it("signs a text that has more bytes than characters", async () => {
    for (const text of ["é".repeat(32_768), "é".repeat(32_769), `${"✓".repeat(21_845)}é`])
      expect(await hmac.signatureOf("mysecret", text)).toBe(signatureOf(text, "mysecret"));
  });

  it("signs with one secret after another, long payloads before short ones", async () => {
    for (const secret of ["a", "b", "a"])
      for (const payload of ["x".repeat(1000), "y"])
        expect(await hmac.signatureOf(secret, payload)).toBe(signatureOf(payload, secret));
  });

  it("signs the bytes of every kind of view", async () => {
    const bytes = Uint8Array.from({ length: 8 }, (_, index) => index);
    for (const view of [new DataView(bytes.buffer), new Uint16Array(bytes.buffer), Buffer.from(bytes.buffer)])
      expect(await hmac.signatureOf("mysecret", view as Uint8Array)).toBe(signatureOf(bytes, "mysecret"));
  });

  it("signs a lone surrogate as the replacement character", async () => {
    expect(await hmac.signatureOf("mysecret", "a\ud83db")).toBe(await hmac.signatureOf("mysecret", "a\ufffdb"));
  });

  it("verifies its own signature only, of any length and alphabet", async () => {
    const signature = await hmac.signatureOf("mysecret", "{}");
    const cut = signature.slice(0, -1);
    const others = [
      "",
      "é",
      signature.slice(1),
      `${signature} `,
      `${signature}\n`,
      `${cut}é`,
      `${cut}x`,
      "é".repeat(71),
    ];
    others.push(signature.toUpperCase(), signature.replace("sha256", "sha512"), `${signature.slice(0, 69)}✓é`, cut);
    for (const other of [...others, await hmac.signatureOf("mysecret", "[]")]) {
      // What was verified before must not matter.
      expect(await hmac.isSignatureOf("mysecret", "{}", other), other).toBe(false);
      expect(await hmac.isSignatureOf("mysecret", "{}", signature)).toBe(true);
    }
    expect(await hmac.isSignatureOf("another", "{}", signature)).toBe(false);
  });

  it("verifies bytes as they are", async () => {
    const bytes = new Uint8Array([1, 0xff, 0, 0xfe, 2]).subarray(1, 4);
    expect(await hmac.isSignatureOf("mysecret", bytes, signatureOf(bytes, "mysecret"))).toBe(true);
    expect(await hmac.isSignatureOf("mysecret", bytes.subarray(1), signatureOf(bytes, "mysecret"))).toBe(false);
  });
});

it("both implementations agree on every text, every secret and every array of bytes", async () => {
  const text = fc.string({ unit: "binary" });
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", minLength: 1 }),
      fc.oneof(text, fc.uint8Array()),
      async (secret, payload) => {
        expect(await web.signatureOf(secret, payload)).toBe(node.signatureOf(secret, payload));
      },
    ),
  );
});

describe("the cached keys", () => {
  it("are created once per secret", () => {
    const made: string[] = [];
    const keyOf = keyCache((secret) => made.push(secret));
    expect([keyOf("a"), keyOf("b"), keyOf("a")]).toEqual([1, 2, 1]);
    expect(made).toEqual(["a", "b"]);
  });

  it("are at most 100: then they are created again", () => {
    const made: string[] = [];
    const keyOf = keyCache((secret) => made.push(secret));
    for (let customer = 0; customer < 100; customer++) keyOf(`secret ${customer}`);
    keyOf("secret 0");
    expect(made).toHaveLength(100);
    keyOf("secret 100");
    keyOf("secret 0");
    expect(made).toHaveLength(102);
  });
});
