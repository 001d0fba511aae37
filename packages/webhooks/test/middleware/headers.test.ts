import { describe, expect, it } from "vitest";
import type { MiddlewareOptions } from "../../src/middleware/pipeline/middleware-options.ts";
import { createNodeMiddleware } from "../../src/middleware/platforms/node.ts";
import { delivery } from "../support/deliveries.ts";
import { recognised, refusedTogether } from "../support/host-headers.ts";
import { platforms } from "../support/platforms.ts";
import { witness } from "../support/receivers.ts";

const own = { "x-host-event": null, "x-host-delivery": null };
const sentAs = (prefix: string, event = "push", id = "d-1") =>
  delivery({ headers: { ...own, [`${prefix}-Event`]: event, [`${prefix}-Delivery`]: id } });

const conventions: readonly (readonly [NonNullable<MiddlewareOptions["headers"]>, string])[] = [
  ["host", "X-Host"],
  ["github", "X-GitHub"],
  ["gitea", "X-Gitea"],
  [{ prefix: "X-Forgejo" }, "X-Forgejo"],
];

describe.each(platforms)("the headers of a host, on %s", (_name, open) => {
  it.each(conventions)("are those of the option %j", async (headers, prefix) => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks, { headers });
    expect((await receiver.send(sentAs(prefix, "push", "d-7"))).status).toBe(200);
    expect(events).toMatchObject([{ id: "d-7", name: "push" }]);
    const others = conventions.filter(([, other]) => other !== prefix);
    for (const [, other] of others) {
      const { status, text } = await receiver.send(sentAs(other));
      expect([status, JSON.parse(text).error]).toEqual([
        400,
        `These headers are missing: ${prefix.toLowerCase()}-event, ${prefix.toLowerCase()}-delivery`,
      ]);
    }
    expect(events).toHaveLength(1);
  });

  it.each(recognised)("are those of %s by default, which sends them all", async (_host, headers) => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks);
    expect((await receiver.send(delivery({ headers }))).status).toBe(200);
    expect(events).toMatchObject([{ id: "d-7", name: "push" }]);
    const forged = delivery({ headers: { ...headers, "x-hub-signature-256": `sha256=${"0".repeat(64)}` } });
    expect((await receiver.send(forged)).status).toBe(400);
    expect(events).toHaveLength(1);
  });

  it.each(refusedTogether)("are refused by default when there is %s", async (_what, headers) => {
    const { webhooks, events, observed } = witness();
    await using receiver = await open(webhooks);
    const { status, text } = await receiver.send(delivery({ headers }));
    expect([status, text]).toEqual([400, expect.stringMatching(/headers of several hosts contradict each other/)]);
    expect([events, observed]).toMatchObject([[], [{ type: "refused", reason: "headers" }]]);
  });

  it.each([
    ["dependabot_alert", "dependency_bot_alert"],
    ["github_app_authorization", "host_app_authorization"],
  ] as const)("%s is the event %s", async (branded, neutral) => {
    const { webhooks, events, observed, log } = witness();
    const handled: string[] = [];
    webhooks.on(neutral, ({ name }) => void handled.push(name));
    webhooks.on(branded as never, ({ name }: { name: string }) => void handled.push(`branded ${name}`));
    await using receiver = await open(webhooks, { headers: "github" });
    expect((await receiver.send(sentAs("X-GitHub", branded))).status).toBe(200);
    expect(events).toMatchObject([{ name: neutral }]);
    expect(handled).toEqual([neutral, `branded ${neutral}`]);
    expect(observed).toMatchObject([{ type: "verified" }, { type: "handled", name: neutral }]);
    expect(log.at("warn")).toEqual([]);
    await webhooks.receive({ id: "1", name: branded, payload: { action: "fixed" } } as never);
    expect(events).toHaveLength(2);
    expect(handled).toHaveLength(4);
  });
});

it.each([
  ["another host", "gitlab"],
  ["no prefix", {}],
  ["an empty prefix", { prefix: "" }],
  ["a prefix that is not a valid header name", { prefix: "X Host" }],
  ["a prefix that ends in a hyphen", { prefix: "X-Host-" }],
  ["null", null],
])("headers: %s is refused, naming the option", (_what, headers) => {
  const { webhooks } = witness();
  expect(() => createNodeMiddleware(webhooks, { headers: headers as never })).toThrow(/^headers must be/);
});
