import type { ProblemCode } from "../errors.ts";
import type { CachePolicy } from "./answer.ts";
import type { CallerRule } from "./caller.ts";

/** What the text of a parameter may stand for. */
export type TextType = "string" | "number" | "integer" | "boolean" | "null";

/** How a fault is put into words: `refusal` as it stands, else a sentence made of the name and `expected`. */
export type Wording = Readonly<{
  expected: string;
  refusal: string | undefined;
  refusalCode: ProblemCode | undefined;
  missing?: Missing;
}>;

/** What is said of something that is not there, when nothing else is wrong with the request. */
export type Missing = Readonly<{ text: string; code?: ProblemCode }>;

/** A parameter of an operation, with everything that decoding its text takes. */
export type Parameter = Wording &
  Readonly<{
    name: string;
    /** The header it is sent as, where a setting says another one than the specification. */
    sentAs?: string;
    in: "path" | "query" | "header" | "cookie";
    required: boolean;
    style: string;
    explode: boolean;
    /** `textOrList`: a single text is a value, several are a list. */
    shape: "text" | "list" | "textOrList" | "object" | "json";
    /** Of the value, of each item, or of each field that `fields` does not list. */
    types: readonly TextType[];
    fields: Readonly<Record<string, readonly TextType[]>>;
    /** Whether an empty text is a value. Otherwise it counts as absent. */
    allowEmpty: boolean;
  }>;

/** A place in a body: `segments[].category`; `*` stands for keys the specification does not name, the empty path for the body. */
export type BodyField = Wording & Readonly<{ path: string }>;

export type RequestBody = Readonly<{
  required: boolean;
  missing?: Missing;
  maxBytes: number;
  mediaTypes: readonly string[];
  /** `ignored`: read and dropped, whatever it is. */
  kind: "json" | "text" | "bytes" | "ignored";
  /** Media types that are not listed are refused with 415. Without it, a body of another type than JSON counts as not sent. */
  listedOnly: boolean;
  /** Whether something else than an object or a list may stand at the top. */
  primitive: boolean;
  /** In the order of the specification. */
  fields: readonly BodyField[];
}>;

/** An operation as the pipeline sees it: a row of the generated table. */
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
  /** The setting without which the operation does not exist. */
  requires: string | undefined;
  /** The setting that holds the token of its callers. */
  token: string | undefined;
  parameters: readonly Parameter[];
  body: RequestBody | undefined;
  /** By status as the specification writes it: `200`, `4XX`, `default`. */
  replies: Readonly<Record<string, Readonly<{ mediaType: string | null; optional: boolean }>>>;
}>;
