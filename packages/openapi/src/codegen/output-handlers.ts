import { kebab } from "../document/model/identifier.ts";
import type { Model, Operation } from "../document/model/model.ts";
import { byCodePoint } from "../document/tree/json.ts";
import { packagedModules } from "./framework.ts";
import { header } from "./literal.ts";

/** File of an operation's handler, relative to the folder of all handlers. */
export const handlerPath = ({ tag, identifier }: Operation): string => `${kebab(tag)}/${identifier}.ts`;

export const handledOperations = ({ operations }: Model): Operation[] =>
  operations.filter(({ aliasOf }) => aliasOf === undefined);

/** Type-checked list of handlers: an operation without a handler is a compile error. */
export function outputHandlerIndex(model: Model, command: string): string {
  const sorted = handledOperations(model).sort((a, b) => byCodePoint(a.operationId, b.operationId));
  const files = [...sorted].sort((a, b) => byCodePoint(handlerPath(a), handlerPath(b)));
  const imports = files.map((operation) => `import { ${operation.identifier} } from "./${handlerPath(operation)}";\n`);
  const rows = sorted.map(
    ({ operationId, identifier }) =>
      `  ${operationId === identifier ? identifier : `${JSON.stringify(operationId)}: ${identifier}`},\n`,
  );
  return `${header(model.file, command)}import type { Handlers } from "./handler.ts";\n${imports.join("")}\nexport const handlers = {\n${rows.join("")}} satisfies Handlers;\n`;
}

/** The stub of a new operation's handler. Written once; from then on the file is maintained by hand. */
export function outputHandlerStub({ operationId, identifier }: Operation): string {
  return `import { notImplemented } from "${packagedModules.handlers}";
import type { Handler } from "../handler.ts";

export const ${identifier}: Handler<${JSON.stringify(operationId)}> = notImplemented;
`;
}

/**
 * The type of all handlers of a service. Written once; from then on the file is maintained by hand.
 * @param generated the folder of the generated files, relative to that of the handlers
 */
export const outputHandlerType = (generated: string): string =>
  `import type { Handler as HandlerOf, Handlers as HandlersOf, OperationId } from "${generated}/index.ts";

/** What every handler gets besides its input, from \`services\` of \`serve\`. */
export type Services = unknown;
/** What the checks of the security schemes return: \`IdentitiesOf<typeof security>\`, as soon as there are any. */
export type Identities = unknown;

export type Handler<Id extends OperationId> = HandlerOf<Id, Services, Identities>;
export type Handlers = HandlersOf<Services, Identities>;
`;
