import { existsSync, readFileSync } from "node:fs";
import { readEvents } from "../document/events/events.ts";
import { withoutUnsupported } from "../document/left-out.ts";
import type { Model, OutgoingKind } from "../document/model/model.ts";
import { normalize, type Options } from "../document/normalize.ts";
import { filesBeside } from "../document/read/files.ts";
import { load } from "../document/read/load.ts";
import { Unsupported } from "../document/tree/refusals.ts";
import { type Jobs, type SpecJob, UsageError } from "./arguments.ts";
import { type Difference, differences } from "./files.ts";
import type { Sources } from "./output-fingerprint.ts";
import { eventTable, fillMarker, operationTable, problemTable, widerTable } from "./output-tables.ts";
import {
  eventOutputs,
  fingerprintOutput,
  foldersOf,
  handlerOutputs,
  type Output,
  outgoingFolder,
  outgoingOutputs,
  outputsOf,
} from "./outputs.ts";

/** What a service sends, in a model of its own. */
export type OutgoingModel = Readonly<{ kind: OutgoingKind; model: Model }>;

/** The changes of a run, and the documents it read. */
export type Generation = Readonly<{
  changes: readonly Difference[];
  services: readonly Readonly<{ model: Model; outgoing: readonly OutgoingModel[]; handlers: string | undefined }>[];
}>;

/**
 * Generates everything in memory and compares it with the files on disk; writes nothing.
 * @throws UsageError for a file that does not exist; `Unreadable` and `Unsupported` for a document
 */
export async function generation({ specs, events, command }: Omit<Jobs, "check">): Promise<Generation> {
  const outputs: Output[][] = [];
  const services = [];
  for (const job of specs) {
    const { model, outgoing, sources } = modelsOf(job);
    outputs.push(await serviceOutputs(job, model, sources, command));
    for (const part of outgoing) {
      const out = outgoingFolder(job.out, part.kind);
      outputs.push(await outgoingOutputs(part.model, out, command));
      outputs.push([fingerprintOutput(sources, { spec: job.spec, out, command })]);
    }
    services.push({ model, outgoing, handlers: job.handlers });
  }
  if (events !== undefined) {
    const model = readEvents(load(fileText(events.spec), events.spec), events.spec);
    outputs.push(await eventOutputs(model, events.out, command));
    if (events.docs !== undefined)
      outputs.push(pageOutputs([{ path: events.docs, name: "events", table: eventTable(model) }]));
  }
  const folders = [...specs.flatMap(({ out }) => foldersOf(out)), ...(events === undefined ? [] : [events.out])];
  return { changes: differences(outputs.flat(), folders), services };
}

type Models = Readonly<{ model: Model; outgoing: readonly OutgoingModel[]; sources: Sources }>;

/** Also reads the files of the folder that a document refers to. */
export function modelsOf({ spec, only = [], skip = [], strict = false }: SpecJob): Models {
  const text = fileText(spec);
  const parts = new Map<string, string>();
  const besides = filesBeside(spec, (path, part) => void parts.set(path, part));
  const document = load(text, spec);
  const options = { only, skip, strict, read: besides };
  const read = (more: Options): Model =>
    (strict ? normalize : withoutUnsupported)(document, spec, { ...options, ...more });
  const service = read({});
  const parsed = service.outgoing.map((kind) => ({ kind, ...supported(() => read({ outgoing: kind }), strict) }));
  const outgoing = parsed.flatMap(({ kind, model }) => (model === undefined ? [] : [{ kind, model }]));
  const notes = [...service.notes, ...parsed.flatMap(({ model, leftOut = [] }) => model?.notes ?? leftOut)];
  const model = { ...service, notes, outgoing: outgoing.map(({ kind }) => kind) };
  return { model, outgoing, sources: { text, parts } };
}

/** Where none of the requests that a service sends can be generated, the service still is. */
function supported(read: () => Model, strict: boolean): Readonly<{ model?: Model; leftOut?: Model["notes"] }> {
  try {
    return { model: read() };
  } catch (error) {
    if (strict || !(error instanceof Unsupported)) throw error;
    return { leftOut: error.refusals.map((refusal) => ({ ...refusal, isLeftOut: true })) };
  }
}

function fileText(path: string): string {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
  return readFileSync(path, "utf8");
}

async function serviceOutputs(job: SpecJob, model: Model, sources: Sources, command: string): Promise<Output[]> {
  const { spec, out, handlers, docs = {}, client = false } = job;
  return [
    ...(await outputsOf(model, out, command, client)),
    fingerprintOutput(sources, { spec, out, command }),
    ...(handlers === undefined ? [] : handlerOutputs(model, { folder: handlers, out }, command)),
    ...pageOutputs(
      Object.entries({ problems: problemTable, operations: operationTable, wider: widerTable } as const).flatMap(
        ([name, table]) => {
          const path = docs[name as keyof typeof docs];
          return path === undefined ? [] : [{ path, name, table: table(model) }];
        },
      ),
    ),
  ];
}

/**
 * Pages with generated tables, of which one may have several.
 * @throws UsageError for a page that does not exist, or has no markers
 */
function pageOutputs(tables: readonly Readonly<{ path: string; name: string; table: string }>[]): Output[] {
  return [...Map.groupBy(tables, ({ path }) => path)].map(([path, own]) => {
    const text = own.reduce((page, { name, table }) => {
      const filled = fillMarker(page, name, table);
      if (filled !== undefined) return filled;
      throw new UsageError(`${path} has no lines <!-- generated:${name} --> and <!-- /generated --> for its table.`);
    }, fileText(path));
    return { path, text };
  });
}
