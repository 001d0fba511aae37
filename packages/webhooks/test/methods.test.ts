import * as anchor from "@octokit/webhooks-methods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sign, verify, verifyWithFallback } from "../src/signature/methods.ts";

const secret = "mysecret";
const payload = "{}";
const digest = "5c4355936c2e25efca79f5e84a163b080a74f28bc185c159f7e0d9e3f40d47bc";
const signature = `sha256=${digest}`;
const anything = [undefined, null, "", 0, 7, true, {}, [], new Uint8Array([123, 125])] as never[];

describe("sign", () => {
  it("returns the signature of a payload", async () => {
    expect(await sign(secret, payload)).toBe(signature);
  });

  it("accepts a payload of white space", async () => {
    expect(await verify(secret, " ", await sign(secret, " "))).toBe(true);
  });

  it.each(anything)("rejects with a TypeError for the payload or the secret %j, and does not throw", async (wrong) => {
    await expect(sign(secret, wrong)).rejects.toThrow(TypeError);
    await expect(sign(wrong, payload)).rejects.toThrow(TypeError);
  });
});

describe("verify", () => {
  it("is true for the result of sign", async () => {
    expect(await verify(secret, payload, signature)).toBe(true);
  });

  it.each([
    ["of another payload", `sha256=${digest.replace("5", "6")}`],
    ["that is not a signature", "nope"],
    ["that is too short", signature.slice(0, -1)],
    ["that is too long", `${signature}0`],
    ["without its prefix", digest],
    ["with only its prefix", "sha256="],
    ["with the name of another algorithm", `sha1=${digest}`],
    ["in upper-case digits", `sha256=${digest.toUpperCase()}`],
    ["with an upper-case algorithm name", `SHA256=${digest}`],
    ["followed by a space", `${signature} `],
    ["followed by a line end", `${signature}\n`],
    ["after a space", ` ${signature}`],
    ["of characters that are not ASCII", "é".repeat(71)],
    ["whose last character is not ASCII", `${signature.slice(0, -1)}é`],
  ])("is false for a signature %s", async (_, wrong) => {
    expect(await verify(secret, payload, signature)).toBe(true);
    expect(await verify(secret, payload, wrong)).toBe(false);
  });

  it("is false for another secret, and for another payload", async () => {
    expect(await verify("mysecre", payload, signature)).toBe(false);
    expect(await verify(secret, "{ }", signature)).toBe(false);
  });

  it.each(anything)("rejects with a TypeError for %j as any argument", async (wrong) => {
    await expect(verify(wrong, payload, signature)).rejects.toThrow(TypeError);
    await expect(verify(secret, wrong, signature)).rejects.toThrow(TypeError);
    await expect(verify(secret, payload, wrong)).rejects.toThrow(TypeError);
  });
});

describe("verifyWithFallback", () => {
  it.each([
    ["the secret", secret, undefined, true],
    ["the secret, with no others", secret, [], true],
    ["the second of two others", "new", ["old", secret], true],
    ["none of them", "new", ["old"], false],
    ["none, with no others", "new", undefined, false],
  ])("tries the secrets in order: the signature is of %s", async (_, first, others, answer) => {
    expect(await verifyWithFallback(first, payload, signature, others)).toBe(answer);
  });

  it.each(["", undefined, 7])(
    "rejects with a TypeError for %j among the secrets, even when the first one matches",
    async (wrong) => {
      await expect(verifyWithFallback(secret, payload, signature, ["old", wrong as string])).rejects.toThrow(TypeError);
    },
  );
});

describe("compared with @octokit/webhooks-methods", () => {
  const texts = fc.string({ unit: "binary", minLength: 1 });

  it("each verifies the signatures of the other", async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, async (key, text) => {
        const [ours, theirs] = [await sign(key, text), await anchor.sign(key, text)];
        expect(ours).toBe(theirs);
        expect(await verify(key, text, theirs)).toBe(true);
        expect(await anchor.verify(key, text, ours)).toBe(true);
        expect(await verifyWithFallback("other", text, theirs, [key])).toBe(true);
        expect(await anchor.verifyWithFallback("other", text, ours, [key])).toBe(true);
      }),
    );
  });

  it("both reject the same signatures", async () => {
    const almost = fc.oneof(texts, fc.mixedCase(fc.constant(signature)), fc.constant(`${signature}=`));
    await fc.assert(
      fc.asyncProperty(almost, async (text) => {
        expect(await verify(secret, payload, text)).toBe(await anchor.verify(secret, payload, text));
      }),
    );
  });
});
