import { describe, expect, it } from "vitest";
import { InvalidSignatureError } from "../../src/events/errors.ts";
import { delivery, PATH, SECRET, type Sent, signatureOf } from "../support/deliveries.ts";
import { platforms } from "../support/platforms.ts";
import { witness } from "../support/receivers.ts";

/** Is in every payload below, so that it is found wherever a payload is written. */
const MARK = "mark-of-the-payload";
const body = JSON.stringify({ note: MARK });
const sent = (changed: Parameters<typeof delivery>[0] = {}): Sent => delivery({ body, ...changed });
const headers = (changed: Readonly<Record<string, string | null>>): Sent => sent({ headers: changed });

type Bad = readonly [what: string, sent: Sent, status: number, reason: string];

const bad: Bad[] = [
  ["no event header", headers({ "x-host-event": null }), 400, "headers"],
  ["no id header", headers({ "x-host-delivery": null }), 400, "headers"],
  ["no signature header", headers({ "x-hub-signature-256": null }), 400, "headers"],
  ["only the old signature", headers({ "x-hub-signature-256": null, "x-hub-signature": "sha1=00" }), 400, "headers"],
  ["an empty signature", headers({ "x-hub-signature-256": "" }), 400, "signature"],
  ["a signature without its prefix", headers({ "x-hub-signature-256": signatureOf(body).slice(7) }), 400, "signature"],
  ["a signature in upper case", headers({ "x-hub-signature-256": signatureOf(body).toUpperCase() }), 400, "signature"],
  ["a signature of SHA-1", headers({ "x-hub-signature-256": `sha1=${"0".repeat(40)}` }), 400, "signature"],
  ["a signature of another body", headers({ "x-hub-signature-256": signatureOf(`${body} `) }), 400, "signature"],
  ["a form", headers({ "content-type": "application/x-www-form-urlencoded" }), 415, "media_type"],
  ["truncated JSON", sent({ body: body.slice(0, -2) }), 400, "json"],
  ["a string that contains JSON", sent({ body: `x${body}` }), 400, "json"],
  [
    "bytes that are not UTF-8",
    sent({ body: new Uint8Array([...Buffer.from(`{"a":"${MARK}`), 0xff, 0x22, 0x7d]) }),
    400,
    "json",
  ],
  ["an array", sent({ body: `["${MARK}"]` }), 400, "payload"],
  ["a string", sent({ body: `"${MARK}"` }), 400, "payload"],
  ["a body that is too large", sent({ body: JSON.stringify({ note: MARK.repeat(100) }) }), 413, "size"],
];

describe.each(platforms)("bad input on %s", (_name, open) => {
  it.each(bad)(
    "%s: rejected, one line in the log, nothing dispatched, no secret and no payload revealed",
    async (...row) => {
      const [, request, status, reason] = row;
      const { webhooks, log, observed, events } = witness();
      await using receiver = await open(webhooks, { maxBytes: 1000 });
      const got = await receiver.send(request);
      expect(got.status).toBe(status);
      expect(JSON.parse(got.text)).toEqual({ error: expect.stringMatching(/./) });
      expect(events).toEqual([]);
      expect(observed.filter(({ type }) => type !== "verified")).toEqual([
        { type: "refused", id: expect.any(String), name: expect.any(String), reason },
      ]);
      expect(log.at("info", "warn", "error")).toHaveLength(1);
      for (const reported of [log.text(), got.text, JSON.stringify(observed)]) {
        expect(reported).not.toContain(MARK);
        expect(reported).not.toContain(SECRET);
        expect(reported).not.toContain(signatureOf(body).slice(7));
      }
    },
  );

  it.each(bad.filter(([, , , reason]) => reason === "signature"))(
    "%s: a warning in one line, and the error for onError",
    async (_what, request) => {
      const { webhooks, log } = witness();
      const errors: unknown[] = [];
      webhooks.onError((error) => void errors.push(error));
      await using receiver = await open(webhooks);
      expect((await receiver.send(request)).status).toBe(400);
      expect(log.at("error")).toEqual([]);
      expect(log.at("warn")).toEqual([
        expect.stringMatching(/^Delivery d-1 \(push\) was rejected with 400: The (?:delivery|signature) [^\n]+\.$/),
      ]);
      expect(errors).toEqual([expect.any(AggregateError)]);
    },
  );

  it("a handler that fails with a signature error of its own is an error", async () => {
    const { webhooks, log } = witness();
    webhooks.on("push", () => {
      throw new InvalidSignatureError("mismatch", "of another delivery");
    });
    await using receiver = await open(webhooks);
    expect((await receiver.send(sent())).status).toBe(500);
    expect(log.at("error")).toEqual([expect.any(AggregateError)]);
  });

  it("a replayed delivery is reported as a duplicate", async () => {
    const { webhooks, log, observed, events } = witness();
    await using receiver = await open(webhooks, { deduplicate: true });
    await receiver.send(sent());
    expect((await receiver.send(sent())).text).toBe("duplicate\n");
    expect(events).toHaveLength(1);
    expect(observed.filter(({ type }) => type === "refused")).toEqual([
      { type: "refused", id: "d-1", name: "push", reason: "duplicate" },
    ]);
    expect(log.at("info", "warn", "error")).toHaveLength(1);
    expect(log.text()).not.toContain(MARK);
  });

  it.each([
    ["an unknown event", sent({ event: "brand_new" })],
    ["an unknown action", sent({ event: "issues", body: `{"action":"brand_new","note":"${MARK}"}` })],
    ["an event named like a property of objects", sent({ event: "__proto__" })],
    ["an action named like a property of objects", sent({ event: "issues", body: '{"action":"constructor"}' })],
    ["an event called error", sent({ event: "error" })],
    ["an event called *", sent({ event: "*" })],
  ])("%s is accepted, and reaches only onAny", async (_what, request) => {
    const { webhooks, log, observed, events } = witness();
    webhooks.on(["issues.opened", "push"], () => expect.unreachable());
    webhooks.onError(() => expect.unreachable());
    await using receiver = await open(webhooks);
    expect((await receiver.send(request)).status).toBe(200);
    expect(events).toHaveLength(1);
    expect(observed.map(({ type }) => type)).toEqual(["verified", "handled"]);
    expect(log.at("info", "warn", "error")).toEqual([]);
    expect(log.text()).not.toContain(MARK);
  });

  it("a failed handler is logged without the payload", async () => {
    const { webhooks, log } = witness();
    webhooks.on("push", () => {
      throw new Error("out of paper");
    });
    await using receiver = await open(webhooks);
    expect((await receiver.send(sent())).status).toBe(500);
    expect(log.at("info", "warn", "error")).toHaveLength(1);
    expect(log.text()).toContain("out of paper");
    expect(log.text()).not.toContain(MARK);
  });

  it("requests for another path, or another method, are ignored", async () => {
    const { webhooks, log, observed } = witness();
    await using receiver = await open(webhooks);
    await receiver.send(sent({ path: `${PATH}/more` }));
    await receiver.send(sent({ method: "PUT" }));
    expect([log.at("debug", "warn", "error"), observed]).toEqual([[], []]);
  });
});
