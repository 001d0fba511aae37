import type { CallerRule } from "./caller.ts";
import type { Headers } from "./headers.ts";

// The rows of the generated operation table: written by the generator, read by the runtime.

export type Place = "path" | "query" | "header" | "cookie";

/** Types that a parameter string may be converted to; `json`: to the parsed JSON, if it is a list or an object. */
export type TextType = "string" | "number" | "integer" | "boolean" | "null" | "json";

/**
 * How the texts of a nested value are converted: as a value of its own, as a list, or by fields, of which `rest` are
 * those that are not listed.
 */
export type TextShape = Readonly<{
  types: readonly TextType[];
  list?: TextShape;
  fields?: Readonly<Record<string, TextShape>>;
  rest?: TextShape;
}>;

/**
 * What the text of a parameter is decoded to: a single value, a list, either of them (one string is a value, several
 * are a list), an object, a value under the name of the parameter or an object whose fields are parameters of their
 * own, or JSON.
 */
export type Shape = "text" | "list" | "textOrList" | "object" | "textOrObject" | "json";

/** `x-refusal-missing`: the message for something missing, if nothing else is wrong with the request. */
export type Missing = Readonly<{ text: string; code?: string }>;

/** The message of a fault: `refusal` verbatim, else a sentence built from the name and `expected`. */
export type Wording = Readonly<{
  expected: string;
  refusal: string | undefined;
  refusalCode: string | undefined;
  missing?: Missing;
}>;

/** A parameter of an operation, with everything needed to decode it. */
export type Parameter = Wording &
  Readonly<{
    name: string;
    /** The header it is sent as, if a setting or the request overrides the specification. */
    sentAs?: (headers: Headers) => string;
    in: Place;
    required: boolean;
    style: string;
    explode: boolean;
    shape: Shape;
    /** Types of the value, of each item, or of each field not listed in `fields`. */
    types: readonly TextType[];
    fields: Readonly<Record<string, readonly TextType[]>>;
    /** For style deepObject with more than one level, or with a list. */
    nested?: TextShape;
    /** What can be invalid within an object on its own. */
    inside?: readonly BodyField[];
    /** Whether an empty string is a value. Otherwise it counts as absent. */
    allowEmpty: boolean;
  }>;

/** Types that a field of a form or a part of a multipart body may be decoded to; `file`: binary content, a `File`. */
export type FieldType = TextType | "list" | "object" | "file";

/**
 * A location in a body: `segments[].category`; `*` matches keys not named in the specification, the empty path the body
 * itself.
 * - `types`     in forms and multipart bodies; undefined: any
 * - `maxBytes`  of a part of a multipart body
 */
export type BodyField = Wording & Readonly<{ path: string; types?: readonly FieldType[]; maxBytes?: number }>;

/**
 * What `encoding` says about a field of a form or a part of a multipart body.
 * - `style`       undefined: values as text, lists as repeated fields, objects as JSON
 * - `mediaTypes`  that are accepted; may be ranges. None: any
 */
export type FieldEncoding = Readonly<{
  style?: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  explode: boolean;
  mediaTypes: readonly string[];
}>;

/**
 * How the bytes of a body become the value that the handler gets: parsed JSON, the fields of an HTML form, the parts of
 * a multipart body, text, the bytes as they are; or, as they arrive, the bytes (`stream`) or the parts of a multipart
 * body (`parts`).
 */
export type BodyKind = "json" | "form" | "multipart" | "text" | "bytes" | "stream" | "parts";

/**
 * One media type of a body.
 * - `mediaType`  as written in the specification; may be a range such as `image/*`
 * - `primitive`  whether JSON values other than objects and arrays are allowed at the top level
 * - `fields`     in the order of the specification; of a text only the text itself, if its schema has rules for it
 * - `encoding`   by field, for forms and multipart bodies
 */
export type Content = Readonly<{
  mediaType: string;
  kind: BodyKind;
  primitive: boolean;
  fields: readonly BodyField[];
  encoding?: Readonly<Record<string, FieldEncoding>>;
}>;

/** Whether bodies of this media type are validated against their schema. */
export const hasValidator = ({ kind, fields }: Pick<Content, "kind" | "fields">): boolean =>
  kind === "json" || kind === "form" || kind === "multipart" || (kind === "text" && fields.length > 0);

/**
 * - `contents`  none: the body is read and dropped
 * - `unlisted` how a body of another media type is handled: rejected with 415, or treated as not sent (an empty object)
 */
export type RequestBody = Readonly<{
  required: boolean;
  missing?: Missing;
  maxBytes: number;
  contents: readonly Content[];
  unlisted: "rejected" | "ignored";
}>;

/** Whether the handler gets the body while it arrives. */
export const isStreamed = ({ contents }: RequestBody): boolean =>
  contents.some(({ kind }) => kind === "stream" || kind === "parts");

/** How a reply is written: as JSON, as text, as bytes (at once or as a stream), or as server-sent events. */
export type ReplyKind = "json" | "text" | "bytes" | "events";

/**
 * - `mediaType` of a reply that does not name one: JSON if possible, else the first one listed; null if there is no
 *   body
 * - `contents`   by media type
 * - `optional`   whether the body may be omitted although the reply declares one
 */
export type Reply = Readonly<{
  mediaType: string | null;
  contents: Readonly<Record<string, ReplyKind>>;
  optional: boolean;
}>;

/** Schemes that are all required, with the scopes needed. No schemes: nothing is required. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** Where a credential is found in a request. */
export type SecurityScheme =
  | Readonly<{ type: "apiKey"; in: "header" | "query" | "cookie"; name: string }>
  | Readonly<{ type: "http"; scheme: string }>
  | Readonly<{ type: "oauth2" | "openIdConnect" | "mutualTLS" }>;

/** `revalidate`: may be cached, but must be revalidated on every use. `no-store`: must not be cached. */
export type CachePolicy = "revalidate" | "no-store";

export type Operation = Readonly<{
  operationId: string;
  /** Lower case. */
  method: string;
  path: string;
  /** The first one, which names the folder of the handler. */
  tag: string;
  /** All of them, if there are several. */
  tags?: readonly string[];
  aliasOf: string | undefined;
  deprecated: boolean;
  caller: CallerRule | undefined;
  cache: CachePolicy | undefined;
  /** The setting required for the operation to exist. */
  requires: string | undefined;
  /** The setting that contains the token required from callers. */
  token: string | undefined;
  /** Alternatives, of which one must be met; empty: none is required. */
  security: readonly SecurityRequirement[];
  parameters: readonly Parameter[];
  body: RequestBody | undefined;
  /** By status as written in the specification: `200`, `4XX`, `default`. */
  replies: Readonly<Record<string, Reply>>;
}>;

/** Whether an operation ignores credentials, so that its answers may be cached publicly. */
export const isPublic = ({ cache, caller, token, security }: Operation): boolean =>
  cache === "revalidate" && caller === undefined && token === undefined && security.length === 0;
