import type { OutgoingKind } from "../../src/document/model/model.ts";
import type { AnyHandler, AnyReply } from "../../src/index.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * A construct of OpenAPI, and what the framework does with it. One of:
 * - `request` and `input`     the request is sent, and its handler gets at least this input
 * - `request` and `rejected`  the request is answered with this status and a text that matches
 * - `reply` and `received` the handler returns the reply, which may depend on its input, and the client receives at
 *   least this
 * - `refused`                 the generator refuses the document with a text that matches
 */
export type Feature = Readonly<{
  feature: string;
  note?: string;
  openapi?: string;
  /** The operation is one that the service sends, and its receiver is asked. */
  outgoing?: OutgoingKind;
  /** With the names of path parameters in braces. */
  path?: string;
  method?: string;
  /** Further members of the operation. */
  operation?: Fields;
  schemas?: Fields;
  securitySchemes?: Fields;
  request?: Readonly<{
    path?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string | Uint8Array | FormData;
  }>;
  input?: Fields;
  rejected?: readonly [status: number, text: RegExp];
  reply?: AnyReply | ((input: Parameters<AnyHandler>[0]) => AnyReply);
  received?: Readonly<{ status?: number; headers?: Readonly<Record<string, string>>; text?: string }>;
  refused?: RegExp;
}>;

export const parameter = (name: string, place: string, schema: object, more: object = {}): Feature => ({
  feature: "",
  operation: { parameters: [{ name, in: place, schema, ...(place === "path" && { required: true }), ...more }] },
});

const json = { "content-type": "application/json" };
export type Request = NonNullable<Feature["request"]>;
export const jsonRequest = (value: unknown): Request => ({ headers: json, body: JSON.stringify(value) });
export const jsonBody = (schema: object): Fields => ({
  requestBody: { required: true, content: { "application/json": { schema } } },
});
export const bodyOf = (mediaType: string, schema: object, more: object = {}): Fields => ({
  requestBody: { required: true, content: { [mediaType]: { schema, ...more } } },
});
export const repliesWith = (content: object, status = "200", more: object = {}): Fields => ({
  responses: { [status]: { description: "A reply.", content, ...more } },
});
