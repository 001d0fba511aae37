import { describe, expect, it } from "vitest";
import { delivery, PATH, PUSH, type Sent, signatureOf } from "../../support/deliveries.ts";
import { ELSEWHERE, type Got, platforms } from "../../support/platforms.ts";
import { witness } from "../../support/receivers.ts";

type Row = readonly [what: string, sent: Sent, status: number, body: string | RegExp];

const headers = (changed: Readonly<Record<string, string | null>>): Sent => delivery({ headers: changed });
const type = (contentType: string | null): Sent => headers({ "content-type": contentType });
const body = (text: string): Sent => delivery({ body: text });
const missing = (names: string): RegExp => new RegExp(`"error":"[^"]*: ${names}"`);
const wrongType = /"error":"[^"]*application\/json/;
const mismatch = /"error":"Error: [^"]+"/;

const byHeaders: Row[] = [
  ["another path", delivery({ path: "/elsewhere" }), ELSEWHERE, ""],
  ["a longer path", delivery({ path: `${PATH}/more` }), ELSEWHERE, ""],
  ["GET", delivery({ method: "GET" }), 404, /"error":"[^"]*GET \/api\/host\/webhooks/],
  ["PUT", delivery({ method: "PUT" }), 404, /"error":"[^"]*PUT \/api\/host\/webhooks/],
  ["OPTIONS", delivery({ method: "OPTIONS" }), 404, /"error":"[^"]*OPTIONS /],
  ["HEAD", delivery({ method: "HEAD" }), 404, ""],
  [
    "a wrong method and a wrong type",
    delivery({ method: "PUT", headers: { "content-type": "text/plain" } }),
    404,
    /PUT/,
  ],
  ["no Content-Type", { ...type(null), body: new TextEncoder().encode(PUSH) }, 415, wrongType],
  ["a form", type("application/x-www-form-urlencoded"), 415, wrongType],
  ["text", type("text/plain"), 415, wrongType],
  ["a type with the same beginning", type("application/json5"), 415, wrongType],
  ["a type with a suffix", type("application/vnd.host+json"), 415, wrongType],
  ["a wrong type and no headers", headers({ "content-type": "text/plain", "x-host-event": null }), 415, wrongType],
  ["no event", headers({ "x-host-event": null }), 400, missing("x-host-event")],
  ["no signature", headers({ "x-hub-signature-256": null }), 400, missing("x-hub-signature-256")],
  ["no id", headers({ "x-host-delivery": null }), 400, missing("x-host-delivery")],
  [
    "none of the three",
    headers({ "x-host-event": null, "x-hub-signature-256": null, "x-host-delivery": null }),
    400,
    missing("x-host-event, x-hub-signature-256, x-host-delivery"),
  ],
];

const byBody: Row[] = [
  ["a wrong signature", headers({ "x-hub-signature-256": signatureOf("other") }), 400, mismatch],
  ["a signature of another secret", headers({ "x-hub-signature-256": signatureOf(PUSH, "other") }), 400, mismatch],
  ["an empty signature", headers({ "x-hub-signature-256": "" }), 400, mismatch],
  ["an empty body", body(""), 400, mismatch],
  ["a body that is not JSON", body("{"), 400, /"error":"SyntaxError: [^"]+"/],
  ["a body that is not JSON, and a wrong signature", { ...delivery(), body: "{" }, 400, mismatch],
  ["null", body("null"), 400, /"error":"TypeError: [^"]+"/],
  ["a number", body("7"), 400, /"error":"TypeError: [^"]+"/],
  ["an array", body("[]"), 400, /"error":"TypeError: [^"]+"/],
  ["an empty event name", delivery({ event: "" }), 500, /"error":"Error: [^"]+"/],
  ["a delivery", delivery(), 200, "ok\n"],
  ["a delivery without an id", delivery({ id: "" }), 200, "ok\n"],
  ["an unknown event", delivery({ event: "brand_new" }), 200, "ok\n"],
  ["a type in capitals", type("Application/JSON"), 200, "ok\n"],
  ["a type with a charset", type("application/json; charset=utf-8"), 200, "ok\n"],
  ["a type with spaces", type("application/json  ;charset=utf-8"), 200, "ok\n"],
  ["slashes at the end", delivery({ path: `${PATH}///` }), 200, "ok\n"],
  ["a query", delivery({ path: `${PATH}?x=/` }), 200, "ok\n"],
  ["a slash before a query", delivery({ path: `${PATH}/?x=1` }), 200, "ok\n"],
  ["a byte order mark", body(`\uFEFF${PUSH}`), 200, "ok\n"],
];

const bytes = (text: string): string => String(new TextEncoder().encode(text).byteLength);

