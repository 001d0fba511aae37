import type { Schema, Schemas } from "./schema.ts";
import type { Content } from "./source.ts";

type Action = Readonly<{
  required?: readonly string[];
  properties?: Schemas;
  narrow?: Readonly<Record<string, Schemas>>;
}>;
export type EventSpec = Action &
  Readonly<{
    description?: string;
    mixins?: readonly string[];
    omit?: readonly string[];
    openActions?: boolean;
    optionalAction?: boolean;
    actions?: Readonly<Record<string, Action>>;
  }>;

/** The document of webhook events, format `webhook-events/1`. */
export type EventDocument = Content &
  Readonly<{
    delivery: Readonly<{ headers: Readonly<Record<"event" | "id" | "signature", string>> }>;
    $defs: Schemas;
    mixins: Readonly<Record<string, Schemas>>;
    events: Readonly<Record<string, EventSpec>>;
  }>;

/** Errors: for a document of another format */
export function eventsOf(document: Content): EventDocument {
  if (document["format"] !== "webhook-events/1") throw new Error(`format ${String(document["format"])}`);
  return document as unknown as EventDocument;
}

const objectOf = (required: readonly string[], properties: Schemas): Schema => ({
  type: "object",
  required,
  properties,
});

/**
 * The payload of a delivery as one schema: its action, the keys of the action, those of the event and those of its
 * mixins. What is named first wins.
 * @param action undefined for an event without actions
 */
export function payloadOf({ mixins, events }: EventDocument, name: string, action: string | undefined): Schema {
  const event = events[name] ?? {};
  const own: Action = (action === undefined ? undefined : event.actions?.[action]) ?? {};
  const mixed = Object.entries(Object.assign({}, ...(event.mixins ?? []).map((one) => mixins[one])) as Schemas);
  const context = Object.fromEntries(mixed.filter(([key]) => event.omit?.includes(key) !== true));
  const properties: Record<string, Schema> = { ...context, ...event.properties, ...own.properties };
  for (const [key, fields] of [event, own].flatMap(({ narrow = {} }) => Object.entries(narrow)))
    properties[key] = { allOf: [properties[key] ?? {}, objectOf(Object.keys(fields), fields)] };
  const required = [...(own.required ?? []), ...(event.required ?? [])];
  if (action === undefined) return objectOf(required, properties);
  const actionSchema: Schema = event.openActions === true ? { type: "string" } : { const: action };
  return objectOf(event.optionalAction === true ? required : ["action", ...required], {
    action: actionSchema,
    ...properties,
  });
}
