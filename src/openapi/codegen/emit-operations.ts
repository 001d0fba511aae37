import { byCodePoint } from "../document/json.ts";
import type { Body, Content, Model, Operation, Parameter, Reply } from "../document/model.ts";
import type { BodyField } from "../runtime/operation.ts";
import { header, keyOf, type Literal, literal } from "./literal.ts";

/** The operation table: everything the pipeline needs to decode, dispatch and respond. */
export function emitOperations(model: Model, command: string): string {
  const sorted = [...model.operations].sort((a, b) => byCodePoint(a.operationId, b.operationId));
  const handled = sorted.filter(({ aliasOf }) => aliasOf === undefined);
  return [
    header(model.file, command),
    "export const operations = {\n",
    ...sorted.map((operation) => `  ${keyOf(operation.operationId)}: ${row(operation)},\n`),
    "} as const;\n\n",
    "/** The security schemes that operations need; the application checks their credentials. */\n",
    `export const securitySchemes = ${literal(model.securitySchemes)} as const;\n\n`,
    "export type OperationId = keyof typeof operations;\n",
    "/** The operations that need a handler of their own; the others are aliases. */\n",
    `export type HandledOperationId =${handled.length === 0 ? " never" : union(handled)};\n`,
  ].join("");
}

const union = (list: readonly Operation[]): string =>
  list.map(({ operationId }) => `\n  | ${JSON.stringify(operationId)}`).join("");

function row(operation: Operation): string {
  const { operationId, method, path, tag, aliasOf, deprecated, caller, cache, requires, token, security } = operation;
  const { parameters, body, replies } = operation;
  const table: Literal = {
    operationId,
    method,
    path,
    tag,
    aliasOf,
    deprecated,
    caller,
    cache,
    requires,
    token,
    security,
    parameters: parameters.map(parameterRow),
    body: body && bodyRow(body),
    replies: Object.fromEntries(replies.map((reply) => [reply.status, replyRow(reply)])),
  };
  const lines = Object.entries(table).map(([key, value]) => `    ${key}: ${literal(value, "    ")},\n`);
  return `{\n${lines.join("")}  }`;
}

const parameterRow = ({ schema: _, inside, ...rest }: Parameter): Literal => ({
  ...rest,
  ...(inside !== undefined && { inside: inside.map(fieldRow) }),
});
const replyRow = ({ mediaType, contents, optional }: Reply): Literal => ({ mediaType, contents, optional });
const bodyRow = ({ contents, ...rest }: Body): Literal => ({ ...rest, contents: contents.map(contentRow) });
const contentRow = ({ schema: _, fields, ...rest }: Content): Literal => ({ ...rest, fields: fields.map(fieldRow) });
const fieldRow = ({ path, expected, refusal, refusalCode, ...rest }: BodyField): Literal => ({
  path,
  expected,
  refusal,
  refusalCode,
  ...rest,
});
