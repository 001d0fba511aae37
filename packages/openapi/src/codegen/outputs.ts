import type { EventModel } from "../document/events/events.ts";
import { type Model, type OutgoingKind, outgoingKinds } from "../document/model/model.ts";
import { specifier } from "./framework.ts";
import { outputEventNames } from "./output-event-names.ts";
import { outputFingerprint, type Sources } from "./output-fingerprint.ts";
import {
  handledOperations,
  handlerPath,
  outputHandlerIndex,
  outputHandlerStub,
  outputHandlerType,
} from "./output-handlers.ts";
import { outputIndex } from "./output-index.ts";
import { outputOperations } from "./output-operations.ts";
import { outputPayloadValidators, outputPayloadValidatorTypes } from "./output-payload-validators.ts";
import { outputProblemClass, outputProblems } from "./output-problems.ts";
import { outputSender } from "./output-sender.ts";
import { outputTypes } from "./output-types.ts";
import { outputValidators } from "./output-validators.ts";

/** A file to generate. `once`: only written if missing, because it is maintained by hand from then on. */
export type Output = Readonly<{ path: string; text: string; once?: true }>;

/**
 * Everything that is generated from one OpenAPI document.
 * @param hasClient whether a client is typed by a file of its own
 */
export async function outputsOf(model: Model, out: string, command: string, hasClient = false): Promise<Output[]> {
  const files = [
    { path: "index.ts", text: outputIndex(model, command) },
    ...outputTypes(model, command, hasClient),
    ...outputOperations(model, command),
    ...outputValidators(model, command),
    { path: "problems.ts", text: outputProblems(model, command) },
    { path: "problem.ts", text: outputProblemClass(model, command) },
  ];
  return files.map(({ path, text }) => ({ path: `${out}/${path}`, text }));
}

/** Where the code for what a service sends is, beside that for what it serves. */
export const outgoingFolder = (out: string, kind: OutgoingKind): string => `${out}/outgoing/${kind}`;

/** All folders that are generated from one document. */
export const foldersOf = (out: string): string[] => [out, ...outgoingKinds.map((kind) => outgoingFolder(out, kind))];

/** What is generated for requests that a service sends: all that serves them, and what sends them. */
export const outgoingOutputs = async (model: Model, out: string, command: string): Promise<Output[]> => [
  ...(await outputsOf(model, out, command, true)),
  { path: `${out}/send.ts`, text: outputSender(model, command) },
];

/** Lets a start detect that the specification has changed since generation. */
export const fingerprintOutput = (
  sources: Sources,
  { spec, out, command }: Readonly<{ spec: string; out: string; command: string }>,
): Output => ({ path: `${out}/fingerprint.ts`, text: outputFingerprint(sources, spec, command) });

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
    { path: `${folder}/index.ts`, text: outputHandlerIndex(model, command) },
    once("handler.ts", outputHandlerType(specifier(folder, out))),
    ...handledOperations(model).map((operation) => once(handlerPath(operation), outputHandlerStub(operation))),
  ];
}

/**
 * Everything that is generated from one webhook specification. The type compiler is loaded lazily, because it is rarely
 * needed.
 */
export async function eventOutputs(model: EventModel, out: string, command: string): Promise<Output[]> {
  const { outputPayloadTypes } = await import("./output-payload-types.ts");
  return [
    { path: `${out}/names.ts`, text: outputEventNames(model.events, model.file, command) },
    { path: `${out}/payloads.ts`, text: await outputPayloadTypes(model, command) },
    { path: `${out}/validators.js`, text: outputPayloadValidators(model, command) },
    { path: `${out}/validators.d.ts`, text: outputPayloadValidatorTypes(model, command) },
  ];
}
