import { expect, it } from "vitest";
import { gate } from "../../../packages/webhooks/test/support/gate.ts";
import { DELIVERIES, receiving } from "./receiving.ts";

const again = (id: string): string => `${DELIVERIES}/${id}/redeliver`;

it("a failing delivery is retried, becomes dead after its last attempt, and is handled when redelivered", async () => {
  let works = false;
  await using w = await receiving({
    env: { WEBHOOK_MAX_ATTEMPTS: "2" },
    webhooks: ({ on }) =>
      on("push", () => {
        if (!works) throw new Error("The build server does not answer.");
      }),
  });
  await w.deliver();
  await w.becomes("d-1", "dead");
  expect(await w.reported("d-1")).toMatchObject({
    attempts: 2,
    nextAttemptAt: null,
    lastError: "Error: The build server does not answer.",
  });
  const { json } = await w.ask("GET", DELIVERIES, { query: { state: "dead" } });
  expect(json).toMatchObject({ deliveries: [{ id: "d-1", state: "dead" }] });
  expect((await w.send("GET", "/metrics", { ip: "direct" })).text).toMatch(/^segmark_webhook_dead 1$/m);

  works = true;
  const answer = await w.ask("POST", again("d-1"));
  expect([answer.status, answer.text]).toEqual([202, "accepted\n"]);
  await w.becomes("d-1", "handled");
  expect(await w.reported("d-1")).toMatchObject({
    attempts: 1,
    lastError: null,
    log: [
      { number: 1, outcome: "failed" },
      { number: 2, outcome: "failed" },
      { number: 3, outcome: "handled" },
    ],
  });
  expect((await w.send("GET", "/metrics", { ip: "direct" })).text).toMatch(
    /^segmark_webhook_attempts_total\{outcome="failed"\} 2$/m,
  );
});

it("a delivery that was handled is handled again, on request only", async () => {
  let times = 0;
  await using w = await receiving({ webhooks: ({ onAny }) => onAny(() => void times++) });
  await w.deliver();
  await w.becomes("d-1", "handled");
  expect((await w.deliver()).status).toBe(200);
  expect((await w.ask("POST", again("d-1"))).status).toBe(202);
  await expect.poll(() => times).toBe(2);
});

it("a delivery that is being handled is left alone", async () => {
  const slow = gate();
  await using w = await receiving({ webhooks: ({ onAny }) => onAny(slow.handler) });
  await w.deliver();
  await slow.began;
  const answer = await w.ask("POST", again("d-1"), { headers: { accept: "application/json" } });
  expect([answer.status, answer.json]).toEqual([409, expect.objectContaining({ code: "delivery_running" })]);
  slow.open();
  await w.becomes("d-1", "handled");
});

it.each([
  ["nobody", 404],
  ["x".repeat(256), 400],
])("does not find %s", async (id, status) => {
  await using w = await receiving();
  expect((await w.ask("POST", again(id))).status).toBe(status);
});
