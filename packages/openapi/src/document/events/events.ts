import { entriesOf, isObject, type Json, type JsonObject, objectOf, textOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import { type Refuse, refusalsOf } from "../tree/refusals.ts";
import { checkPayloadSchemas } from "./check-schemas.ts";
import { type Payload, payloadOf } from "./payloads.ts";

export type EventSpec = Readonly<{
  name: string;
  description: string;
  actions: readonly string[];
  /** The payload of the event itself, if it is not among those of its actions: without actions, or with any action. */
  own: Payload | undefined;
  payloads: readonly Payload[];
}>;
/** A parsed webhook specification. */
export type EventModel = Readonly<{ file: string; defs: JsonObject; events: readonly EventSpec[]; refuse: Refuse }>;

const format = "webhook-events/1";
const namePattern = /^[a-z][a-z0-9_]*$/;
const topKeys = ["format", "delivery", "$defs", "mixins", "events"];
const eventKeys = [
  "description",
  "openActions",
  "optionalAction",
  "mixins",
  "omit",
  "required",
  "properties",
  "narrow",
  "actions",
];
const actionKeys = ["description", "required", "properties", "narrow"];

/**
 * Parses the events of a webhook specification with their payloads. An event without `actions` is only emitted under
 * its own name.
 * @throws Unsupported with file, JSON pointer and reason for everything that would generate incorrect code
 */
export function readEvents(document: JsonObject, file: string): EventModel {
  const refuse = refusalsOf(file);
  if (document["format"] !== format) refuse("#/format", `The format must be ${format}.`);
  refuseUnknownKeys(document, topKeys, "#", refuse);
  if (!isObject(document["events"])) refuse("#/events", "There are no events.");
  checkPayloadSchemas(document, refuse);
  const events = entriesOf(document["events"]).map(([name, event]) => readEvent(document, name, event, refuse));
  return { file, defs: objectOf(document["$defs"]), events, refuse };
}

function readEvent(document: JsonObject, name: string, event: Json, refuse: Refuse): EventSpec {
  const pointer = join("#/events", name);
  if (!namePattern.test(name))
    refuse(pointer, "The name of an event must consist of lower-case letters, digits and underscores.");
  if (!isObject(event)) return refuse(pointer, "An event must be an object.");
  refuseUnknownKeys(event, eventKeys, pointer, refuse);
  if (textOf(event["description"])?.includes("*/") === true)
    refuse(join(pointer, "description"), "A description must not contain */, because it becomes a comment.");
  const actions = entriesOf(event["actions"]);
  if ("actions" in event && actions.length === 0)
    refuse(join(pointer, "actions"), "Leave actions out when the event has none.");
  const isOpen = event["openActions"] === true;
  if (isOpen && actions.length === 0) refuse(join(pointer, "openActions"), "List at least one action as a sample.");
  const isActionOptional = event["optionalAction"] === true;
  if (isActionOptional && actions.length === 0)
    refuse(join(pointer, "optionalAction"), "An event without actions cannot have an optional action.");
  const payload = (action: string | null | undefined): Payload => ({
    name: typeof action === "string" ? `${name}.${action}` : name,
    action,
    isActionOptional,
    ...payloadOf(document, name, action ?? undefined, refuse),
  });
  const payloads = actions.map(([action, node]) => {
    const place = join(join(pointer, "actions"), action);
    if (!namePattern.test(action))
      refuse(place, "The name of an action must consist of lower-case letters, digits and underscores.");
    if (!isObject(node))
      return refuse(place, "An action must be an object; use {} if it has no properties of its own.");
    refuseUnknownKeys(node, actionKeys, place, refuse);
    return payload(action);
  });
  const own = actions.length === 0 ? payload(undefined) : isOpen ? payload(null) : undefined;
  return {
    name,
    description: textOf(event["description"]) ?? "",
    actions: actions.map(([action]) => action),
    own,
    payloads,
  };
}

function refuseUnknownKeys(node: JsonObject, known: readonly string[], pointer: string, refuse: Refuse): void {
  for (const key of Object.keys(node))
    if (!known.includes(key))
      refuse(join(pointer, key), `This key has no meaning here. Known are ${known.join(", ")}.`);
}
