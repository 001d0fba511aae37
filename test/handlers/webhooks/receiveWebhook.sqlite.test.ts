import { describe, expect, it } from "vitest";
import { delivery, PATH, signatureOf } from "../../../packages/webhooks/test/support/deliveries.ts";
import { gate, list } from "../../../packages/webhooks/test/support/gate.ts";
import { recognised, refusedTogether } from "../../../packages/webhooks/test/support/host-headers.ts";
import { checkAnswer } from "../../support/contract.ts";
import { begin } from "../../support/requests.ts";
import { bodyOf, NOTE, receiving } from "./receiving.ts";

type Handled = Readonly<{ id: string; name: string; payload: unknown }>;

describe("a delivery", () => {
  it("is stored, acknowledged at once, and handled with everything that was sent", async () => {
    const slow = gate();
    const handled = list<Handled>();
    await using w = await receiving({
      webhooks: (webhooks) => {
        webhooks.on("issues.opened", slow.handler);
        webhooks.on("issues", ({ id, name, payload }) => handled.add({ id, name, payload }));
        webhooks.on("issues.closed", () => handled.add({ id: "wrong", name: "", payload: "" }));
      },
    });
    const body = bodyOf({ action: "opened", text: "héllo ✓ 😀 \u2028", number: 1e-7 });
    const answer = await w.deliver({ event: "issues", body });
    expect([answer.status, answer.text, answer.headers.get("content-type")]).toEqual([
      202,
      "accepted\n",
      "text/plain; charset=utf-8",
    ]);
    await Promise.all([slow.began, handled.length(1)]);
    expect((await w.stores.webhookInbox.get("d-1"))?.state).toBe("running");
    slow.open();
    await w.becomes("d-1", "handled");
    expect(handled.items).toEqual([{ id: "d-1", name: "issues", payload: JSON.parse(body) }]);
  });

  it("that is a duplicate is acknowledged without being dispatched, whatever its state", async () => {
    const handled = list<string>();
    await using w = await receiving({ webhooks: ({ onAny }) => onAny(({ id }) => handled.add(id)) });
    expect((await w.deliver()).status).toBe(202);
    await w.becomes("d-1", "handled");
    const again = await w.deliver({ body: bodyOf({ changed: true }) });
    expect([again.status, again.text]).toEqual([200, "duplicate\n"]);
    expect((await w.deliver({ id: "d-2" })).status).toBe(202);
    await handled.length(2);
    expect(handled.items).toEqual(["d-1", "d-2"]);
  });

  it("is stored once when received fifty times concurrently", async () => {
    const handled = list<string>();
    await using w = await receiving({ webhooks: ({ onAny }) => onAny(({ id }) => handled.add(id)) });
    const answers = await Promise.all(Array.from({ length: 50 }, () => w.deliver()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 202]);
    await w.becomes("d-1", "handled");
    expect(handled.items).toEqual(["d-1"]);
  });

  it("of an unknown event is received like any other", async () => {
    const handled = list<string>();
    await using w = await receiving({ webhooks: ({ onAny }) => onAny(({ name }) => handled.add(name)) });
    expect((await w.deliver({ event: "not_yet_invented" })).status).toBe(202);
    await handled.length(1);
    expect(handled.items).toEqual(["not_yet_invented"]);
  });

  it("may be signed with an additional secret", async () => {
    await using w = await receiving({
      env: { WEBHOOK_ADDITIONAL_SECRETS: "another secret for tests, and one more for them" },
    });
    const body = bodyOf({});
    const signed = (secret: string, id: string) =>
      w.deliver({ id, body, headers: { "x-hub-signature-256": signatureOf(body, secret) } });
    expect((await signed("another secret for tests", "d-1")).status).toBe(202);
    expect((await signed("and one more for them", "d-2")).status).toBe(202);
    expect((await signed("a third one", "d-3")).status).toBe(400);
  });

  it.each([
    ["of the maximum size", 25 * 1024 * 1024],
    ["just above the size of one part", 1024 * 1024 + 1],
  ])(
    "%s is stored completely, on a server with default limits",
    async (_, bytes) => {
      const handled = list<number>();
      await using w = await receiving({
        webhooks: ({ onAny }) => onAny(({ payload }) => handled.add(JSON.stringify(payload).length)),
      });
      const body = `{"text":"${"x".repeat(bytes - 11)}"}`;
      expect(Buffer.byteLength(body)).toBe(bytes);
      expect((await w.deliver({ body })).status).toBe(202);
      await handled.length(1);
      expect(handled.items).toEqual([bytes]);
      const kept = await w.stores.webhookInbox.get("d-1");
      expect(Buffer.compare(kept?.payload ?? Buffer.alloc(0), Buffer.from(body))).toBe(0);
    },
    60_000,
  );
});

