import type { Json, JsonObject } from "./json.ts";
import type { Refuse } from "./unsupported.ts";

export type Place = "path" | "query" | "header" | "cookie";
/** What the text of a parameter is turned into: one value, several, one or several, named ones, or whatever its JSON says. */
export type Shape = "text" | "list" | "textOrList" | "object" | "json";
export type TextType = "string" | "number" | "integer" | "boolean" | "null";

/** `x-refusal-missing`: what is said of something that is not there, when nothing else is wrong. */
export type Missing = Readonly<{ text: string; code?: string }>;

export type Parameter = Readonly<{
  name: string;
  in: Place;
  required: boolean;
  style: string;
  explode: boolean;
  shape: Shape;
  /** What a text may stand for: the value, each item, or each field that `fields` does not list. */
  types: readonly TextType[];
  fields: Readonly<Record<string, readonly TextType[]>>;
  allowEmpty: boolean;
  expected: string;
  refusal: string | undefined;
  refusalCode: string | undefined;
  missing?: Missing;
  /** With a `default` of the schema it points to, if any, beside the `$ref`. */
  schema: JsonObject;
}>;

/** One place in a body that can be wrong: `segments[].category`; `*` stands for keys the schema does not name. */
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
  /** A body of a media type that is not listed is refused, instead of counting as not sent. */
  listedOnly: boolean;
  /** Whether something else than an object or a list may stand at the top. */
  primitive: boolean;
  fields: readonly BodyField[];
  schema: Json;
}>;

export type Reply = Readonly<{
  status: string;
  /** JSON when the reply has it, else the first one listed, null when there is no body. */
  mediaType: string | null;
  /** A body may be left out although the reply has one. */
  optional: boolean;
  schema: Json | undefined;
}>;

/** `x-caller`, checked. */
export type Caller = Readonly<{
  in: readonly ("query" | "body")[];
  name: string;
  level: "anybody" | "user" | "vip" | "admin";
  optional?: boolean;
}>;

export type Operation = Readonly<{
  operationId: string;
  /** The operationId as a name in code: of the handler, its file and its constant. */
  identifier: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  aliasOf: string | undefined;
  deprecated: boolean;
  caller: Caller | undefined;
  cache: "revalidate" | "no-store" | undefined;
  /** Name of the setting without which the operation does not exist. */
  requires: string | undefined;
  /** Name of the setting that holds the token its callers need. */
  token: string | undefined;
  parameters: readonly Parameter[];
  body: Body | undefined;
  replies: readonly Reply[];
}>;

/** A document that is understood: every emitter works from this. */
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
