import type * as runtime from "../../operation/operation.ts";
import type * as problem from "../../operation/problem.ts";
import type { Json, JsonObject } from "../tree/json.ts";
import type { Refusal, Refuse } from "../tree/refusals.ts";

/** A parameter with its schema, which includes the `default` of the referenced schema, if any, beside the `$ref`. */
export type Parameter = runtime.Parameter & Readonly<{ schema: JsonObject }>;

export type Content = runtime.Content & Readonly<{ schema: Json }>;
export type Body = Omit<runtime.RequestBody, "contents"> & Readonly<{ contents: readonly Content[] }>;

/**
 * A reply with its status as written in the specification, and the schema of each body of JSON or text, by media type.
 */
export type Reply = runtime.Reply & Readonly<{ status: string; schemas: Readonly<Record<string, Json>> }>;

/** A row of the operation table, and what only the generator needs. */
export type Operation = Omit<runtime.Operation, "parameters" | "body" | "replies"> &
  Readonly<{
    /** The operationId as an identifier: for the handler, its file and its constant. */
    identifier: string;
    summary: string;
    parameters: readonly Parameter[];
    body: Body | undefined;
    replies: readonly Reply[];
  }>;

/** The requests that a service sends, by the keys of a document. */
export const outgoingKinds = ["webhooks", "callbacks"] as const;
export type OutgoingKind = (typeof outgoingKinds)[number];

export type ProblemEntry = problem.ProblemEntry &
  Readonly<{
    code: string;
    description: string;
    /** What the caller should do. */
    advice: string | undefined;
  }>;

/** A parsed document: the input of every output. */
export type Model = Readonly<{
  /** As named in the first line of generated files. */
  file: string;
  /** The document with schemas as they are published; in `document` they are those that requests are decoded by. */
  published: JsonObject;
  document: JsonObject;
  /** What stands before the paths of operations, such as `/v1`; empty: nothing. */
  basePath: string;
  operations: readonly Operation[];
  /** The security schemes that operations name in `security`, without those that have `x-token`. */
  securitySchemes: Readonly<Record<string, runtime.SecurityScheme>>;
  problems: readonly ProblemEntry[];
  /** What the service sends besides; each is a model of its own. */
  outgoing: readonly OutgoingKind[];
  /** Repaired faults of the document, with how they were interpreted. */
  notes: readonly Refusal[];
  refuse: Refuse;
}>;

/** An operation and its location in the document. */
export type Placed = Readonly<{ operation: Operation; pointer: string }>;
