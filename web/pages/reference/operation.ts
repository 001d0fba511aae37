import { dereferenced, exampleOf, isObject, type Schema } from "./schema.ts";
import type { Content } from "./source.ts";

type Media = Readonly<{ schema?: Schema; example?: unknown; examples?: Readonly<Record<string, { value?: unknown }>> }>;
type Described = Readonly<{ description?: string; content?: Readonly<Record<string, Media>> }>;

export type Parameter = Readonly<{
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description: string;
  schema: Schema;
  example: unknown;
  /** Its value is written as JSON. */
  isJson: boolean;
}>;
export type Body = Readonly<{ description: string; mediaType: string; schema: Schema; example: unknown }>;
export type Response = Readonly<{
  status: string;
  description: string;
  headers: readonly (readonly [name: string, description: string])[];
  body: Body | undefined;
}>;

/** An operation of an OpenAPI document, or an event that it sends, with all that references stand for. */
export type Operation = Readonly<{
  parameters: readonly Parameter[];
  /** Undefined without one, and for one that is read and dropped. */
  body: Body | undefined;
  responses: readonly Response[];
  /** The name of the token that it needs, as the setting of the service is called. */
  token: string | undefined;
  /** Parameters that a sample has: the required ones, who calls, and those that the document adds. */
  inSample: readonly string[];
}>;

/** What the document says of an operation. */
export type RawOperation = Readonly<{
  operationId: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: readonly object[];
  requestBody?: object;
  responses?: Readonly<Record<string, object>>;
  security?: readonly Readonly<Record<string, unknown>>[];
  "x-caller"?: Readonly<{ in: string | readonly string[]; name: string; header?: string; optional?: boolean }>;
  "x-in-sample"?: readonly string[];
}>;

const exampleOfMedia = (content: Content, { example, examples = {}, schema = {} }: Media): unknown => {
  const [named] = Object.values(examples);
  return example ?? (named && dereferenced(content, named).value) ?? exampleOf(schema, content);
};

function bodyOf(content: Content, { description = "", content: types = {} }: Described): Body | undefined {
  const [[mediaType, media] = []] = Object.entries(types);
  if (mediaType === undefined || media === undefined || mediaType === "*/*") return undefined;
  return { description, mediaType, schema: media.schema ?? {}, example: exampleOfMedia(content, media) };
}

function parameterOf(content: Content, raw: object): Parameter {
  const {
    content: types,
    required = false,
    description = "",
    ...rest
  } = dereferenced(content, raw) as Described & Media & Pick<Parameter, "name" | "in"> & { required?: boolean };
  const [media = rest] = Object.values(types ?? {});
  const example = exampleOfMedia(content, media);
  const { name, in: place } = rest;
  return { name, in: place, required, description, schema: media.schema ?? {}, example, isJson: types !== undefined };
}

function responseOf(content: Content, status: string, raw: object): Response {
  const response = dereferenced(content, raw) as Described & { headers?: Readonly<Record<string, object>> };
  const headers = Object.entries(response.headers ?? {}).map(
    ([name, header]) => [name, (dereferenced(content, header) as Described).description ?? ""] as const,
  );
  return { status, description: response.description ?? "", headers, body: bodyOf(content, response) };
}

function tokenOf(content: Content, { security = content["security"] as RawOperation["security"] }: RawOperation) {
  const [name] = Object.keys(security?.[0] ?? {});
  const { securitySchemes } = (content["components"] ?? {}) as { securitySchemes?: Record<string, unknown> };
  const scheme = name === undefined ? undefined : securitySchemes?.[name];
  return isObject(scheme) ? String(scheme["x-token"] ?? "TOKEN") : undefined;
}

/** Who calls is said by a header where there is one, since addresses stand in logs. */
function callerOf({ "x-caller": caller }: RawOperation): readonly string[] {
  if (caller === undefined || caller.optional === true || [caller.in].flat().includes("body")) return [];
  return [caller.header ?? caller.name];
}

export function operationOf(content: Content, raw: RawOperation): Operation {
  const parameters = (raw.parameters ?? []).map((one) => parameterOf(content, one));
  const needed = parameters.filter(({ required }) => required).map(({ name }) => name);
  return {
    parameters,
    body: raw.requestBody && bodyOf(content, dereferenced(content, raw.requestBody)),
    responses: Object.entries(raw.responses ?? {}).map(([status, one]) => responseOf(content, status, one)),
    token: tokenOf(content, raw),
    inSample: [...needed, ...callerOf(raw), ...(raw["x-in-sample"] ?? [])],
  };
}
