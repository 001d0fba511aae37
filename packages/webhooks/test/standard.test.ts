import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { InvalidSignatureError } from "../src/events/errors.ts";
import { createStandardWebhook, type StandardWebhookOptions } from "../src/standard/standard-webhook.ts";

const secret = "whsec_c2VnbWFyay10ZXN0LXNlY3JldC1vZi0zMi1ieXRlcyE=";
const former = "whsec_c2VnbWFyay1vbGQtc2VjcmV0LTI0LWJ5";
const id = "msg_2KWPBgLlAfxdpx2AI54pPJ85f4W";
const seconds = 1_674_087_231;
const timestamp = new Date(seconds * 1000);

const always = (more: Partial<StandardWebhookOptions> = {}) =>
  createStandardWebhook({ secret, tolerance: Number.POSITIVE_INFINITY, ...more });

/** The headers of a message, with others in place of some. */
async function signed(payload: string | Uint8Array, changed: Record<string, string | undefined> = {}) {
  return { ...(await always().sign({ id, payload, timestamp })), ...changed };
}

const reasonOf = (working: Promise<unknown>): Promise<unknown> =>
  working.then(
    () => "verified",
    (error: unknown) => (error instanceof InvalidSignatureError ? error.reason : error),
  );

describe("sign", () => {
  it.each([
    ["{}", secret, "0a/hmkef7u63BZTgW399lE40lwsIfgwAi+JKwp0HCQw="],
    ["{}", former, "2gHF4kitdfE5yacBUJ+gKsgrhKFUJDb4kNhEd4aRXAg="],
    [
      '{"type":"vote.up","timestamp":"2026-01-02T03:04:05.678Z","data":{"n":1}}',
      secret,
      "/CDmV6/QrZNh6+Z1D+Cmp89K8TzL5DWCF1fQUdJP5I0=",
    ],
    ['{"text":"héllo ✓ 😀"}', secret, "ggr5HA3jqHYX6YVBvk5tPn2U6epegdwz6llj2RAgtyM="],
  ])("gives the published signature of %s", async (payload, own, signature) => {
    const headers = {
      "webhook-id": id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": `v1,${signature}`,
    };
    for (const body of [payload, new TextEncoder().encode(payload)])
      expect(await always({ secret: own }).sign({ id, payload: body, timestamp })).toEqual(headers);
  });

  it("is made of now, and with every secret", async () => {
    const before = Math.floor(Date.now() / 1000);
    const headers = await createStandardWebhook({ secret, additionalSecrets: [former] }).sign({ id, payload: "{}" });
    expect(Number(headers["webhook-timestamp"])).toBeGreaterThanOrEqual(before);
    expect(Number(headers["webhook-timestamp"])).toBeLessThanOrEqual(Date.now() / 1000);
    expect(headers["webhook-signature"]).toMatch(/^v1,\S+ v1,\S+$/);
  });

  it.each(["", "a.b", "a b", "é", "a\r\nb", "x".repeat(256), 7 as never])("refuses the id %j", async (wrong) => {
    await expect(always().sign({ id: wrong, payload: "{}" })).rejects.toThrow(/^id must be/);
  });

  it.each([new Date(Number.NaN), new Date(-1000)])("refuses the timestamp %s", async (wrong) => {
    await expect(always().sign({ id, payload: "{}", timestamp: wrong })).rejects.toThrow(/^timestamp must be/);
  });
});

