import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { examplesOf } from "../../support/documents.ts";
import { type Program, pathOf } from "./programs.ts";
import { replaced } from "./proxies.ts";

const run = promisify(execFile);

/** The only command of docs/deployment/README.md that begins so. */
export function documented(start: string): string {
  const found = examplesOf("docs/deployment/README.md").filter(({ command }) => command.startsWith(start));
  const [example] = found;
  if (example === undefined || found.length > 1) throw new Error(`${found.length} commands begin with ${start}`);
  return example.command;
}

/**
 * Runs a command of the document in a folder, with other names where its own mean something on this machine.
 * @returns what it prints
 */
export async function runDocumented(
  start: string,
  { folder, program, changes = {} }: Readonly<{ folder: string; program?: Program; changes?: Record<string, string> }>,
): Promise<string> {
  const programs = program === undefined ? [] : [dirname(await pathOf(program))];
  const env = { PATH: [...programs, process.env["PATH"]].join(":") };
  const { stdout } = await run("sh", ["-c", replaced(documented(start), changes)], { cwd: folder, env });
  return stdout.trim();
}