function expectAnswer({ status, headers: got, text }: Got, [, , wanted, wantedBody]: Row): void {
  expect(status).toBe(wanted);
  if (typeof wantedBody === "string") expect(text).toBe(wantedBody);
  else expect(text).toMatch(wantedBody);
  if (status === ELSEWHERE) return;
  expect(got.get("content-type")).toBe(text === "ok\n" ? "text/plain" : "application/json");
  expect(got.get("accept")).toBe(status === 404 ? null : "application/json");
  if (text !== "") expect(got.get("content-length")).toBe(bytes(text));
  if (text.startsWith("{")) expect(Object.keys(JSON.parse(text))).toEqual(["error"]);
}

describe.each(platforms)("on %s", (_name, open) => {
  it.each(byHeaders)("%s: nothing is dispatched", async (...row) => {
    const { webhooks, events, log } = witness();
    await using receiver = await open(webhooks);
    expectAnswer(await receiver.send(row[1]), row);
    expect(events).toEqual([]);
    expect(log.at("error", "warn", "debug")).toEqual([]);
  });

  it.each(byBody)("%s", async (...row) => {
    const { webhooks, events, log } = witness();
    const failures: unknown[] = [];
    webhooks.onError((error) => failures.push(error));
    await using receiver = await open(webhooks);
    expectAnswer(await receiver.send(row[1]), row);
    expect(events).toHaveLength(row[2] === 200 ? 1 : 0);
    const isSigned = row[3] !== mismatch;
    expect(log.at("error")).toEqual(row[2] === 200 || !isSigned ? [] : [expect.any(AggregateError)]);
    expect(log.at("warn")).toEqual(isSigned ? [] : [expect.stringMatching(/^Delivery [^\n]+$/)]);
    expect(log.at("debug")).toEqual([expect.stringContaining(row[1].headers["x-host-event"] ?? "")]);
    expect(failures).toHaveLength(row[2] === 200 ? 0 : 1);
  });

  const thrown: [what: string, reason: unknown, body: string | RegExp][] = [
    ["an error", new RangeError("too far"), '{"error":"RangeError: too far"}'],
    ["an error beyond ASCII", new Error("zu früh 😀"), '{"error":"Error: zu früh 😀"}'],
    ["an error with a status", Object.assign(new Error("no such user"), { status: 404 }), /no such user/],
    ["an error with a status of success", Object.assign(new Error("fine"), { status: 200 }), /fine/],
    ["an error with an impossible status", Object.assign(new Error("odd"), { status: "x" }), /odd/],
    ["an error without a message", new TypeError(), /^\{"error":"Error: [^"]+"\}$/],
    ["a string", "just text", /just text/],
    ["undefined", undefined, /"error":"Error: /],
    ["null", null, /"error":"Error: /],
    ["a frozen error", Object.freeze(new Error("cold")), /cold/],
    ["a symbol", Symbol("s"), /"error":"Error: /],
    ["an object that is not an error", { code: 7 }, /"error":"Error: /],
    ["an error whose message is a symbol", Object.assign(new Error(), { message: Symbol("m") }), /"error":"/],
  ];

  it.each(thrown)("a handler throws %s: 500, logged once", async (_what, reason, text) => {
    const { webhooks, log } = witness();
    webhooks.on("push", () => {
      throw reason;
    });
    await using receiver = await open(webhooks);
    expectAnswer(await receiver.send(delivery()), ["", delivery(), 500, text]);
    expect(log.at("error")).toHaveLength(1);
  });

  it("responds with the failure that came first", async () => {
    const { webhooks } = witness();
    webhooks.on("push", () => Promise.resolve().then(() => Promise.reject(new Error("second"))));
    webhooks.on("push", () => {
      throw new Error("first");
    });
    await using receiver = await open(webhooks);
    expect((await receiver.send(delivery())).text).toBe('{"error":"Error: first"}');
  });

  it("hides messages of handlers with exposeErrors: false, but not why a delivery is rejected", async () => {
    const { webhooks } = witness();
    webhooks.on("push", () => {
      throw new Error("password: hunter2");
    });
    await using receiver = await open(webhooks, { exposeErrors: false });
    const failed = await receiver.send(delivery());
    expect(failed.status).toBe(500);
    expect(failed.text).toMatch(/^\{"error":"Error: [^"]+"\}$/);
    expect(failed.text).not.toContain("hunter2");
    expect((await receiver.send(body("{"))).text).toMatch(/SyntaxError: .*JSON/);
  });

  it("accepts a partial log", async () => {
    const { webhooks } = witness();
    const warnings: unknown[] = [];
    await using receiver = await open(webhooks, { log: { warn: (line) => warnings.push(line) } });
    expect((await receiver.send(delivery())).status).toBe(200);
  });

  it("ignores a log that throws", async () => {
    const { webhooks } = witness();
    const broken = (): never => {
      throw new Error("disk full");
    };
    const log = { debug: broken, info: broken, warn: broken, error: broken };
    await using receiver = await open(webhooks, { log });
    expect((await receiver.send(delivery())).status).toBe(200);
    expect((await receiver.send(type("text/plain"))).status).toBe(415);
    expect((await receiver.send(body("{"))).status).toBe(400);
  });
});
