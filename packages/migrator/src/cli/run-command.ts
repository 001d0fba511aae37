import { main } from "./main.ts";

/** Runs the command line of this process, and sets its exit code. */
export async function runCommand(args: readonly string[]): Promise<void> {
  // The reader of a pipe may be gone; the exit code still counts.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  process.exitCode = await main(args, process);
}
