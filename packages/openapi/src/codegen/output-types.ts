import {
  astToString,
  type GlobalContext,
  type OpenAPI3,
  resolveRef,
  scanDiscriminators,
  transformSchema,
} from "openapi-typescript";
import ts from "typescript";
import type { Model } from "../document/model/model.ts";
import type { JsonObject } from "../document/tree/json.ts";
import { withDecodedTypes } from "./decoded-types.ts";
import { withOwnFileSchemas } from "./file-schemas.ts";
import { fileSchemas, fileType } from "./file-types.ts";
import { type Group, groupName, groupsOf } from "./groups.ts";
import { header, type SourceFile } from "./literal.ts";
import { withRecursiveAliases } from "./recursive-types.ts";
import { withoutRepeats } from "./repeated-types.ts";

/**
 * `paths`, `components` and `operations` as interfaces; parameters and bodies have their types after decoding.
 * @param hasClient whether clients, which alone need `paths`, have a file of their own
 */
export function outputTypes(model: Model, command: string, hasClient = false): SourceFile[] {
  // A copy, because openapi-typescript adds discriminators to the schemas it reads.
  const document = asOpenApi(structuredClone(withOwnFileSchemas(withDecodedTypes(model))));
  const context = contextOf(document, fileSchemas(document as unknown as JsonObject, model));
  const all = withRecursiveAliases(transformSchema(document, context));
  const nodes = hasClient ? all.filter((node) => !isCalled("paths", node)) : all;
  const groups = groupsOf(model.operations);
  const files = groups.some(({ file }) => file === undefined)
    ? [{ path: "types.ts", text: printed(nodes) }]
    : fileForEach(nodes, groups);
  const outgoing = outgoingTypes(model);
  const client = hasClient ? [{ path: "client-types.ts", text: clientTypes(model, nodes) }] : [];
  const typed = files.map(({ path, text }) => ({
    path,
    text: outgoing === "" ? text : `${text.replace(noWebhooks, "")}${path === "types.ts" ? outgoing : ""}`,
  }));
  return [...typed, ...client].map(({ path, text }) => ({ path, text: header(model.file, command) + text }));
}

/** Of a document without webhooks, in which openapi-typescript reads paths alone. */
const noWebhooks = "export type webhooks = Record<string, never>;\n";

/** What the service sends, by its names: a model of its own, whose types are in a folder of its own. */
function outgoingTypes({ outgoing }: Model): string {
  if (outgoing.length === 0) return "";
  const named =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal type
    "type Named<Paths> = { [Path in keyof Paths as Path extends `/${infer Name}` ? Name : never]: Paths[Path] };\n";
  const types = outgoing.map(
    (kind) => `export type ${kind} = Named<import("./outgoing/${kind}/client-types.ts").paths>;\n`,
  );
  return `\n${named}${outgoing.includes("webhooks") ? "" : noWebhooks}${types.join("")}`;
}

/**
 * The types as they are sent, before decoding, for clients such as openapi-fetch. Types that are the same in `types.ts`
 * are imported from there.
 * @param decoded the declarations in `types.ts`
 */
function clientTypes(model: Model, decoded: readonly ts.Node[]): string {
  const document = asOpenApi(structuredClone(model.published));
  const context = { ...contextOf(document, new Set()), emptyObjectsUnknown: false };
  const nodes = withoutRepeats(transformSchema(document, context), decoded);
  return `import type * as decoded from "./types.ts";\n\n${printed(nodes)}`;
}

/**
 * The fields of an extended schema that are required here: for each alternative the fields it has, for null none.
 * Exported, because operations may have files of their own, and because what is not exported must be used.
 */
const withRequired = `export type WithRequired<T, K extends PropertyKey> = T extends object
    ? T & Required<Pick<T, Extract<K, keyof T>>>
    : T;`;

/** The document was validated by `normalize`; its type is looser than that of openapi-typescript. */
const asOpenApi = (document: JsonObject): OpenAPI3 => document as unknown as OpenAPI3;

const options = { silent: true };

/**
 * What `openapiTS` would set up after it has linted and bundled the document, which takes as long as everything else
 * and is not needed here.
 */
const contextOf = (document: OpenAPI3, files: ReadonlySet<object>): GlobalContext =>
  ({
    ...options,
    emptyObjectsUnknown: true, // an object without properties may have any
    defaultNonNullable: false,
    discriminators: scanDiscriminators(document, options),
    injectFooter: [],
    transform: (schema: object) => (files.has(schema) ? fileType(schema as JsonObject) : undefined),
    resolve: (ref: string) => resolveRef(document, ref, options),
  }) as Partial<GlobalContext> as GlobalContext;

const printed = (nodes: ts.Node[]): string =>
  astToString(nodes)
    .replaceAll(/[ \t]+$/gm, "")
    .replace(/^type WithRequired<[\s\S]*?^\};/m, withRequired);

/** The interface of each tag's operations; apart from them `components`, and `paths`, if there are any. */
function fileForEach(nodes: readonly ts.Node[], groups: readonly Group[]): SourceFile[] {
  const interfaces = nodes.filter(ts.isInterfaceDeclaration);
  const [paths, operations] = ["paths", "operations"].map((name) => interfaces.find((node) => isCalled(name, node)));
  const rest = nodes.filter((node) => node !== paths && node !== operations);
  const members = new Map(operations?.members.map((member) => [nameOf(member), member]));
  const imports = groups.map(
    (group) => `import type { operations as ${groupName(group)} } from "./types/${group.file}.ts";\n`,
  );
  const index = `${imports.join("")}
export type * from "./types/_components.ts";
${paths === undefined ? "" : 'export type * from "./types/_paths.ts";\n'}
export interface operations extends ${groups.map(groupName).join(", ")} {}
`;
  return [
    { path: "types.ts", text: index },
    { path: "types/_components.ts", text: printed(rest) },
    ...(paths === undefined ? [] : [{ path: "types/_paths.ts", text: withImports(printed([paths])) }]),
    ...groups.map((group) => {
      const own = group.operations.flatMap(({ operationId }) => members.get(operationId) ?? []);
      const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
      const node = ts.factory.createInterfaceDeclaration(modifiers, "operations", undefined, undefined, own);
      return { path: `types/${group.file}.ts`, text: withImports(printed([node])) };
    }),
  ];
}

type Named = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
const isNamed = (node: ts.Node): node is Named => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
const isCalled = (name: string, node: ts.Node): boolean => isNamed(node) && node.name.text === name;
const nameOf = ({ name }: ts.TypeElement): string =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";

const importFrom = (file: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`import type { ${names.join(", ")} } from "${file}";\n`];

/** Imports only the types that it names, because an unused import is an error in many projects. */
const withImports = (text: string): string =>
  [
    ...importFrom("./_components.ts", [
      ...(text.includes("WithRequired<") ? ["WithRequired"] : []),
      ...(text.includes('components["') ? ["components"] : []),
    ]),
    text.includes('operations["') ? 'import type { operations } from "../types.ts";\n' : "",
    text,
  ].join("");
