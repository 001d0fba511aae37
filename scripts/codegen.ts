import { changeText, reportText } from "@segmark/openapi/internal/cli/generate/report";
import { type Jobs, type OwnJobs, readArguments, UsageError, usage } from "@segmark/openapi/internal/codegen/arguments";
import { apply, differences } from "@segmark/openapi/internal/codegen/files";
import { type Generation, generation } from "@segmark/openapi/internal/codegen/generation";
import { handlerReport } from "@segmark/openapi/internal/codegen/handler-report";
import { Unreadable } from "@segmark/openapi/internal/document/read/load";
import { reportOf, Unsupported } from "@segmark/openapi/internal/document/tree/refusals";
import { fileFolders, fileOutputs } from "./file-outputs.ts";
import { specifications } from "./specifications.ts";

/**
 * Runs the generator in the current folder.
 * @param own what is generated without arguments
 * @returns the exit code: 0 done or up to date, 1 failed or not up to date, 2 called wrongly
 */
export async function codegen(args: readonly string[], own: OwnJobs = specifications): Promise<number> {
  try {
    return await generate(readArguments(args, own));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Unsupported || error instanceof Unreadable)) throw error;
    const isUsage = error instanceof UsageError;
    print(process.stderr, isUsage ? `${error.message}\n\n${usage}` : error.message);
    return isUsage ? 2 : 1;
  }
}

async function generate(jobs: Jobs): Promise<number> {
  const { changes: ofSpecifications, services } = await generation(jobs);
  const isOwn = jobs.specs === specifications.specs;
  const changes = isOwn ? [...ofSpecifications, ...(await ofFiles(jobs.command))] : ofSpecifications;
  for (const { model } of services) if (model.notes.length > 0) print(process.stderr, reportOf(model.notes));
  if (!jobs.check) {
    apply(changes);
    print(process.stdout, [changeText(changes), ...openIn(jobs, services)].join("\n"));
    return 0;
  }
  if (changes.length === 0) return 0;
  print(
    process.stderr,
    `${changes.map(({ path, state }) => `${state}: ${path}`).join("\n")}\nTo repair it: ${jobs.command}`,
  );
  return 1;
}

/** What is left to do in the handlers of each document. */
const openIn = ({ specs }: Jobs, services: Generation["services"]): string[] =>
  services.flatMap(({ model, handlers }, at) => {
    const text = handlers === undefined ? "" : reportText(handlerReport(model, handlers), specs[at]?.spec ?? "");
    return text === "" ? [] : [text];
  });

const ofFiles = async (command: string) => differences(await fileOutputs(command), fileFolders);

const print = (stream: NodeJS.WriteStream, text: string): void => void stream.write(`${text}\n`);

if (import.meta.main) process.exitCode = await codegen(process.argv.slice(2));
