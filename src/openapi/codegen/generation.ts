import { existsSync, readFileSync } from "node:fs";
import { filesBeside } from "../document/document-files.ts";
import { readEvents } from "../document/events.ts";
import { load } from "../document/load.ts";
import type { Model } from "../document/model.ts";
import { normalize } from "../document/normalize.ts";
import { type Jobs, type SpecJob, UsageError } from "./arguments.ts";
import type { Sources } from "./emit-fingerprint.ts";
import { eventTable, fillMarker, operationTable, problemTable, widerTable } from "./emit-tables.ts";
import { type Difference, differences } from "./files.ts";
import { fromFiles } from "./framework.ts";
import { clientOutput, eventOutputs, fingerprintOutput, handlerOutputs, type Output, outputsOf } from "./outputs.ts";

/** What a run would change, and the documents it was made of. */
export type Generation = Readonly<{
  changes: readonly Difference[];
  services: readonly Readonly<{ model: Model; handlers: string | undefined }>[];
}>;

/**
 * Generates everything in memory and compares it with the files on disk; writes nothing.
 * Errors  `UsageError` for a file that does not exist; `Unreadable` and `Unsupported` for a document
 */
export async function generation({ specs, events, command }: Omit<Jobs, "check">): Promise<Generation> {
  const outputs: Output[] = [];
  const services = [];
  for (const job of specs) {
    const { model, sources } = modelOf(job);
    outputs.push(...(await serviceOutputs(job, model, sources, command)));
    services.push({ model, handlers: job.handlers });
  }
  if (events !== undefined) {
    const model = readEvents(load(read(events.spec), events.spec), events.spec);
    outputs.push(...(await eventOutputs(model, events.out, command)));
    if (events.docs !== undefined)
      outputs.push(...pageOutputs([{ path: events.docs, name: "events", table: eventTable(model) }]));
  }
  const folders = [...specs, ...(events === undefined ? [] : [events])].map(({ out }) => out);
  return { changes: differences(outputs, folders), services };
}

/** Also reads the files of the folder that a document refers to. */
function modelOf({
  spec,
  only = [],
  skip = [],
  strict = false,
}: SpecJob): Readonly<{ model: Model; sources: Sources }> {
  const text = read(spec);
  const parts = new Map<string, string>();
  const besides = filesBeside(spec, (path, part) => void parts.set(path, part));
  return { model: normalize(load(text, spec), spec, { only, skip, strict, read: besides }), sources: { text, parts } };
}

function read(path: string): string {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
  return readFileSync(path, "utf8");
}

async function serviceOutputs(job: SpecJob, model: Model, sources: Sources, command: string): Promise<Output[]> {
  const { spec, out, handlers, docs, runtime, client = false } = job;
  const outputs = [
    ...(await outputsOf(model, out, command)),
    ...(client ? [clientOutput(model, out, command)] : []),
    fingerprintOutput(sources, { spec, out, command }),
    ...(handlers === undefined ? [] : handlerOutputs(model, { folder: handlers, out }, command)),
    ...(docs === undefined
      ? []
      : pageOutputs([
          { path: docs.problems, name: "problems", table: problemTable(model) },
          { path: docs.operations, name: "operations", table: operationTable(model) },
          ...(docs.wider === undefined ? [] : [{ path: docs.wider, name: "wider", table: widerTable(model) }]),
        ])),
  ];
  return runtime === undefined ? outputs : outputs.map((output) => fromFiles(output, runtime));
}

/** Pages with generated tables, of which one may have several. A page that does not exist, or has no markers, is left unchanged. */
function pageOutputs(tables: readonly Readonly<{ path: string; name: string; table: string }>[]): Output[] {
  return [...Map.groupBy(tables, ({ path }) => path)].flatMap(([path, own]) => {
    if (!existsSync(path)) return [];
    const text = own.reduce((page, { name, table }) => fillMarker(page, name, table), readFileSync(path, "utf8"));
    return [{ path, text }];
  });
}
