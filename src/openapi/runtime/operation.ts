import type { CachePolicy } from "./answer.ts";
import type { CallerRule } from "./caller.ts";

// The rows of the generated operation table: written by the generator, read by the runtime.

export type Place = "path" | "query" | "header" | "cookie";

/** Types that a parameter string may be converted to; `json`: to what its JSON text stands for, if it is a list or an object. */
export type TextType = "string" | "number" | "integer" | "boolean" | "null" | "json";

/** How the texts of a nested value are converted: as a value of its own, as a list, or by fields, of which `rest` are those that are not listed. */
export type TextShape = Readonly<{
  types: readonly TextType[];
  list?: TextShape;
  fields?: Readonly<Record<string, TextShape>>;
  rest?: TextShape;
}>;

/**
 * What the text of a parameter is decoded to: a single value, a list, either of them (one string is a value, several are a list), an object, a value
 * under the name of the parameter or an object whose fields are parameters of their own, or JSON.
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
    /** The header it is sent as, if a setting overrides the specification. */
    sentAs?: string;
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
    /** Whether an empty string is a value. Otherwise it counts as absent. */
    allowEmpty: boolean;
  }>;

/** A location in a body: `segments[].category`; `*` matches keys not named in the specification, the empty path the body itself. */
export type BodyField = Wording & Readonly<{ path: string }>;

export type RequestBody = Readonly<{
  required: boolean;
  missing?: Missing;
  maxBytes: number;
  mediaTypes: readonly string[];
  /** `ignored`: read and dropped, whatever its type. */
  kind: "json" | "text" | "bytes" | "ignored";
  /** Unlisted media types are rejected with 415. Otherwise, a body of a type other than JSON counts as not sent. */
  listedOnly: boolean;
  /** Whether values other than objects and arrays are allowed at the top level. */
  primitive: boolean;
  /** In the order of the specification. */
  fields: readonly BodyField[];
}>;

/**
 * - `mediaType`  JSON if the reply has it, else the first one listed; null if there is no body
 * - `optional`   whether the body may be omitted although the reply declares one
 */
export type Reply = Readonly<{ mediaType: string | null; optional: boolean }>;

export type Operation = Readonly<{
  operationId: string;
  /** Lower case. */
  method: string;
  path: string;
  tag: string;
  aliasOf: string | undefined;
  deprecated: boolean;
  caller: CallerRule | undefined;
  cache: CachePolicy | undefined;
  /** The setting required for the operation to exist. */
  requires: string | undefined;
  /** The setting that contains the token required from callers. */
  token: string | undefined;
  parameters: readonly Parameter[];
  body: RequestBody | undefined;
  /** By status as written in the specification: `200`, `4XX`, `default`. */
  replies: Readonly<Record<string, Reply>>;
}>;
