import { api, base } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";

/** The documents that describe this service, by the first part of their address on this page. */
export const documentNames = ["openapi", "migrator", "webhook-events"] as const;
export type DocumentName = (typeof documentNames)[number];

export const isDocumentName = (name: string): name is DocumentName => documentNames.some((known) => known === name);

export const fileOf = (name: DocumentName): `${DocumentName}.yaml` => `${name}.yaml`;

/** Content of a document. It is as the service sent it, so nothing is known of it. */
export type Content = Readonly<Record<string, unknown>>;

/** Reads a document as this service publishes it. Errors: `Failure`, and a syntax error for what is no YAML */
export async function loadDocument(name: DocumentName, signal: AbortSignal): Promise<Content> {
  const [text, { parse }] = await Promise.all([
    answered(api.GET(`/${fileOf(name)}`, { parseAs: "text", signal })),
    import("yaml"),
  ]);
  return parse(text) as Content;
}

type Example = Readonly<{ example?: unknown }>;
type Parameter = Example &
  Readonly<{ required?: boolean; description?: string; content?: Readonly<Record<string, Example>> }>;

/**
 * Forms fill in examples, and a request with every optional parameter is one that nobody would send: their examples
 * become text.
 */
function withoutOptionalExample<T>(parameter: T & Parameter): T {
  if (parameter.required === true) return parameter;
  const {
    example = Object.values(parameter.content ?? {})[0]?.example,
    description = "",
    content,
    ...rest
  } = parameter;
  if (example === undefined) return parameter;
  const bare = Object.entries(content ?? {}).map(([type, { example: _, ...media }]) => [type, media]);
  const shown = typeof example === "string" ? example : JSON.stringify(example);
  return {
    ...rest,
    description: `${description}\n\nExample: \`${shown}\``,
    ...(content !== undefined && { content: Object.fromEntries(bare) }),
  } as T;
}

type Parameters = Readonly<Record<string, Parameter>>;

/**
 * A document for forms. Its only server is this service, wherever that is reached: that of the published one is
 * relative to the document.
 * @param description of the server
 */
export function forForms(document: Content, description: string): Content {
  const { parameters = {}, ...components } = (document["components"] ?? {}) as { parameters?: Parameters };
  const kept = Object.entries(parameters).map(([name, one]) => [name, withoutOptionalExample(one)]);
  return {
    ...document,
    servers: [{ url: base, description }],
    components: { ...components, parameters: Object.fromEntries(kept) },
    paths: Object.fromEntries(
      Object.entries((document["paths"] ?? {}) as Record<string, object>).map(([path, item]) => [path, formsOf(item)]),
    ),
  };
}

const formsOf = (item: object): object =>
  Object.fromEntries(
    Object.entries(item).map(([method, operation]: [string, { parameters?: readonly Parameter[] }]) => [
      method,
      operation.parameters === undefined
        ? operation
        : { ...operation, parameters: operation.parameters.map(withoutOptionalExample) },
    ]),
  );

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** An operation of a document. `tag` is the section it is shown in. */
export type Operation = Readonly<{ operationId: string; tag: string }>;

export function operationsOf({ paths }: Content): readonly Operation[] {
  const items = Object.values((paths ?? {}) as Record<string, Record<string, unknown>>);
  return items.flatMap((item) =>
    methods.flatMap((method): Operation[] => {
      const { operationId, tags = [] } = (item[method] ?? {}) as { operationId?: string; tags?: readonly string[] };
      return operationId === undefined ? [] : [{ operationId, tag: tags[0] ?? "default" }];
    }),
  );
}
