import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Jobs, readArguments, type SpecJob, UsageError, usage } from "../src/openapi/codegen/arguments.ts";
import { eventTable, fillMarker, operationTable, problemTable } from "../src/openapi/codegen/emit-tables.ts";
import { apply, differences } from "../src/openapi/codegen/files.ts";
import {
  eventOutputs,
  fingerprintOutput,
  handlerOutputs,
  type Output,
  outputsOf,
} from "../src/openapi/codegen/outputs.ts";
import { readEvents } from "../src/openapi/document/events.ts";
import { load, parse, Unreadable } from "../src/openapi/document/load.ts";
import type { Model } from "../src/openapi/document/model.ts";
import { normalize } from "../src/openapi/document/normalize.ts";
import { reportOf } from "../src/openapi/document/refusal-report.ts";
import { Unsupported } from "../src/openapi/document/unsupported.ts";
import { specifications } from "./specifications.ts";

const read = (path: string): string => {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
  return readFileSync(path, "utf8");
};

async function outputs({ specs, events, command }: Jobs): Promise<Output[]> {
  const files: Output[] = [];
  for (const { spec, out, handlers, docs, ...options } of specs) {
    const text = read(spec);
    const besides = (path: string) => {
      const file = join(dirname(spec), path);
      return existsSync(file) ? parse(read(file), file) : undefined;
    };
    const model = normalize(load(text, spec), spec, { ...options, read: besides });
    if (model.notes.length > 0) console.error(reportOf(model.notes));
    files.push(...(await outputsOf(model, out, command)), fingerprintOutput(text, { spec, out, command }));
    if (handlers !== undefined) files.push(...handlerOutputs(model, handlers, command));
    if (docs !== undefined) files.push(...documents(model, docs));
  }
  if (events !== undefined) {
    const model = readEvents(load(read(events.spec), events.spec), events.spec);
    files.push(...(await eventOutputs(model, events.out, command)));
    if (events.docs !== undefined)
      files.push(...pageOutputs([{ path: events.docs, name: "events", table: eventTable(model) }]));
  }
  return files;
}

const documents = (model: Model, { problems, operations }: NonNullable<SpecJob["docs"]>): Output[] =>
  pageOutputs([
    { path: problems, name: "problems", table: problemTable(model) },
    { path: operations, name: "operations", table: operationTable(model) },
  ]);

/** Pages with generated tables. A page that does not exist, or has no markers, is left unchanged. */
function pageOutputs(pages: readonly Readonly<{ path: string; name: string; table: string }>[]): Output[] {
  return pages.flatMap(({ path, name, table }) =>
    existsSync(path) ? [{ path, text: fillMarker(readFileSync(path, "utf8"), name, table) }] : [],
  );
}

async function run(args: readonly string[]): Promise<number> {
  const jobs = readArguments(args, specifications);
  const changes = differences(
    await outputs(jobs),
    [...jobs.specs, ...(jobs.events === undefined ? [] : [jobs.events])].map(({ out }) => out),
  );
  if (!jobs.check) {
    apply(changes);
    console.log(
      changes.length === 0
        ? "Everything is up to date."
        : changes.map(({ path, state }) => `${state === "superfluous" ? "removed" : "wrote"} ${path}`).join("\n"),
    );
    return 0;
  }
  if (changes.length === 0) return 0;
  console.error(`${changes.map(({ path, state }) => `${state}: ${path}`).join("\n")}\nTo repair it: ${jobs.command}`);
  return 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof Unsupported || error instanceof Unreadable) console.error(error.message);
  else throw error;
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
