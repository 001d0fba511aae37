import { expect, it } from "vitest";
import { list } from "../../../packages/webhooks/test/support/gate.ts";
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
