import { expect, it } from "vitest";
import { DELIVERIES, receiving } from "./receiving.ts";

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
