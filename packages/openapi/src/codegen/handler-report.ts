import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Model } from "../document/model/model.ts";
import { handledOperations, handlerPath } from "./output-handlers.ts";

/** A file that declares the handler of an operation, where no handler is expected. */
export type OrphanedHandler = Readonly<{ path: string; operationId: string; expectedPath: string | undefined }>;

/** The state of the handlers of a service. Paths are below the folder of the handlers, as it was given. */
export type HandlerReport = Readonly<{
  operations: number;
  /** The operationIds whose handlers are still stubs. */
  unwritten: readonly string[];
  orphaned: readonly OrphanedHandler[];
}>;

const declaration = /^export const [\p{ID_Continue}$]+: Handler<("(?:[^"\\\n]|\\.)*")> =(\s*notImplemented;)?/mu;

/** The operationId that the text of a handler declares, and whether it is still the stub. */
function declaredIn(text: string): Readonly<{ operationId: string; isStub: boolean }> | undefined {
  const [, quoted, stub] = declaration.exec(text) ?? [];
  return quoted === undefined ? undefined : { operationId: JSON.parse(quoted) as string, isStub: stub !== undefined };
}

/** The modules in the folders of the tags. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /^[^/]+\/[^/]+\.ts$/.test(name))
    .sort();
}

/** Compares the files in a folder of handlers with the operations of a document. Other files are ignored. */
export function handlerReport(model: Model, folder: string): HandlerReport {
  const expected = new Map(
    handledOperations(model).map((operation) => [operation.operationId, handlerPath(operation)] as const),
  );
  const found = filesIn(folder).flatMap((name) => {
    const declared = declaredIn(readFileSync(`${folder}/${name}`, "utf8"));
    return declared === undefined ? [] : [{ name, ...declared }];
  });
  const isExpected = ({ name, operationId }: (typeof found)[number]): boolean => expected.get(operationId) === name;
  const below = (name: string | undefined) => (name === undefined ? undefined : `${folder}/${name}`);
  return {
    operations: expected.size,
    unwritten: found.filter((file) => file.isStub && isExpected(file)).map(({ operationId }) => operationId),
    orphaned: found
      .filter((file) => !isExpected(file))
      .map(({ name, operationId }) => ({
        path: `${folder}/${name}`,
        operationId,
        expectedPath: below(expected.get(operationId)),
      })),
  };
}
