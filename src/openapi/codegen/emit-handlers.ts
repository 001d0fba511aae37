import { kebab } from "../document/identifier.ts";
import { byCodePoint } from "../document/json.ts";
import type { Model, Operation } from "../document/model.ts";
import { header } from "./literal.ts";

/** File of an operation's handler, relative to the folder of all handlers. */
export const handlerPath = ({ tag, identifier }: Operation): string => `${kebab(tag)}/${identifier}.ts`;

export const handledOperations = ({ operations }: Model): Operation[] =>
  operations.filter(({ aliasOf }) => aliasOf === undefined);

/** Type-checked list of handlers: an operation without a handler is a compile error. */
export function emitHandlerIndex(model: Model, command: string): string {
  const sorted = handledOperations(model).sort((a, b) => byCodePoint(a.operationId, b.operationId));
  const files = [...sorted].sort((a, b) => byCodePoint(handlerPath(a), handlerPath(b)));
  const imports = files.map((operation) => `import { ${operation.identifier} } from "./${handlerPath(operation)}";\n`);
  const rows = sorted.map(
    ({ operationId, identifier }) =>
      `  ${operationId === identifier ? identifier : `${JSON.stringify(operationId)}: ${identifier}`},\n`,
  );
  return `${header(model.file, command)}import type { Handlers } from "./handler.ts";\n${imports.join("")}\nexport const handlers = {\n${rows.join("")}} satisfies Handlers;\n`;
}

/** Relative path from a tag's folder to the siblings of the folder `handlers`. */
const parentPath = (folder: string): string =>
  "../".repeat(2 + (folder.split("/handlers/")[1]?.split("/").length ?? 0));

/**
 * The stub of a new operation's handler. Written once; from then on the file is maintained by hand.
 * @param folder of all handlers of the specification: `handlers`, or one below it
 */
export function emitHandlerStub({ operationId, identifier }: Operation, folder = "handlers"): string {
  return `import { Problem } from "${parentPath(folder)}errors.ts";
import type { Handler } from "../handler.ts";

export const ${identifier}: Handler<${JSON.stringify(operationId)}> = async () => {
  throw new Problem("not_implemented");
};
`;
}
