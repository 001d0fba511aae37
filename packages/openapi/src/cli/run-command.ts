import { main } from "./main.ts";

/**
 * Runs the command line of this process, and sets its exit code.
 * @param more a folder of further commands
 */
export async function runCommand(args: readonly string[], more?: URL): Promise<void> {
  // The reader of a pipe may be gone; the exit code still counts.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  const code = await main(args, more);
  process.exitCode ||= code;
}
