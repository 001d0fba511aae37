import { readdirSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { describe } from "./error-text.ts";
import { refuseIgnoredValues } from "./ignored-values.ts";
import { manifest } from "./manifest.ts";
import { printableLines } from "./printable.ts";

/** Where the commands of this package are. */
const own = new URL("commands/", import.meta.url);

/** A file in one of them: it describes its command, and loads what the command needs only when that runs. */
type CommandFile = Readonly<{ command: () => Command }>;

/**
 * Runs the command line; without a command it runs the service, or prints the help where there is none.
 * @param more a folder of further commands, a file each
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage
 */
export async function main(args: readonly string[], more?: URL): Promise<number> {
  try {
    const program = await createProgram(more === undefined ? [own] : [own, more]);
    await program.parseAsync(withCommand(args, program), { from: "user" });
    return 0;
  } catch (error) {
    // Commander has printed the help or the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { text, exitCode } = describe(error);
    process.stderr.write(`${printableLines(text)}\n`);
    return exitCode;
  }
}

const programOptions = ["-h", "--help", "-v", "--version"];

const hasService = ({ commands }: Command): boolean => commands.some((command) => command.name() === "serve");

/** The service is the default command, so that other options are parsed as its own. */
function withCommand(args: readonly string[], program: Command): string[] {
  if (!hasService(program)) return args.length === 0 ? ["--help"] : [...args];
  const [first = "serve"] = args;
  const isOfService = args.length === 0 || (first.startsWith("-") && !programOptions.includes(first));
  return isOfService ? ["serve", ...args] : [...args];
}

async function createProgram(folders: readonly URL[]): Promise<Command> {
  const { version } = manifest();
  const program = new Command("segmark")
    .version(version, "-v, --version", "print the version of the package")
    .helpOption("-h, --help", "print this")
    .helpCommand(false)
    .showHelpAfterError("Try --help.")
    .exitOverride();
  for (const command of await commands(folders)) {
    command.copyInheritedSettings(program).version(version, "-v, --version", "print the version of the package");
    refuseIgnoredValues(command);
    program.addCommand(command.helpOption("-h, --help", "print this"));
  }
  const builds = "builds and checks services from OpenAPI documents.";
  return program.description(
    hasService(program)
      ? `Runs the segment service (without a command: serve), and ${builds}`
      : builds.replace(/^b/, "B"),
  );
}

async function commands(folders: readonly URL[]): Promise<Command[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^[\w-]+\.[jt]s$/.test(name))
      .map((name) => ({ name, url: new URL(name, folder).href })),
  );
  const inOrder = files.sort((one, other) => (one.name < other.name ? -1 : 1));
  const loaded = await Promise.all(inOrder.map(({ url }): Promise<CommandFile> => import(url)));
  return loaded.map(({ command }) => command());
}