describe("an invalid delivery is refused, and nothing is stored or dispatched", () => {
  const invalid = (text: string | Uint8Array<ArrayBuffer>) => ({ body: text });
  it.each<[what: string, overrides: Parameters<typeof delivery>[0], status: number, reason: string | RegExp]>([
    ["no event name", { headers: { "x-host-event": null } }, 400, /^No X-Host-Event provided\./],
    ["an empty event name", { headers: { "x-host-event": "" } }, 400, /^No X-Host-Event provided\./],
    ["no id", { headers: { "x-host-delivery": null } }, 400, /^No X-Host-Delivery provided\./],
    ["an id that is too long", { id: "x".repeat(256) }, 400, /^No valid X-Host-Delivery\./],
    ["an id of other characters", { id: "a b" }, 400, /^No valid X-Host-Delivery\./],
    ["an id that no path can have", { id: "." }, 400, /^The delivery id must not be \. or \.\.,/],
    ["the other one", { id: ".." }, 400, /^The delivery id must not be \. or \.\.,/],
    ["no signature", { headers: { "x-hub-signature-256": null } }, 400, /^No X-Hub-Signature-256 provided\./],
    ["a signature of another kind", { headers: { "x-hub-signature-256": "sha1=00" } }, 400, /^No valid X-Hub-Sig/],
    ["a signature of another payload", { headers: { "x-hub-signature-256": signatureOf("{}") } }, 400, /signature/],
    ["a payload that is not JSON", invalid(`{"note": "${NOTE}`), 400, "The payload is not JSON."],
    ["a payload that is not UTF-8", invalid(Uint8Array.of(0x7b, 0xff, 0x7d)), 400, /its bytes are not UTF-8/],
    ["JSON that is not an object", invalid(JSON.stringify([NOTE])), 400, /must be an object; it is an array/],
    ["null", invalid("null"), 400, /must be an object; it is null/],
    ["no body", { body: "" }, 400, "No body provided."],
    ["a form", { headers: { "content-type": "application/x-www-form-urlencoded" } }, 415, /must be application\/json/],
    ["no content type", { body: new TextEncoder().encode("{}"), headers: { "content-type": null } }, 415, /must be/],
  ])("%s", async (_, overrides, status, reason) => {
    const handled = list<string>();
    await using w = await receiving({ webhooks: ({ onAny }) => onAny(({ id }) => handled.add(id)) });
    const answer = await w.deliver(overrides);
    expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(reason)]);
    expect(answer.text).not.toContain(NOTE);
    const answered = w.lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 30);
    expect(answered).toMatchObject([{ msg: "answered", operationId: "receiveWebhook", status }]);
    expect(answered[0].code).toMatch(/^(bad_request|bad_signature|malformed_json|bad_payload|unsupported_media_type)$/);
    expect(await w.stores.webhookInbox.counts()).toEqual({ waiting: 0, running: 0, handled: 0, dead: 0 });
    expect((await w.deliver({ id: "a-right-one" })).status).toBe(202);
    await handled.length(1);
    expect(handled.items).toEqual(["a-right-one"]);
  });

  it("lists all missing headers, as text and as JSON", async () => {
    await using w = await receiving();
    const headers = { "x-host-event": null, "x-host-delivery": null, accept: "application/json" };
    expect((await w.deliver({ headers })).json).toMatchObject({
      code: "bad_request",
      detail: expect.stringMatching(/X-Host-Event.*X-Host-Delivery/),
    });
  });

  it("a payload that does not match its event, when payloads are validated", async () => {
    await using w = await receiving({ env: { WEBHOOK_VALIDATE: "true" } });
    const answer = await w.deliver({ event: "push", headers: { accept: "application/json" } });
    expect([answer.status, answer.json]).toEqual([
      400,
      expect.objectContaining({
        code: "bad_payload",
        detail: expect.stringMatching(/^The payload does not fit push: \//),
      }),
    ]);
    expect((await w.stores.webhookInbox.counts()).waiting).toBe(0);
  });

  it("a body beyond 25 MiB, before it is read", async () => {
    await using w = await receiving();
    const { headers } = delivery();
    const { answer } = begin(w.base, "POST", PATH, { ...headers, "content-length": 25 * 1024 * 1024 + 1 });
    const { status, text } = await answer;
    await checkAnswer({ method: "POST", path: PATH, status, mediaType: "text/plain", text });
    expect(status).toBe(413);
  });

  it("an incomplete body", async () => {
    await using w = await receiving({ env: { BODY_TIMEOUT_SECONDS: "1" } });
    const { headers } = delivery();
    const { sending, answer } = begin(w.base, "POST", PATH, { ...headers, "content-length": 10 });
    sending.write("{");
    const { status, text } = await answer;
    sending.destroy();
    await checkAnswer({ method: "POST", path: PATH, status, mediaType: "text/plain", text });
    expect(status).toBe(408);
  });
});

