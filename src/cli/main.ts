import { readdirSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { describe } from "./error-text.ts";
import { manifest } from "./manifest.ts";

/** A file in `commands/`: it describes its command, and loads what the command needs only when that runs. */
type CommandFile = Readonly<{ command: () => Command }>;

/**
 * Runs the command line; without a word, the service.
 * @returns the exit code: 0 done, 1 failed, 2 called wrongly
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const program = await createProgram();
    await program.parseAsync(withCommand(args), { from: "user" });
    return 0;
  } catch (error) {
    // It has printed the help or its complaint.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { text, exitCode } = describe(error);
    process.stderr.write(`${text}\n`);
    return exitCode;
  }
}

const programOptions = ["-h", "--help", "-v", "--version"];

/** The service is what runs without a command, so that other options are taken for its own. */
function withCommand(args: readonly string[]): string[] {
  const [first = "serve"] = args;
  const isOfService = args.length === 0 || (first.startsWith("-") && !programOptions.includes(first));
  return isOfService ? ["serve", ...args] : [...args];
}

async function createProgram(): Promise<Command> {
  const { version } = manifest();
  const program = new Command("segmark")
    .description(
      "Runs the segment service (without a command: serve), and builds and checks services from OpenAPI documents.",
    )
    .version(version, "-v, --version", "print the version of the package")
    .helpOption("-h, --help", "print this")
    .helpCommand(false)
    .showHelpAfterError("Try --help.")
    .exitOverride();
  for (const command of await commands()) {
    command.copyInheritedSettings(program).version(version, "-v, --version", "print the version of the package");
    program.addCommand(command.helpOption("-h, --help", "print this"));
  }
  return program;
}

async function commands(): Promise<Command[]> {
  const folder = new URL("commands/", import.meta.url);
  const names = readdirSync(folder).filter((name) => /^[\w-]+\.[jt]s$/.test(name));
  const files = await Promise.all(names.sort().map((name): Promise<CommandFile> => import(new URL(name, folder).href)));
  return files.map(({ command }) => command());
}
