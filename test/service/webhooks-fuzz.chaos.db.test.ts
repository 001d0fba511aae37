import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/openapi/operations.js";
import { signatureOf } from "../../packages/webhooks/test/support/deliveries.ts";
import { receiving, TOKEN } from "../handlers/webhooks/receiving.ts";
import { requestsFor } from "./fuzz/requests.ts";

const bounds = {
  seed: 20_260_801,
  numRuns: 150,
  interruptAfterTimeLimit: 60_000,
  markInterruptAsFailure: true,
} as const;

let w: Awaited<ReturnType<typeof receiving>>;
beforeAll(async () => {
  w = await receiving();
  await w.deliver();
});
afterAll(() => w[Symbol.asyncDispose]());

const bug = (): number => w.lines.filter((line) => line.includes("unknown failure")).length;

describe.each([operations.listDeliveries, operations.getDelivery, operations.redeliverDelivery])(
  "$operationId",
  (operation) => {
    it("answers any input of a caller with the token", async () => {
      await fc.assert(
        fc.asyncProperty(requestsFor(operation), async ({ method, path, sent }) => {
          const headers = { ...sent.headers, authorization: `Bearer ${TOKEN}` };
          expect((await w.send(method, path, { ...sent, headers })).status).toBeLessThan(500);
        }),
        bounds,
      );
      expect(bug()).toBe(0);
    });
  },
);

const headerCharacter = fc
  .integer({ min: 0x20, max: 0xff })
  .filter((code) => code !== 0x7f)
  .map((code) => String.fromCharCode(code));
const oddText = fc.string({ unit: headerCharacter, maxLength: 300 });
const events = fc.oneof(fc.constantFrom("issues", "push", "constructor", "__proto__", "*", "error"), oddText);
const ids = fc.oneof(fc.uuid(), fc.constantFrom("", "d-1", "__proto__"), oddText);
const bodies = fc.oneof(
  fc.object().map((payload) => new TextEncoder().encode(JSON.stringify(payload))),
  fc.json().map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 60 }),
  fc
    .constantFrom("{}", '{"action":1}', '{"action":"\\ud800"}', '{"action":{"a":1},"__proto__":1}')
    .map((text) => new TextEncoder().encode(text)),
);

it("receiveWebhook answers any input, signed or not, and handles what it accepts", async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(events, ids, bodies, fc.boolean(), async (event, id, body, isSigned) => {
      const headers = {
        "x-host-event": event,
        "x-host-delivery": id,
        ...(!isSigned && { "x-hub-signature-256": signatureOf(body, "another secret") }),
      };
      const { status } = await w.deliver({ body, headers });
      expect(status).toBeLessThan(500);
      if (status === 202) accepted++;
      if (!isSigned) expect(status).toBe(400);
    }),
    bounds,
  );
  expect(accepted).toBeGreaterThan(5);
  expect(bug()).toBe(0);
  await expect
    .poll(() => w.stores.webhookInbox.counts())
    .toEqual({ waiting: 0, running: 0, dead: 0, handled: accepted + 1 });
});
