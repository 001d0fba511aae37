import { entriesOf, isObject, type JsonObject } from "./json.ts";
import { join } from "./pointer.ts";
import { refusalsOf } from "./unsupported.ts";

export type EventSpec = Readonly<{ name: string; actions: readonly string[] }>;

const format = "webhook-events/1";
const wellFormed = /^[a-z][a-z0-9_]*$/;

/** The events of a webhook specification. An event without `actions` is only ever emitted under its own name. */
export function readEvents(document: JsonObject, file: string): EventSpec[] {
  const refuse = refusalsOf(file);
  if (document["format"] !== format) refuse("#/format", `The format must be ${format}.`);
  if (!isObject(document["events"])) refuse("#/events", "There are no events.");
  return entriesOf(document["events"]).map(([name, event]) => {
    const pointer = join("#/events", name);
    if (!wellFormed.test(name)) refuse(pointer, "An event has a name of lower-case letters, digits and underscores.");
    if (!isObject(event)) return refuse(pointer, "An event is an object.");
    const actions = entriesOf(event["actions"]).map(([action]) => action);
    if ("actions" in event && actions.length === 0)
      refuse(join(pointer, "actions"), "Leave actions out when the event has none.");
    for (const action of actions)
      if (!wellFormed.test(action))
        refuse(
          join(join(pointer, "actions"), action),
          "An action has a name of lower-case letters, digits and underscores.",
        );
    return { name, actions };
  });
}
