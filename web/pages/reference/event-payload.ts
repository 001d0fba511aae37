import type { Content } from "./documents.ts";

/** A schema of the document of events, which has few of the keywords of JSON Schema. */
export type Schema = Readonly<{
  type?: string | readonly string[];
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  $ref?: string;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Schemas;
  required?: readonly string[];
  additionalProperties?: Schema;
}>;
type Schemas = Readonly<Record<string, Schema>>;

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
export type EventDocument = Readonly<{
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

/** More references in a row are a loop. */
const MAX_REFERENCES = 20;

/** A schema with its references and parts merged at the top; deeper ones stay as they are. */
export function resolved(schema: Schema, defs: Schemas, depth = 0): Schema {
  const { $ref, allOf = [], ...own } = schema;
  if (depth > MAX_REFERENCES) return own;
  const target = $ref === undefined ? undefined : defs[$ref.replace("#/$defs/", "")];
  const parts = [...(target === undefined ? [] : [target]), ...allOf].map((part) => resolved(part, defs, depth + 1));
  const all = [...parts, own];
  const properties = all.flatMap((part) => Object.entries(part.properties ?? {}));
  const required = new Set(all.flatMap((part) => part.required ?? []));
  return {
    ...Object.assign({}, ...all),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.size > 0 && { required: [...required] }),
  };
}

/** A type in a few words, such as `string | null` or `user[]`. */
export function typeText(schema: Schema, defs: Schemas): string {
  if (schema.$ref !== undefined) return schema.$ref.replace("#/$defs/", "");
  const { type, const: fixed, enum: values, anyOf, items } = resolved(schema, defs);
  if (fixed !== undefined) return JSON.stringify(fixed);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (anyOf !== undefined) return anyOf.map((one) => typeText(one, defs)).join(" | ");
  if (type === "array") return `${items === undefined ? "" : typeText(items, defs)}[]`;
  return typeof type === "string" ? type : (type?.join(" | ") ?? "");
}

/**
 * The schema whose keys are worth showing below a value: of the object itself, of an array's items, or of a map's
 * values.
 */
export function innerOf(schema: Schema, defs: Schemas): Schema | undefined {
  const whole = resolved(schema, defs);
  if (whole.properties !== undefined) return whole;
  const next =
    whole.items ?? whole.additionalProperties ?? whole.anyOf?.find((one) => innerOf(one, defs) !== undefined);
  return next === undefined ? undefined : innerOf(next, defs);
}
