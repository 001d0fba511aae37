import {
  contradiction,
  type HeaderNames,
  type HeaderRecognition,
  headerRecognition,
} from "../delivery/header-names.ts";
import { neutralName } from "../events/event-alias.ts";

/** A delivery relayed by the proxy. `payload` is the text that is verified and forwarded. */
export type ProxiedDelivery = Readonly<{
  id: string;
  name: string;
  signature: string;
  payload: string;
  action: string | undefined;
  /** Of the headers it came with. */
  names: HeaderNames;
}>;

/**
 * Either a delivery, or the fields missing from the message; `["JSON"]` if it is not a JSON object. `similar` is a
 * field that is the name of the event in another header convention.
 */
export type ReadMessage = Readonly<
  { delivery: ProxiedDelivery } | { missing: readonly string[]; similar?: string } | { contradiction: string }
>;

/** Fields in which proxies relay the raw body; only that text is guaranteed to match the signature. */
const rawFields = ["rawdata", "rawbody", "bodyraw", "raw_body", "body_raw"];

type Fields = ReadonlyMap<string, unknown>;
type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first of the fields that is a non-empty string. */
const firstText = (fields: Fields, ...names: readonly string[]): string | undefined =>
  names.map((name) => fields.get(name)).find((value): value is string => typeof value === "string" && value !== "");

const isEventField = (field: string): boolean => /^[a-z0-9-]{1,100}-event$/.test(field);

function payloadOf(fields: Fields): string | undefined {
  const body = fields.get("body");
  const raw = firstText(fields, ...rawFields, "body");
  if (raw !== undefined) return raw;
  return isObject(body) ? JSON.stringify(body) : undefined;
}

function actionOf(fields: Fields, payload: string): string | undefined {
  const body = fields.get("body");
  const value = isObject(body) ? body : parsed(payload);
  return isObject(value) && typeof value["action"] === "string" ? value["action"] : undefined;
}

/**
 * Parses the `data` of a channel message: header names in any case, and `body` as an object or, in a field of its own
 * or as a string, as the signed text. Without that text the body is serialised again with `JSON.stringify`, which
 * matches the signature only if the sender formats its JSON the same way.
 */
export function readMessage(data: string, recognise: HeaderRecognition = headerRecognition()): ReadMessage {
  const message = parsed(data);
  if (!isObject(message)) return { missing: ["JSON"] };
  const fields = new Map(Object.entries(message).map(([name, value]) => [name.toLowerCase(), value]));
  const names = recognise((name) => firstText(fields, name));
  if (names === undefined) return { contradiction };
  const id = firstText(fields, names.id, "x-request-id");
  const event = firstText(fields, names.name);
  const name = event && neutralName(event);
  const signature = firstText(fields, names.signature, "x-hub-signature");
  const payload = payloadOf(fields);
  if (id !== undefined && name !== undefined && signature !== undefined && payload !== undefined)
    return { delivery: { id, name, signature, payload, action: actionOf(fields, payload), names } };
  const required = { [names.id]: id, [names.name]: name, [names.signature]: signature, body: payload };
  const missing = Object.entries(required).flatMap(([field, value]) => (value === undefined ? [field] : []));
  const similar = name === undefined ? [...fields.keys()].find(isEventField) : undefined;
  return { missing, ...(similar !== undefined && similar !== names.name && { similar }) };
}
