import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import type { EventType } from "../../src/domain/outgoing/event.ts";
import type { NewOutgoingDelivery } from "../../src/storage/outgoing/deliveries.ts";

/** The secrets of a file of subscriptions, which nobody may log or print. */
export const SECRETS = ["hidden-in-the-path", "hidden-in-the-query", "hidden-in-the-secret"] as const;

/** A subscription to a port of this machine on which nobody listens. */
export const deaf = (name: string, events: readonly EventType[] = ["vote.up"]) => ({
  name,
  format: "sponsorblock",
  url: `http://127.0.0.1:1/${SECRETS[0]}?key=${SECRETS[1]}`,
  secret: SECRETS[2],
  allowPrivate: true,
  events,
});

let folder: string | undefined;
let written = 0;

/** The path of a file with these subscriptions, which goes when this process does. */
export function writtenSubscriptions(subscriptions: readonly object[]): string {
  const inside = folder ?? mkdtempSync(join(tmpdir(), "segmark-subscriptions-"));
  if (folder === undefined) process.once("exit", () => rmSync(inside, { recursive: true, force: true }));
  folder = inside;
  written += 1;
  const path = join(inside, `${written}.yaml`);
  writeFileSync(path, stringify({ subscriptions }));
  return path;
}

/** A delivery of a test event. */
export const outgoingRow = (
  subscription: string,
  number: number,
  { at = Date.now(), ...more }: Partial<NewOutgoingDelivery> = {},
): NewOutgoingDelivery => ({
  subscription,
  number,
  eventId: `event-${number}`,
  event: { type: "test", data: { message: "Hello" } },
  at,
  state: "dead",
  stateAt: at,
  ...more,
});
