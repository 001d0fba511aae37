import { readdirSync, readFileSync } from "node:fs";
import { emitterEventNames } from "../../src/generated/names.ts";
import { validators } from "../../src/generated/validators.js";

/**
 * The payload of a real delivery.
 * - `name` the most precise name it is emitted under that the specification lists
 * - `id`   its event and its action, if it has one
 */
export type Example = Readonly<{
  id: string;
  event: string;
  action: string | null;
  name: string;
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
}>;
/** What the inventory records about a key of a payload. `type` joins names of JSON types with `|`. */
export type InventoryKey = Readonly<{ type: string; required?: true; shape?: string; items?: string }>;
export type Inventory = Readonly<{
  shapes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By event and action; the action of events without actions is `none`. */
  events: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, InventoryKey>>>>>>;
}>;

/** Deliveries of several versions of a real code host, one folder for each, the newest first. */
const published = new URL("../../../../node_modules/@octokit/webhooks-examples/", import.meta.url);
export const hosts: readonly string[] = readdirSync(published, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** The host uses its brand in two names. */
const neutral: Readonly<Record<string, string>> = {
  dependabot_alert: "dependency_bot_alert",
  github_app_authorization: "host_app_authorization",
};

type Published = Readonly<{ name: string; examples: readonly Readonly<Record<string, unknown>>[] }>;

/** Every example that a version of the host publishes. */
export function examplesOf(host: string): { name: string; payload: Readonly<Record<string, unknown>> }[] {
  const events: Published[] = JSON.parse(readFileSync(new URL(`${host}/index.json`, published), "utf8"));
  return events.flatMap(({ name, examples }) => examples.map((payload) => ({ name: neutral[name] ?? name, payload })));
}

const names: ReadonlySet<string> = new Set(emitterEventNames);

/** The example with the most fields of each event and action of the specification. */
export function examplePayloads(): Example[] {
  const found = new Map<string, Example>();
  for (const host of hosts)
    for (const { name: event, payload } of examplesOf(host)) {
      const action = typeof payload["action"] === "string" ? payload["action"] : null;
      const id = action === null ? event : `${event}.${action}`;
      const name = names.has(id) ? id : event;
      const text = JSON.stringify(payload, null, 2);
      if (!(name in validators) || fieldsIn(text) <= fieldsIn(found.get(id)?.text)) continue;
      const bytes = new TextEncoder().encode(text);
      found.set(id, { id, event, action, name, text, bytes });
    }
  return [...found.values()];
}

const fieldsIn = (text = ""): number => text.split('": ').length;

export const inventory = (): Inventory =>
  JSON.parse(readFileSync(new URL("../field-inventory.json", import.meta.url), "utf8"));
