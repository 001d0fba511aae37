import { existsSync, readFileSync } from "node:fs";
import { readEvents } from "../document/events/events.ts";
import { withoutUnsupported } from "../document/left-out.ts";
import type { Model } from "../document/model/model.ts";
import { normalize } from "../document/normalize.ts";
import { filesBeside } from "../document/read/files.ts";
import { load } from "../document/read/load.ts";
import { type Jobs, type SpecJob, UsageError } from "./arguments.ts";
import { type Difference, differences } from "./files.ts";
import type { Sources } from "./output-fingerprint.ts";
import { eventTable, fillMarker, operationTable, problemTable, widerTable } from "./output-tables.ts";
import { eventOutputs, fingerprintOutput, handlerOutputs, type Output, outputsOf } from "./outputs.ts";

/** The changes of a run, and the documents it read. */
export type Generation = Readonly<{
  changes: readonly Difference[];
  services: readonly Readonly<{ model: Model; handlers: string | undefined }>[];
}>;

/**
 * Generates everything in memory and compares it with the files on disk; writes nothing.
 * @throws UsageError for a file that does not exist; `Unreadable` and `Unsupported` for a document
 */
export async function generation({ specs, events, command }: Omit<Jobs, "check">): Promise<Generation> {
  const outputs: Output[][] = [];
  const services = [];
  for (const job of specs) {
    const { model, sources } = modelOf(job);
    outputs.push(await serviceOutputs(job, model, sources, command));
    services.push({ model, handlers: job.handlers });
  }
  if (events !== undefined) {
    const model = readEvents(load(fileText(events.spec), events.spec), events.spec);
    outputs.push(await eventOutputs(model, events.out, command));
    if (events.docs !== undefined)
      outputs.push(pageOutputs([{ path: events.docs, name: "events", table: eventTable(model) }]));
  }
  const folders = [...specs, ...(events === undefined ? [] : [events])].map(({ out }) => out);
  return { changes: differences(outputs.flat(), folders), services };
}

/** Also reads the files of the folder that a document refers to. */
function modelOf({
  spec,
  only = [],
  skip = [],
  strict = false,
}: SpecJob): Readonly<{ model: Model; sources: Sources }> {
  const text = fileText(spec);
  const parts = new Map<string, string>();
  const besides = filesBeside(spec, (path, part) => void parts.set(path, part));
  const document = load(text, spec);
  const options = { only, skip, strict, read: besides };
  return {
    model: strict ? normalize(document, spec, options) : withoutUnsupported(document, spec, options),
    sources: { text, parts },
  };
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
