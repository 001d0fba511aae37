import { resolve } from "node:path";
import { apply } from "../../codegen/files.ts";
import { generation } from "../../codegen/generation.ts";
import { handlerReport } from "../../codegen/handler-report.ts";
import { foldersOf } from "../../codegen/outputs.ts";
import { shellQuote } from "../../codegen/shell-quote.ts";
import { reportOf } from "../../document/tree/refusals.ts";
import { requireFile } from "../document-file.ts";
import { Failure } from "../failure.ts";
import { printableLines } from "../printable.ts";
import { settings } from "../settings.ts";
import { changeText, outgoingText, reportText } from "./report.ts";
import { watch } from "./watch.ts";

export type GenerateOptions = Readonly<{
  spec?: string;
  out?: string;
  handlers?: string;
  events?: string;
  only?: readonly string[];
  skip?: readonly string[];
  strict?: true;
  check?: true;
  watch?: true;
}>;

/**
 * Generates once, or after every change.
 * @throws Failure when --check finds a file that is not up to date
 */
export async function runGenerate(options: GenerateOptions): Promise<void> {
  if (options.check && options.watch)
    throw new Failure("--check writes nothing, and --watch keeps writing: use one of them.", { exitCode: 2 });
  const job = settings(options);
  refuseSharedFolder(job);
  if (options.watch) await watch(job, () => generateOnce(job, options));
  else await generateOnce(job, options);
}

/** Both contain an index.ts. */
function refuseSharedFolder({ out, handlers, events }: Job): void {
  const folders = [...foldersOf(out), ...(events === undefined ? [] : [`${out}/webhooks`])];
  const shared = folders.find((folder) => handlers !== undefined && resolve(folder) === resolve(handlers));
  if (shared !== undefined)
    throw new Failure(`Handlers and generated files would overwrite each other in ${shared}.`, { exitCode: 2 });
}

type Job = ReturnType<typeof settings>;

async function generateOnce({ spec, out, handlers, events }: Job, options: GenerateOptions): Promise<void> {
  for (const file of [spec, ...(events === undefined ? [] : [events])]) requireFile(file);
  const command = commandOf(options);
  const { changes, services } = await generation({
    specs: [{ spec, out, handlers, ...selectionOf(options) }],
    events: events === undefined ? undefined : { spec: events, out: `${out}/webhooks` },
    command,
  });
  const notes = services.flatMap(({ model }) => model.notes);
  if (notes.length > 0) process.stderr.write(`${printableLines(reportOf(notes))}\n`);
  if (!options.check) apply(changes);
  const reports = services.flatMap(({ model, handlers: folder }) =>
    folder === undefined ? [] : [reportText(handlerReport(model, folder), spec)],
  );
  const sent = services.map(({ outgoing }) => outgoingText(outgoing));
  const text = [...(options.check ? [] : [changeText(changes)]), ...reports, ...sent].filter((part) => part !== "");
  if (text.length > 0) process.stdout.write(`${printableLines(text.join("\n"))}\n`);
  if (options.check && changes.length > 0)
    throw new Failure(`${changes.map(({ path, state }) => `${state}: ${path}`).join("\n")}\nTo repair it: ${command}`);
}

/**
 * The command that generates the same files again: for their first line, so it does not depend on how they were checked
 * or watched.
 */
function commandOf(options: GenerateOptions): string {
  const flags = (["spec", "out", "handlers", "events"] as const).flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [`--${name} ${shellQuote(value)}`];
  });
  const { only, skip, strict } = selectionOf(options);
  const patterns = [
    ...only.flatMap((one) => ["--only", shellQuote(one)]),
    ...skip.flatMap((one) => ["--skip", shellQuote(one)]),
  ];
  return ["npx segmark generate", ...flags, ...patterns, ...(strict ? ["--strict"] : [])].join(" ");
}

const selectionOf = ({ only = [], skip = [], strict }: GenerateOptions) => ({ only, skip, strict: strict === true });
