import { type EventDocument, eventsOf, payloadOf } from "./event-payload.ts";
import { type Operation, operationOf, type RawOperation } from "./operation.ts";
import { dereferenced, type Schema, type Schemas } from "./schema.ts";
import type { Source } from "./source.ts";

/** What has a page of its own: an operation, an event, or a schema that several of them share. */
export type Entry = Readonly<{
  source: Source;
  kind: "operation" | "event" | "schema";
  id: string;
  /** The tag of an operation; its kind for all others. */
  group: string;
  title: string;
  description: string;
  /** Method and path of an operation, name of an event that the service sends. */
  method: string;
  path: string;
  isDeprecated: boolean;
  operation: Operation | undefined;
  /** The shapes of the payload of an event by its action, or that of a schema under its own name. */
  shapes: readonly (readonly [name: string, schema: Schema])[];
}>;

/** The address of a schema by its name, or of a field on its page. */
export const schemaAddress = ({ name }: Source, schema: string, at = ""): string =>
  `#/${name}/schemas/${encodeURIComponent(schema)}${at && `?at=${encodeURIComponent(at)}`}`;

/** The address of an entry, or of a field on its page. */
export const addressOf = ({ source, kind, id }: Entry, at = ""): string =>
  kind === "schema"
    ? schemaAddress(source, id, at)
    : `#/${source.name}/${encodeURIComponent(id)}${at && `?at=${encodeURIComponent(at)}`}`;

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const nothing = { method: "", path: "", isDeprecated: false, operation: undefined, shapes: [] } as const;

type Items = Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;

function operationsIn(source: Source, items: Items, kind: "operation" | "event"): Entry[] {
  const { content } = source;
  return Object.entries(items).flatMap(([path, item]) =>
    methods.flatMap((method): Entry[] => {
      const raw = item[method];
      if (raw === undefined) return [];
      const alias = (raw as { "x-alias-of"?: string })["x-alias-of"];
      return [
        {
          ...nothing,
          source,
          kind,
          id: raw.operationId,
          group: kind === "event" ? kind : (raw.tags?.[0] ?? ""),
          title: raw.summary ?? alias ?? "",
          description: raw.description ?? "",
          method: kind === "event" ? "" : method.toUpperCase(),
          path,
          isDeprecated: raw.deprecated === true,
          operation: operationOf(content, dereferenced(content, raw)),
        },
      ];
    }),
  );
}

const schemasIn = (source: Source, schemas: Schemas): Entry[] =>
  Object.entries(schemas).map(([id, schema]) => ({
    ...nothing,
    source,
    kind: "schema",
    id,
    group: "schema",
    title: "",
    description: schema.description ?? "",
    shapes: [[id, schema]],
  }));

function eventsIn(source: Source, document: EventDocument): Entry[] {
  return Object.entries(document.events).map(([id, { description = "", actions = {} }]) => {
    const names = Object.keys(actions);
    const shapes = names.length === 0 ? [["", payloadOf(document, id, undefined)] as const] : [];
    return {
      ...nothing,
      source,
      kind: "event",
      id,
      group: "event",
      title: names.join(", "),
      description,
      shapes: [...shapes, ...names.map((name) => [name, payloadOf(document, id, name)] as const)],
    };
  });
}

/**
 * Everything in a document that has a page, operations by tag in the order of the document's tags.
 * Errors: for a document of events of another format
 */
export function entriesOf(source: Source): readonly Entry[] {
  const { name, content } = source;
  if (name === "webhook-events") {
    const document = eventsOf(content);
    return [...eventsIn(source, document), ...schemasIn(source, document.$defs)];
  }
  const { schemas = {} } = (content["components"] ?? {}) as { schemas?: Schemas };
  const tags = ((content["tags"] ?? []) as readonly { name: string }[]).map((tag) => tag.name);
  const operations = operationsIn(source, (content["paths"] ?? {}) as Items, "operation");
  return [
    ...operations.toSorted((one, two) => tags.indexOf(one.group) - tags.indexOf(two.group)),
    ...operationsIn(source, (content["webhooks"] ?? {}) as Items, "event"),
    ...schemasIn(source, schemas),
  ];
}
