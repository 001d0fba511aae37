import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { webhookEvents } from "../../generated/webhooks/names.ts";
import { payloadCheck } from "../../src/webhooks/delivery/payload-check.ts";
import type { ParsedDelivery } from "../../src/webhooks/events/event-types.ts";
import { logBook } from "./support/receivers.ts";

/** Deliveries of several versions of a real code host, as a package publishes them: one folder for each. */
const folder = new URL("../../node_modules/@octokit/webhooks-examples/", import.meta.url);
const hosts = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The host uses its brand in two names. */
const neutral: Readonly<Record<string, string>> = {
  dependabot_alert: "dependency_bot_alert",
  github_app_authorization: "host_app_authorization",
};

type Published = Readonly<{ name: string; examples: readonly object[] }>;

function examplesOf(host: string): ParsedDelivery[] {
  const events: Published[] = JSON.parse(readFileSync(new URL(`${host}/index.json`, folder), "utf8"));
  return events.flatMap(({ name, examples }) =>
    examples.map((payload) => ({ id: host, name: neutral[name] ?? name, payload })),
  );
}

it("validate accepts every published delivery of every version of a real host", async () => {
  const log = logBook();
  const check = payloadCheck(log);
  const refused: string[] = [];
  const distinct = new Set<string>();
  for (const host of hosts) {
    for (const event of examplesOf(host)) {
      distinct.add(`${event.name} ${JSON.stringify(event.payload)}`);
      await check(event).catch((reason: unknown) => refused.push(`${host}: ${reason}`));
    }
  }
  expect(refused).toEqual([]);
  expect(distinct.size).toBe(404);
  // Accepted only because they are unknown: events and actions that are not in the specification.
  const unknown = log.at("warn").map((line) => /"([\w.]+)"/.exec(String(line))?.[1] ?? "");
  for (const name of unknown) {
    const [event = "", action = ""] = name.split(".");
    const actions: readonly string[] | undefined = webhookEvents[event as keyof typeof webhookEvents];
    expect(actions?.includes(action) ?? false, name).toBe(false);
  }
});