describe("the headers of hosts", () => {
  it.each(recognised)("are recognised for %s", async (_host, headers) => {
    const handled = list<string>();
    await using w = await receiving({ webhooks: ({ onAny }) => onAny(({ id, name }) => handled.add(`${name} ${id}`)) });
    expect((await w.deliver({ headers })).status).toBe(202);
    await handled.length(1);
    expect(handled.items).toEqual(["push d-7"]);
  });

  it.each(refusedTogether)("are refused with %s", async (_what, headers) => {
    await using w = await receiving();
    expect(await w.deliver({ headers })).toMatchObject({
      status: 400,
      text: expect.stringMatching(/headers of several hosts contradict each other/),
    });
    expect((await w.stores.webhookInbox.counts()).waiting).toBe(0);
  });

  it("are named as they were sent in a refusal", async () => {
    await using w = await receiving();
    const headers = { "x-host-event": null, "x-host-delivery": null, "X-GitHub-Event": "push" };
    expect((await w.deliver({ headers })).text).toMatch(/^No X-GitHub-Delivery provided\./);
  });
});

describe("with WEBHOOK_HEADERS", () => {
  const own = { "x-host-event": null, "x-host-delivery": null };

  it.each([
    ["github", "X-GitHub"],
    ["gitea", "X-Gitea"],
    ["X-Forgejo", "X-Forgejo"],
  ])("%s a delivery has the headers %s-Event and %s-Delivery, and a refusal names them", async (setting, prefix) => {
    const handled = list<Handled>();
    await using w = await receiving({
      env: { WEBHOOK_HEADERS: setting },
      webhooks: ({ onAny }) => onAny(({ id, name, payload }) => handled.add({ id, name, payload })),
    });
    const headers = { ...own, [`${prefix}-Event`]: "dependabot_alert", [`${prefix}-Delivery`]: "d-7" };
    expect((await w.deliver({ headers })).status).toBe(202);
    await handled.length(1);
    expect(handled.items).toMatchObject([{ id: "d-7", name: "dependency_bot_alert" }]);
    expect(await w.stores.webhookInbox.get("d-7")).toMatchObject({ name: "dependency_bot_alert" });
    const refused = await w.deliver();
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`${prefix}-Event`);
    expect(refused.text).not.toContain("X-Host");
  });
});

