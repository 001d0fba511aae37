import type { Model, Operation } from "../document/model/model.ts";
import { byCodePoint } from "../document/tree/json.ts";
import { constantName, declarations } from "./constants.ts";
import { packagedModules } from "./framework.ts";
import { type Group, groupName, groupsOf, indexOf } from "./groups.ts";
import { header, literal, type SourceFile, typeLiteral } from "./literal.ts";
import { type Hoist, operationRow, operationType } from "./operation-row.ts";

/**
 * The operation table: everything the pipeline needs to decode, dispatch and respond. Its declarations are what the
 * types of handlers depend on.
 */
export function outputOperations(model: Model, command: string): SourceFile[] {
  const groups = groupsOf(model.operations);
  const files = groups.some(({ file }) => file === undefined) ? oneFile(model, groups) : fileForEach(model, groups);
  return files.map(({ path, text }) => ({ path, text: header(model.file, command) + text }));
}

function oneFile(model: Model, groups: readonly Group[]): SourceFile[] {
  const { rows, types } = tables(groups.flatMap(({ operations }) => operations));
  return [
    { path: "operations.js", text: `${rows}\n${schemes(model)}` },
    {
      path: "operations.d.ts",
      text: `${types.before}export declare const operations: {\n${types.members}};\n\n${schemeTypes(model)}`,
    },
  ];
}

function fileForEach(model: Model, groups: readonly Group[]): SourceFile[] {
  const index = groups.map(
    (group) => `import type { Operations as ${groupName(group)} } from "./operations/${group.file}.js";\n`,
  );
  const all = `interface Operations extends ${groups.map(groupName).join(", ")} {}\n`;
  return [
    { path: "operations.js", text: `${indexOf(groups, "operations", "operations")}\n${schemes(model)}` },
    {
      path: "operations.d.ts",
      text: `${index.join("")}\n${all}export declare const operations: { readonly [Id in keyof Operations]: Operations[Id] };\n\n${schemeTypes(model)}`,
    },
    ...groups.flatMap(({ file, operations }) => {
      const { rows, types } = tables(operations);
      return [
        { path: `operations/${file}.js`, text: rows },
        {
          path: `operations/${file}.d.ts`,
          text: `${types.before}export interface Operations {\n${types.members}}\nexport declare const operations: Operations;\n`,
        },
      ];
    }),
  ];
}

const imports = `import type { Operation } from "${packagedModules.handlers}";

type Fields = NonNullable<Operation["body"]>["contents"][number]["fields"];
`;

/** Parameters and replies are declared once, before the rows, because most operations share them. */
function tables(operations: readonly Operation[]) {
  const [constants, types] = [hoisting(), hoisting()];
  const rows = operations.map((one) => operationRow(one, constants.hoist));
  const members = operations.map((one) => operationType(one, types.hoist));
  return {
    rows: `${declarations("const", constants.found)}\nexport const operations = {\n${rows.join("")}};\n`,
    types: { before: `${imports}${declarations("type", types.found)}\n`, members: members.join("") },
  };
}

function hoisting(): Readonly<{ hoist: Hoist; found: ReadonlyMap<string, string> }> {
  const found = new Map<string, string>();
  const hoist: Hoist = (stem, text) => {
    const name = constantName(stem, text);
    found.set(name, text);
    return name;
  };
  return { hoist, found };
}

const schemes = ({ securitySchemes }: Model): string =>
  `/** The security schemes that operations need; the application checks their credentials. */\nexport const securitySchemes = ${literal(securitySchemes)};\n`;

function schemeTypes({ securitySchemes, operations }: Model): string {
  const handled = operations.filter(({ aliasOf }) => aliasOf === undefined).map(({ operationId }) => operationId);
  const ids = handled.sort(byCodePoint).map((id) => `\n  | ${JSON.stringify(id)}`);
  return [
    `export declare const securitySchemes: ${typeLiteral(securitySchemes)};\n\n`,
    "export type OperationId = keyof typeof operations;\n",
    "/** The operations that need a handler of their own; the others are aliases. */\n",
    `export type HandledOperationId =${ids.length === 0 ? " never" : ids.join("")};\n`,
  ].join("");
}
