import type { Json, JsonObject } from "./json.ts";
import type { Refuse } from "./unsupported.ts";

export type Place = "path" | "query" | "header" | "cookie";
/** What the text of a parameter is decoded to: a single value, a list, either of them, an object, or JSON. */
export type Shape = "text" | "list" | "textOrList" | "object" | "json";
export type TextType = "string" | "number" | "integer" | "boolean" | "null";

/** `x-refusal-missing`: the message for something missing, if nothing else is wrong. */
export type Missing = Readonly<{ text: string; code?: string }>;

export type Parameter = Readonly<{
  name: string;
  in: Place;
  required: boolean;
  style: string;
  explode: boolean;
  shape: Shape;
  /** Types of the value, of each item, or of each field not listed in `fields`. */
  types: readonly TextType[];
  fields: Readonly<Record<string, readonly TextType[]>>;
  allowEmpty: boolean;
  expected: string;
  refusal: string | undefined;
  refusalCode: string | undefined;
  missing?: Missing;
  /** Includes the `default` of the referenced schema, if any, beside the `$ref`. */
  schema: JsonObject;
}>;

/** A location in a body: `segments[].category`; `*` matches keys not named in the schema. */
export type BodyField = Readonly<{
  path: string;
  expected: string;
  refusal: string | undefined;
  refusalCode: string | undefined;
}>;

export type Body = Readonly<{
  required: boolean;
  missing?: Missing;
  maxBytes: number;
  mediaTypes: readonly string[];
  kind: "json" | "text" | "bytes" | "ignored";
  /** A body of an unlisted media type is rejected, instead of counting as not sent. */
  listedOnly: boolean;
  /** Whether values other than objects and arrays are allowed at the top level. */
  primitive: boolean;
  fields: readonly BodyField[];
  schema: Json;
}>;

export type Reply = Readonly<{
  status: string;
  /** JSON if the reply has it, else the first one listed; null if there is no body. */
  mediaType: string | null;
  /** Whether the body may be omitted although the reply declares one. */
  optional: boolean;
  schema: Json | undefined;
}>;

/** The validated `x-caller`. */
export type Caller = Readonly<{
  in: readonly ("query" | "body")[];
  name: string;
  level: "anybody" | "user" | "vip" | "admin";
  optional?: boolean;
}>;

export type Operation = Readonly<{
  operationId: string;
  /** The operationId as an identifier: for the handler, its file and its constant. */
  identifier: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  aliasOf: string | undefined;
  deprecated: boolean;
  caller: Caller | undefined;
  cache: "revalidate" | "no-store" | undefined;
  /** Name of the setting required for the operation to exist. */
  requires: string | undefined;
  /** Name of the setting with the token required from callers. */
  token: string | undefined;
  parameters: readonly Parameter[];
  body: Body | undefined;
  replies: readonly Reply[];
}>;

/** A parsed document: the input of every emitter. */
export type Model = Readonly<{
  /** As named in the first line of generated files. */
  file: string;
  document: JsonObject;
  operations: readonly Operation[];
  problems: readonly ProblemEntry[];
  refuse: Refuse;
}>;

export type ProblemEntry = Readonly<{
  code: string;
  status: number;
  title: string;
  detail: string;
  description: string;
  /** What the caller should do. */
  advice: string | undefined;
}>;
