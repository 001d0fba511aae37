import { globSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compile, projectOptions } from "../../../../test/support/compiler.ts";
import { json, madeOf, pets } from "./support.ts";

/** Each line compiles or, if marked as an error, must not compile. */
const uses = `
import { createFetchHandler } from "@segmark/openapi/fetch";
import { createSender as createCallbacks, type Payload } from "./generated/outgoing/callbacks/send.ts";
import * as receiving from "./generated/outgoing/webhooks/index.ts";
import { createSender as createWebhooks } from "./generated/outgoing/webhooks/send.ts";
import type { callbacks as Callbacks, webhooks as Webhooks } from "./generated/types.ts";

const callbacks = createCallbacks({ secret: "s" });
const webhooks = createWebhooks();
const url = "https://a.example";
export const paid: Payload<"onPaid"> = { order: 1 };
export async function run() {
  const reply = await callbacks.onPaid(url, paid, { timeoutMs: 10, headers: { a: "b" } });
  if (reply.status === 200) reply.body.id.toUpperCase();
  else if (reply.status === 410) reply.body.toUpperCase();
  else reply satisfies { status: 204; body: undefined };
  await webhooks.petGone(url);
  await webhooks.petGone(new URL(url), { id: 1 });
  // @ts-expect-error the payload is required
  await callbacks.onPaid(url);
  // @ts-expect-error order is a number
  await callbacks.onPaid(url, { order: "1" });
  // @ts-expect-error there is no such callback
  await callbacks.onPaied(url, paid);
}
export const named: keyof Webhooks = "newPet";
export type Sent = Callbacks["onPaid"]["post"]["requestBody"]["content"]["application/json"];
export const sent: Sent = { order: 1 };
// @ts-expect-error there is no such webhook
export const unknown: keyof Webhooks = "onPaid";

export const handle = createFetchHandler({
  generated: receiving,
  signature: { secret: "s" },
  handlers: {
    newPet: async ({ body }: receiving.Input<"newPet">) => ({ status: 204, personal: body.id > 0 }),
    petGone: async ({ body, header }: receiving.Input<"petGone">) => ({ status: 204, personal: body?.id === header["X-Event-Id"] }),
  } satisfies receiving.Handlers,
});
`;

describe("webhooks and callbacks", () => {
  it("have types for senders and receivers", async () => {
    await using made = await madeOf(pets);
    writeFileSync(`${made.path}/uses.ts`, uses);
    const files = globSync(`${made.path}/{uses.ts,generated/**/*.ts}`);
    expect(files.length).toBeGreaterThan(20);
    expect(compile(files, projectOptions({ skipLibCheck: false }))).toEqual([]);
  });

  it("are generated of OpenAPI 3.0, which has callbacks alone", async () => {
    const { webhooks: _, ...rest } = pets;
    await using made = await madeOf({ ...rest, openapi: "3.0.4" });
    const { generated } = await made.load("callbacks");
    expect(Object.keys(generated.operations)).toEqual(["onPaid"]);
    expect(made.run.changes.some(({ path }) => path.includes("/outgoing/webhooks/"))).toBe(false);
    expect(readFileSync(`${made.path}/generated/types.ts`, "utf8")).toContain(
      "export type webhooks = Record<string, never>;",
    );
  });

  it("have no code in the service, which is generated without what they alone need", async () => {
    await using made = await madeOf(pets);
    const [service] = made.run.services;
    expect(service?.model.operations.map(({ operationId }) => operationId)).toEqual(["createOrder"]);
    expect(service?.outgoing.map(({ kind, model }) => [kind, model.operations.map(({ path }) => path)])).toEqual([
      ["webhooks", ["/newPet", "/pet.gone"]],
      ["callbacks", ["/onPaid"]],
    ]);
    expect(readFileSync(`${made.path}/generated/outgoing/callbacks/types.ts`, "utf8")).not.toMatch(/Pet|Unused/);
  });

  it("are removed with their files when the document has them no more", async () => {
    await using made = await madeOf(pets);
    const { webhooks: _, ...rest } = pets;
    writeFileSync(`${made.path}/openapi.json`, JSON.stringify(rest));
    const { generation } = await import("../../src/codegen/generation.ts");
    const spec = { spec: `${made.path}/openapi.json`, out: `${made.path}/generated`, handlers: undefined };
    const { changes } = await generation({ specs: [spec], events: undefined, command: "test" });
    const removed = changes.filter(({ state }) => state === "superfluous").map(({ path }) => path);
    expect(removed.length).toBeGreaterThan(8);
    expect(removed.every((path) => path.includes("/outgoing/webhooks/"))).toBe(true);
  });

  it("that cannot be generated are left out with a note, and the service is not", async () => {
    const money = { post: { requestBody: json({ type: "money" }), responses: {} } };
    await using made = await madeOf({ ...pets, webhooks: { sold: money } });
    const [service] = made.run.services;
    expect(service?.outgoing.map(({ kind }) => kind)).toEqual(["callbacks"]);
    expect(service?.model.notes).toMatchObject([
      {
        pointer: "#/webhooks/sold/post/requestBody/content/application~1json/schema/type",
        reason: '"money" is not a type of JSON Schema.',
        operations: ["sold"],
        isLeftOut: true,
      },
    ]);
  });
});
