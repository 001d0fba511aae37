import { readArguments, UsageError, usage } from "../src/openapi/codegen/arguments.ts";
import { apply } from "../src/openapi/codegen/files.ts";
import { generation } from "../src/openapi/codegen/generation.ts";
import { Unreadable } from "../src/openapi/document/load.ts";
import { reportOf } from "../src/openapi/document/refusal-report.ts";
import { Unsupported } from "../src/openapi/document/unsupported.ts";
import { specifications } from "./specifications.ts";

async function run(args: readonly string[]): Promise<number> {
  const jobs = readArguments(args, specifications);
  const { changes, services } = await generation(jobs);
  for (const { model } of services) if (model.notes.length > 0) console.error(reportOf(model.notes));
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
