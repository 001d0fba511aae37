import type { Entry } from "./entries.ts";
import type { Parameter } from "./operation.ts";
import { resolved, type Schema } from "./schema.ts";
import type { Content } from "./source.ts";

/** What a form holds: the text of each parameter by its name, and that of the body. */
export type Values = Readonly<{ parameters: Readonly<Record<string, string>>; body: string }>;

/** A request as its parts, which addresses and samples are made of. */
export type Request = Readonly<{
  method: string;
  /** With names in braces. */
  path: string;
  params: Readonly<Partial<Record<Parameter["in"], Readonly<Record<string, unknown>>>>>;
  /** A value for JSON, otherwise text; undefined without a body. */
  body: unknown;
  mediaType: string | undefined;
  token: string | undefined;
}>;

/** As the examples of the specification say it. */
const localUserId = "an-example-of-a-local-user-id-to-replace";

const isLocalUserId = ({ $ref }: Schema): boolean => $ref?.endsWith("/LocalUserID") === true;

const textOf = (value: unknown): string => {
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** The example of a parameter, as it is written into a form. */
export const exampleText = ({ schema, example, isJson }: Parameter): string => {
  if (isJson) return JSON.stringify(example);
  return isLocalUserId(schema) ? localUserId : textOf(example);
};

/** What a form holds first: no optional parameters, because a request with all of them is one that nobody would send. */
export function firstValues({ operation }: Entry): Values {
  const { parameters = [], inSample = [], body } = operation ?? {};
  const filled = parameters.filter(({ name }) => inSample.includes(name)).map((one) => [one.name, exampleText(one)]);
  const text = typeof body?.example === "string" ? body.example : JSON.stringify(body?.example, null, 2);
  return { parameters: Object.fromEntries(filled), body: body === undefined ? "" : text };
}

function sentValue({ schema, isJson }: Parameter, text: string, content: Content): unknown {
  if (isJson) return text;
  const [type] = [resolved(schema, content).type].flat();
  if (type === "array") return text.split(/[\s,]+/).filter(Boolean);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  const number = Number(text);
  return (type === "integer" || type === "number") && String(number) === text ? number : text;
}

const parsed = (text: string, mediaType: string): unknown => {
  if (!mediaType.endsWith("json")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The request of a form. Fields that are empty are not sent. */
export function requestOf({ operation, method, path, source }: Entry, { parameters, body }: Values): Request {
  const params: Partial<Record<Parameter["in"], Record<string, unknown>>> = {};
  for (const parameter of operation?.parameters ?? []) {
    const text = parameters[parameter.name]?.trim() ?? "";
    if (text === "") continue;
    params[parameter.in] = {
      ...params[parameter.in],
      [parameter.name]: sentValue(parameter, text, source.content),
    };
  }
  const mediaType = body.trim() === "" ? undefined : operation?.body?.mediaType;
  const sent = mediaType === undefined ? undefined : parsed(body, mediaType);
  return { method, path, params, body: sent, mediaType, token: operation?.token };
}

/** The address of a request, below that of the service. */
export function urlOf(base: string, { path, params: { path: inPath = {}, query = {} } }: Request): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name] ?? "")));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();
  return `${base}${filled}${search === "" ? "" : `?${search}`}`;
}

export const headersOf = ({ params: { header = {} }, mediaType }: Request): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value)])),
  ...(mediaType !== undefined && { "Content-Type": mediaType }),
});

/** @param indent of JSON, for people to read */
export const bodyText = ({ body }: Request, indent = 0): string =>
  typeof body === "string" ? body : JSON.stringify(body, null, indent);
