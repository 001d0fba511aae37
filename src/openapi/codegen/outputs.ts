import type { EventModel } from "../document/events/events.ts";
import type { Model } from "../document/model/model.ts";
import { emitEventNames } from "./emit-event-names.ts";
import { emitFingerprint, type Sources } from "./emit-fingerprint.ts";
import { emitHandlerIndex, emitHandlerStub, emitHandlerType, handledOperations, handlerPath } from "./emit-handlers.ts";
import { emitIndex } from "./emit-index.ts";
import { emitOperations } from "./emit-operations.ts";
import { emitPayloadValidators, emitPayloadValidatorTypes } from "./emit-payload-validators.ts";
import { emitProblems } from "./emit-problems.ts";
import { emitTypes } from "./emit-types.ts";
import { emitValidators } from "./emit-validators.ts";
import { specifier } from "./framework.ts";

/** A file to generate. `once`: only written if missing, because it is maintained by hand from then on. */
export type Output = Readonly<{ path: string; text: string; once?: true }>;

/**
 * Everything that is generated from one OpenAPI document.
 * @param hasClient whether a client is typed by a file of its own
 */
export async function outputsOf(model: Model, out: string, command: string, hasClient = false): Promise<Output[]> {
  const files = [
    { path: "index.ts", text: emitIndex(model, command) },
    ...emitTypes(model, command, hasClient),
    ...emitOperations(model, command),
    ...emitValidators(model, command),
    { path: "problems.ts", text: emitProblems(model, command) },
  ];
  return files.map(({ path, text }) => ({ path: `${out}/${path}`, text }));
}

/** Lets a start detect that the specification has changed since generation. */
export const fingerprintOutput = (
  sources: Sources,
  { spec, out, command }: Readonly<{ spec: string; out: string; command: string }>,
): Output => ({ path: `${out}/fingerprint.ts`, text: emitFingerprint(sources, spec, command) });

/** Where handlers are, and what they import. */
export type HandlerPlace = Readonly<{
  folder: string;
  /** The folder with the generated files of the same document. */
  out: string;
}>;

/** The list of handlers, their type, and a stub for each. */
export function handlerOutputs(model: Model, { folder, out }: HandlerPlace, command: string): Output[] {
  const once = (path: string, text: string): Output => ({ path: `${folder}/${path}`, text, once: true });
  return [
    { path: `${folder}/index.ts`, text: emitHandlerIndex(model, command) },
    once("handler.ts", emitHandlerType(specifier(folder, out))),
    ...handledOperations(model).map((operation) => once(handlerPath(operation), emitHandlerStub(operation))),
  ];
}

/**
 * Everything that is generated from one webhook specification. Its compiler of types is loaded here, because few need
 * it.
 */
export async function eventOutputs(model: EventModel, out: string, command: string): Promise<Output[]> {
  const { emitPayloadTypes } = await import("./emit-payload-types.ts");
  return [
    { path: `${out}/names.ts`, text: emitEventNames(model.events, model.file, command) },
    { path: `${out}/payloads.ts`, text: await emitPayloadTypes(model, command) },
    { path: `${out}/validators.js`, text: emitPayloadValidators(model, command) },
    { path: `${out}/validators.d.ts`, text: emitPayloadValidatorTypes(model, command) },
  ];
}
