import { expect, it } from "vitest";
import { list } from "../../webhooks/support/gate.ts";
import { bodyOf, DELIVERIES, receiving } from "./receiving.ts";

it("returns a delivery with its attempts and its payload", async () => {
  let failures = 1;
  await using w = await receiving({
    webhooks: ({ on }) =>
      on("star.created", () => {
        if (failures-- > 0) throw new Error("The build server does not answer.");
      }),
  });
  const body = bodyOf({ action: "created", number: 12, list: [null, "é"] });
  await w.deliver({ event: "star", body });
  await w.becomes("d-1", "handled");
  const reported = await w.reported("d-1");
  expect(reported).toMatchObject({
    state: "handled",
    attempts: 2,
    lastError: null,
    nextAttemptAt: null,
    handledAt: expect.any(Number),
    log: [
      { number: 1, outcome: "failed", error: "Error: The build server does not answer." },
      { number: 2, outcome: "handled", error: null },
    ],
  });
  expect(reported.payload).toEqual(JSON.parse(body));
});

it("finds and distinguishes percent-encoded ids with every allowed character", async () => {
  const handled = list<string>();
  await using w = await receiving({ webhooks: ({ onAny }) => onAny(({ id }) => handled.add(id)) });
  const ids = ["a/b", "a%2Fb", "A/B", "?x=1#y", ".x", "...", "..x", "'\"<&;"];
  for (const id of ids) expect((await w.deliver({ id, body: bodyOf({ id }) })).status).toBe(202);
  await handled.length(ids.length);
  for (const id of ids) expect((await w.reported(id)).payload).toMatchObject({ id });
  expect((await w.ask("POST", `${DELIVERIES}/${encodeURIComponent("a/b")}/redeliver`)).status).toBe(202);
});

it("returns a payload that is not JSON as text", async () => {
  await using w = await receiving();
  const payload = new TextEncoder().encode("no JSON");
  await w.services.inbox?.stop();
  await w.stores.webhookInbox.add({ id: "odd", name: "push", action: undefined, payload, receivedAt: 1 }, 10);
  expect((await w.reported("odd")).payload).toBe("no JSON");
});

it.each([
  '{"id":9007199254740993,"list":[-123456789012345678901234567890,{"deep":[1.00000000000000000001]}]}',
  '{"1":12345678901234567,"0":"12345678901234567","text":"\\"12345678901234567\\\\","n":0.1,"big":1e400,"tiny":-1E-400}',
  '{"__proto__":12345678901234567,"a":{"__proto__":{"b":12345678901234567}}}',
  '{"number":"9007199254740993","digits":", 9007199254740993, 1e400"}',
])("returns the numbers of a payload with the digits that were sent: %s", async (body) => {
  await using w = await receiving();
  await w.services.inbox?.stop();
  expect((await w.deliver({ body })).status).toBe(202);
  const { text } = await w.ask("GET", `${DELIVERIES}/d-1`);
  const payload = text.slice(text.indexOf('"payload":') + '"payload":'.length, -1);
  const digits = (json: string): string[] => json.match(/"(?:[^"\\]|\\.)*"|[^\s"]+/g)?.toSorted() ?? [];
  expect(payload.length).toBe(body.length);
  expect(JSON.parse(payload)).toEqual(JSON.parse(body));
  expect(digits(payload)).toEqual(digits(body));
});

it("returns a payload with long numbers that is no JSON, or nested too deeply, as text", async () => {
  await using w = await receiving();
  await w.services.inbox?.stop();
  const texts = {
    open: '{"a":12345678901234567,"b":"',
    number: '{"a":-12345678901234567.}',
    bare: "12345678901234567e",
    deep: `[12345678901234567,${"[".repeat(100_000)}${"]".repeat(100_000)}]`,
  };
  for (const [id, text] of Object.entries(texts)) {
    const payload = new TextEncoder().encode(text);
    await w.stores.webhookInbox.add({ id, name: "push", action: undefined, payload, receivedAt: 1 }, 10);
    expect((await w.reported(id)).payload, id).toBe(text);
  }
  const payload = new TextEncoder().encode("12345678901234567");
  await w.stores.webhookInbox.add({ id: "one", name: "push", action: undefined, payload, receivedAt: 1 }, 10);
  expect((await w.ask("GET", `${DELIVERIES}/one`)).text).toMatch(/"payload":12345678901234567}$/);
});

it("returns a payload that is nested too deeply as text", async () => {
  await using w = await receiving();
  const body = `{"list":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  expect((await w.deliver({ id: "deep", body })).status).toBe(202);
  expect((await w.reported("deep")).payload).toBe(body);
});

it.each([
  ["nobody", 404, "No delivery has this id."],
  ["x".repeat(256), 400, /^No valid id\. id must be text of 1 to 255 characters/],
  ["%00", 400, /^No valid id\./],
  ["a%20b", 400, /^No valid id\./],
])("does not find %s", async (id, status, reason) => {
  await using w = await receiving();
  const answer = await w.ask("GET", `${DELIVERIES}/${id}`);
  expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(reason)]);
});
