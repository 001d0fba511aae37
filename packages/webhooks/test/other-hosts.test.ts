import { expect, it } from "vitest";
import { validatePayloads } from "../src/delivery/payload-check.ts";
import { webhookEvents } from "../src/generated/names.ts";
import { examplesOf, hosts } from "./support/payloads.ts";
import { logBook } from "./support/receivers.ts";

it("validate accepts every published delivery of every version of a real host", async () => {
  const log = logBook();
  const check = validatePayloads(log);
  const refused: string[] = [];
  const distinct = new Set<string>();
  for (const host of hosts) {
    for (const event of examplesOf(host)) {
      distinct.add(`${event.name} ${JSON.stringify(event.payload)}`);
      try {
        check({ id: host, ...event });
      } catch (reason) {
        refused.push(`${host}: ${reason}`);
      }
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
