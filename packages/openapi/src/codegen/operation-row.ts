import type { Body, Content, Operation, Parameter, Reply } from "../document/model/model.ts";
import type { BodyField } from "../operation/operation.ts";
import { inline, keyOf, type Literal, literal, type TypeLiteral, typeLiteral } from "./literal.ts";

/** Declares a constant or type once for all rows and returns its name. */
export type Hoist = (stem: string, text: string) => string;

/** What rows and their types have in common: everything about an operation except how its parameters are decoded. */
const headOf = (operation: Operation) => {
  const { operationId, method, path, tag, tags, aliasOf, deprecated, caller, cache, requires, token, security } =
    operation;
  const named = { operationId, method, path, tag, ...(tags !== undefined && { tags }) };
  return { ...named, aliasOf, deprecated, caller, cache, requires, token, security };
};

/** A row of the operation table. */
export function operationRow(operation: Operation, hoist: Hoist): string {
  const { operationId, parameters, body, replies } = operation;
  const parts: Record<string, string> = {
    ...Object.fromEntries(Object.entries(headOf(operation)).map(([key, value]) => [key, literal(value, "    ")])),
    parameters: `[${parameters.map((one) => hoist(`${one.in}_${one.name}`, inline(parameterRow(one)))).join(", ")}]`,
    body: literal(body && bodyRow(body), "    "),
    replies: `{ ${replies.map((one) => `${keyOf(one.status)}: ${hoist("reply", inline(replyRow(one)))}`).join(", ")} }`,
  };
  return `  ${keyOf(operationId)}: ${block(parts, "", ",")},\n`;
}

/** The type of a row: the types of handlers depend on all of it but the parameters. */
export function operationType(operation: Operation, hoist: Hoist): string {
  const { operationId, body, replies } = operation;
  const reply =
    (one: Reply): TypeLiteral =>
    () =>
      hoist("Reply", typeLiteral(replyRow(one)));
  const parts: Record<string, string> = {
    ...Object.fromEntries(Object.entries(headOf(operation)).map(([key, value]) => [key, typeLiteral(value, "    ")])),
    parameters: 'Operation["parameters"]',
    body: typeLiteral(body && bodyType(body), "    "),
    replies: typeLiteral(Object.fromEntries(replies.map((one) => [one.status, reply(one)])), "    "),
  };
  return `  readonly ${keyOf(operationId)}: ${block(parts, "readonly ", ";")};\n`;
}

const block = (parts: Readonly<Record<string, string>>, prefix: string, separator: string): string =>
  `{\n${Object.entries(parts)
    .map(([key, text]) => `    ${prefix}${key}: ${text}${separator}\n`)
    .join("")}  }`;

const parameterRow = ({ schema: _, sentAs: __, inside, ...rest }: Parameter): Literal => ({
  ...rest,
  ...(inside !== undefined && { inside: inside.map(fieldRow) }),
});
const replyRow = ({ mediaType, contents, optional }: Reply) => ({ mediaType, contents, optional });
const bodyRow = ({ contents, ...rest }: Body): Literal => ({ ...rest, contents: contents.map(contentRow) });
const contentRow = ({ schema: _, fields, ...rest }: Content): Literal => ({ ...rest, fields: fields.map(fieldRow) });
const fieldRow = ({ path, expected, refusal, refusalCode, ...rest }: BodyField): Literal => ({
  path,
  expected,
  refusal,
  refusalCode,
  ...rest,
});
const bodyType = ({ contents, ...rest }: Body): TypeLiteral => ({ ...rest, contents: contents.map(contentType) });
const contentType = ({ schema: _, fields: __, ...rest }: Content): TypeLiteral => ({ ...rest, fields: () => "Fields" });
