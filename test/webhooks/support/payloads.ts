import { readFileSync } from "node:fs";
import { emitterEventNames } from "../../../generated/webhooks/names.ts";

/** A payload as it is kept: `name` is the most precise name it is emitted under that the specification lists. */
export type KeptPayload = Readonly<{ file: string; event: string; name: string; text: string }>;
/** What the inventory records about a key of a payload. `type` joins names of JSON types with `|`. */
export type InventoryKey = Readonly<{ type: string; required?: true; shape?: string; items?: string }>;
export type Inventory = Readonly<{
  shapes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By event and action; the action of events without actions is `none`. */
  events: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, InventoryKey>>>>>>;
}>;

const folder = new URL("../payloads/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), "utf8");
const names: ReadonlySet<string> = new Set(emitterEventNames);

export function keptPayloads(): KeptPayload[] {
  const rows: { file: string; event: string; action: string | null }[] = JSON.parse(read("index.json"));
  return rows.map(({ file, event, action }) => {
    const name = `${event}.${action}`;
    return { file, event, name: names.has(name) ? name : event, text: read(file) };
  });
}

export const inventory = (): Inventory => JSON.parse(read("field-inventory.json"));