describe("verify", () => {
  it("resolves with the id, the time of the attempt and the payload", async () => {
    expect(await always().verify('{"n":1}', await signed('{"n":1}'))).toEqual({ id, timestamp, payload: { n: 1 } });
  });

  it("takes headers of any kind, by text or bytes", async () => {
    const payload = '{"text":"é"}';
    const headers = await signed(payload);
    const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    for (const kind of [headers, new Headers(headers), upper, lists])
      for (const body of [payload, new TextEncoder().encode(payload)])
        expect(await always().verify(body, kind)).toMatchObject({ id });
  });

  it("takes the headers of before the standard, unless those of the standard are there", async () => {
    const headers = await signed("{}");
    const svix = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.replace("webhook", "svix"), value]),
    );
    expect(await always().verify("{}", svix)).toMatchObject({ id });
    expect(await reasonOf(always().verify("{}", { ...svix, "webhook-id": "another" }))).toBe("missing");
  });

  it("takes one of several signatures, and skips unknown versions", async () => {
    const { "webhook-signature": right = "" } = await signed("{}");
    const other = `v1,${"A".repeat(43)}=`;
    for (const list of [`${other} ${right}`, `${right}  ${other}`, `v1a,AAAA v2 ${right}`])
      expect(await always().verify("{}", await signed("{}", { "webhook-signature": list }))).toMatchObject({ id });
  });

  it("takes what a former secret has signed", async () => {
    const headers = await always({ secret: former }).sign({ id, payload: "{}", timestamp });
    expect(await always({ additionalSecrets: [former] }).verify("{}", headers)).toMatchObject({ id });
    expect(await reasonOf(always().verify("{}", headers))).toBe("mismatch");
  });

  it.each([
    ["missing", { "webhook-id": undefined }],
    ["missing", { "webhook-signature": "" }],
    ["malformed", { "webhook-timestamp": "1674087231abc" }],
    ["malformed", { "webhook-timestamp": "1674087231.5" }],
    ["malformed", { "webhook-timestamp": "-1" }],
    ["malformed", { "webhook-signature": "v2,AAAA" }],
    ["malformed", { "webhook-signature": "v1,A ".repeat(21) }],
    ["malformed", { "webhook-signature": `v1,${"A".repeat(5000)}` }],
    ["mismatch", { "webhook-signature": "v1," }],
    ["mismatch", { "webhook-id": "msg_2" }],
    ["mismatch", { "webhook-timestamp": String(seconds + 1) }],
  ] as const)("rejects as %s: %j", async (reason, changed) => {
    expect(await reasonOf(always().verify("{}", await signed("{}", changed)))).toBe(reason);
  });

  it.each([
    ["another body", "{ }"],
    ["no body", ""],
    ["a body that was parsed", {}],
    ["nothing", undefined],
  ])("rejects %s as a mismatch", async (_, payload) => {
    expect(await reasonOf(always().verify(payload as never, await signed("{}")))).toBe("mismatch");
  });

  it("rejects without headers", async () => {
    for (const none of [undefined, null, {}, new Headers()])
      expect(await reasonOf(always().verify("{}", none as never))).toBe("missing");
  });

  it.each([
    [-301, undefined, "expired"],
    [301, undefined, "expired"],
    [-290, undefined, "verified"],
    [290, undefined, "verified"],
    [-290, 60, "expired"],
    [-1e9, Number.POSITIVE_INFINITY, "verified"],
  ])("an attempt of %d seconds from now, with the tolerance %s, is %s", async (offset, tolerance, expected) => {
    const webhook = createStandardWebhook({ secret, ...(tolerance === undefined ? {} : { tolerance }) });
    const headers = await webhook.sign({ id, payload: "{}", timestamp: new Date(Date.now() + offset * 1000) });
    expect(await reasonOf(webhook.verify("{}", headers))).toBe(expected);
  });

  it("rejects a signed payload that is not a JSON object", async () => {
    await expect(always().verify("[", await signed("["))).rejects.toThrow(SyntaxError);
    await expect(always().verify("[]", await signed("[]"))).rejects.toThrow(TypeError);
  });
});

describe("options", () => {
  it.each([
    [{ secret: "" }, "secret must be a string that is not empty."],
    [{ secret: "whsec_a-b_" }, "secret must be whsec_ and standard Base64."],
    [{ secret: "whsec_QUJD" }, "secret must be Base64 of 24 to 64 bytes, not of 3."],
    [{ secret, additionalSecrets: ["%"] }, "additionalSecrets[0] must be whsec_ and standard Base64."],
    [{ secret, tolerance: -1 }, "tolerance must be a number of seconds, 0 or more."],
    [{ secret, tolerance: Number.NaN }, "tolerance must be a number of seconds, 0 or more."],
  ])("%j are refused", (options, message) => {
    expect(() => createStandardWebhook(options)).toThrow(new TypeError(message));
  });

  it("a secret may lack its prefix", async () => {
    const bare = secret.slice("whsec_".length);
    expect(await always({ secret: bare }).verify("{}", await signed("{}"))).toMatchObject({ id });
  });
});

describe("the published library", () => {
  const theirs = new Webhook(secret);
  const ours = createStandardWebhook({ secret });
  const payloads = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 });
  const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);

  it("verifies what is sent here", async () => {
    await fc.assert(
      fc.asyncProperty(payloads, ids, async (value, own) => {
        const payload = JSON.stringify(value);
        expect(theirs.verify(payload, await ours.sign({ id: own, payload }))).toEqual(JSON.parse(payload));
      }),
      { numRuns: 50 },
    );
  });

  it("sends what is verified here", async () => {
    await fc.assert(
      fc.asyncProperty(payloads, ids, async (value, own) => {
        const payload = JSON.stringify(value);
        const now = new Date();
        const headers = {
          "webhook-id": own,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": theirs.sign(own, now, payload),
        };
        expect((await ours.verify(payload, headers)).payload).toEqual(JSON.parse(payload));
      }),
      { numRuns: 50 },
    );
  });
});