it("large deliveries are accepted while many others have only been declared or just begun", async () => {
  await using w = await receiving();
  const { headers } = delivery();
  const idle = Array.from({ length: 20 }, () =>
    begin(w.base, "POST", PATH, { ...headers, "content-length": 25 * 1024 * 1024 }),
  );
  for (const { sending } of idle.slice(10)) sending.write(Buffer.alloc(100_000));
  const large = bodyOf({ text: "x".repeat(8 * 1024 * 1024) });
  expect((await w.deliver({ body: large })).status).toBe(202);
  for (const { sending } of idle) sending.destroy();
});

it("when memory is exhausted, silent senders are refused with 503 and others are accepted", async () => {
  await using w = await receiving({ env: { BODY_TIMEOUT_SECONDS: "600" } });
  const { headers } = delivery();
  const size = 25 * 1024 * 1024;
  const most = Buffer.alloc(size - 1, 0x20);
  const silent = Array.from({ length: 10 }, () => begin(w.base, "POST", PATH, { ...headers, "content-length": size }));
  await Promise.all(
    silent.map(({ sending }) => new Promise<void>((resolve) => void sending.write(most, () => resolve()))),
  );
  const large = bodyOf({ text: "x".repeat(24 * 1024 * 1024) });
  // Bytes that were written may still be on their way, and a sender is silent only after a second.
  let answer = await w.deliver({ body: large });
  await expect
    .poll(async () => {
      if (answer.status === 503) answer = await w.deliver({ body: large });
      return answer.status;
    })
    .toBe(202);
  const refused = await Promise.any(silent.map(({ answer }) => answer));
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "1"]);
  for (const { sending } of silent) sending.destroy();
});

describe("a service without WEBHOOK_SECRET", () => {
  it("receives nothing", async () => {
    await using w = await receiving({ env: { WEBHOOK_SECRET: "" } });
    const answer = await w.deliver();
    expect([answer.status, answer.text]).toEqual([404, "WEBHOOK_SECRET is not set."]);
  });

  it("does not start with handlers that would never be called", async () => {
    const started = receiving({ env: { WEBHOOK_SECRET: "" }, webhooks: () => undefined });
    await expect(started).rejects.toThrow(/^WEBHOOK_SECRET: expected a secret/);
  });
});

it("an unavailable database is distinguished from a full inbox, and logged once, without the payload", async () => {
  await using w = await receiving();
  await w.storage.knex.schema.renameTable("webhook_payload_parts", "parts_elsewhere");
  for (const id of ["a", "b"]) {
    const answer = await w.deliver({ id, headers: { accept: "application/json" } });
    expect([answer.status, answer.json]).toEqual([503, expect.objectContaining({ code: "storage_unavailable" })]);
    expect(answer.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  }
  expect((await w.stores.webhookInbox.counts()).waiting).toBe(0);
  await w.storage.knex.schema.renameTable("webhook_deliveries", "deliveries_elsewhere");
  const metrics = await w.send("GET", "/metrics", { ip: "direct" });
  expect([metrics.status, metrics.text]).toEqual([200, expect.stringMatching(/^segmark_webhook_waiting nan$/im)]);
  await w.storage.knex.schema.renameTable("deliveries_elsewhere", "webhook_deliveries");
  await w.storage.knex.schema.renameTable("parts_elsewhere", "webhook_payload_parts");
  expect(w.lines.filter((line) => line.includes("could not store a delivery"))).toHaveLength(1);
  expect((await w.deliver({ id: "a" })).status).toBe(202);
});

describe("a full inbox", () => {
  it("refuses new deliveries with Retry-After, and still recognises known ones", async () => {
    const stuck = gate();
    await using w = await receiving({
      env: { WEBHOOK_MAX_WAITING: "2" },
      webhooks: ({ onAny }) => onAny(stuck.handler),
    });
    for (const id of ["a", "b"]) expect((await w.deliver({ id })).status).toBe(202);
    const refused = await w.deliver({ id: "c", headers: { accept: "application/json" } });
    expect([refused.status, refused.json]).toEqual([503, expect.objectContaining({ code: "inbox_full" })]);
    expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect((await w.deliver({ id: "a" })).status).toBe(200);
    stuck.open();
    await w.becomes("b", "handled");
    expect((await w.deliver({ id: "c" })).status).toBe(202);
  });
});
