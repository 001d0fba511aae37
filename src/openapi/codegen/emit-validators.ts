import { byCodePoint, isObject, type Json, type JsonObject, listOf } from "../document/json.ts";
import type { Model, Operation } from "../document/model.ts";
import { type Resolve, resolverOf } from "../document/text-types.ts";
import type { CallerRule } from "../runtime/caller.ts";
import { hasValidator, type Place } from "../runtime/operation.ts";
import { withFewErrors } from "./bounded-keywords.ts";
import { header } from "./literal.ts";
import { sourceOf } from "./module-source.ts";
import { type Validators, validatorsOf } from "./validators.ts";

const places: readonly Place[] = ["path", "query", "header", "cookie"];

/** Compiled validators of all requests and responses, as an ES module that needs no further build. */
export function emitValidators(model: Model, command: string): string {
  const sorted = [...model.operations].sort((a, b) => byCodePoint(a.operationId, b.operationId));
  const validators = validatorsOf(model);
  const resolve = resolverOf(model.document, model.refuse);
  const requests = sorted.map(
    (operation) => `  ${JSON.stringify(operation.operationId)}: ${requestRow(operation, validators, resolve)},\n`,
  );
  const replies = sorted.map(
    (operation) => `  ${JSON.stringify(operation.operationId)}: ${replyRow(operation, validators)},\n`,
  );
  return [
    header(model.file, command),
    asModule(withFewErrors(validators.code())),
    `export const requests = {\n${requests.join("")}};\n`,
    `export const replies = {\n${replies.join("")}};\n`,
  ].join("");
}

function requestRow(operation: Operation, validators: Validators, resolve: Resolve): string {
  const entries = places.flatMap((place) => {
    const schema = parametersSchema(operation, place);
    return schema === undefined ? [] : [`${place}: ${validators.add(schema, "request")}`];
  });
  const bodies = (operation.body?.contents ?? []).flatMap(({ mediaType, kind, schema }) =>
    hasValidator(kind)
      ? [`${JSON.stringify(mediaType)}: ${validators.add(withoutCaller(operation, schema, resolve), "request")}`]
      : [],
  );
  if (bodies.length > 0) entries.push(`body: { ${bodies.join(", ")} }`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** The parameters of one location as one object, so that a single call validates them all and applies defaults. */
function parametersSchema({ parameters, caller }: Operation, place: Place): JsonObject | undefined {
  const located = parameters.filter((parameter) => parameter.in === place);
  if (located.length === 0) return undefined;
  const properties: Record<string, Json> = Object.fromEntries(
    located.map(({ name, schema }) => [name, { ...schema, readOnly: false }]),
  );
  const required = located.filter(
    ({ required, name }) => required && !(place === "query" && isCaller(caller, place, name)),
  );
  return { type: "object", properties, required: required.map(({ name }) => name) };
}

/** The caller is validated by the pipeline, with its own messages, once the rest of the request is valid. */
const isCaller = (caller: CallerRule | undefined, place: "query" | "body", name: Json): boolean =>
  caller?.name === name && caller.in.includes(place);

/** Makes the caller's id optional in a body schema. Only where the body schema itself requires it. */
function withoutCaller({ caller }: Operation, schema: Json, resolve: Resolve): Json {
  const node = resolve(schema);
  if (!isObject(node) || !listOf(node["required"]).some((name) => isCaller(caller, "body", name))) return schema;
  return { ...node, required: listOf(node["required"]).filter((name) => !isCaller(caller, "body", name)) };
}

function replyRow({ replies }: Operation, validators: Validators): string {
  const entries = replies.flatMap(({ status, schemas }) => {
    const rows = Object.entries(schemas).map(
      ([mediaType, schema]) => `${JSON.stringify(mediaType)}: ${validators.add(schema, "reply")}`,
    );
    return rows.length === 0 ? [] : [`${JSON.stringify(status)}: { ${rows.join(", ")} }`];
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** The compiler emits CommonJS helper calls even in ES modules; they become imports that every ES module loader resolves. */
function asModule(code: string): string {
  const imports = new Map<string, string>();
  const body = code
    .replace(/^"use strict";/, "")
    .replaceAll(/export const (v\d+) = /g, "const $1 = ")
    .replaceAll(/require\("((?:ajv|ajv-formats)\/dist\/[\w/-]+)"\)/g, (_, path: string) => {
      const name = `import_${path.split("/").at(-1)}`;
      imports.set(`${path}.js`, name);
      return name;
    });
  const lines = [...imports]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([path, name]) => `import ${name} from "${path}";\n`);
  const helpers = [
    ...(body.includes("= hasRepeats") ? [`${sourceOf("repeats.ts")}\n`] : []),
    ...(body.includes("= closest") ? [`${sourceOf("closest.ts")}\n`] : []),
  ];
  return `${lines.join("")}${helpers.join("")}${withoutUnusedSchemas(oneDeclarationALine(body))}\n`;
}

/** Keeps diffs small when the specification changes. */
const oneDeclarationALine = (code: string): string =>
  code
    .replaceAll(/;(?=(?:function validate\d+\(|const (?:schema|func|formats|pattern|wrapper|v)\d+ = ))/g, ";\n")
    .replaceAll(
      /\}(?=(?:function validate\d+\(|const (?:schema|func|formats|pattern|wrapper|v)\d+ = |validate\d+\.evaluated = ))/g,
      "}\n",
    );

/** The compiler keeps every schema for validators that read it at run time; most never do. */
function withoutUnusedSchemas(code: string): string {
  const lines = code.split("\n");
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return lines.filter((line) => uses.get(/^const (schema\d+) = /.exec(line)?.[1] ?? "") !== 1).join("\n");
}

/** Declarations of the module above, for programs compiled without `allowJs`. */
export function emitValidatorTypes(model: Model, command: string): string {
  return `${header(model.file, command)}import type { OperationId } from "./operations.js";

export type ValidationError = Readonly<{
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;

/** True when the value fits; else \`errors\` lists its faults, of many the first ones, until the next call. Validators of requests fill in defaults. */
export type Validate = { (value: unknown): boolean; errors?: readonly ValidationError[] | null };

export type RequestValidators = Readonly<{ path?: Validate; query?: Validate; header?: Validate; cookie?: Validate; body?: Readonly<Record<string, Validate>> }>;

export declare const requests: Readonly<Record<OperationId, RequestValidators>>;
/** By status and media type, for the replies that have a JSON body. */
export declare const replies: Readonly<Record<OperationId, Readonly<Record<string, Readonly<Record<string, Validate>>>>>>;
`;
}
