import type { Command, Option } from "commander";
import { Failure } from "./failure.ts";
import { collect } from "./option-values.ts";

const wrongly = { exitCode: 2 } as const;

/**
 * Lets a command refuse what it would ignore: one of two values of an option that stands for one, and values that are
 * empty, as a variable is that is not set. Errors: `Failure` when the command is parsed
 */
export function refuseIgnoredValues(command: Command): void {
  for (const option of command.options) if (option.required || option.optional) watch(command, option);
  command.hook("preAction", () => {
    if (!command.args.includes("")) return;
    const usage = `${command.parent?.name()} ${command.name()} ${command.usage()}`;
    throw new Failure(`An argument is empty. Usage: ${usage}`, wrongly);
  });
}

function watch(command: Command, option: Option): void {
  const isRepeatable = option.parseArg === collect;
  const kind = /<(?:file|folder|path)>/.test(option.flags) ? "path" : "value";
  let isGiven = false;
  command.on(`option:${option.name()}`, (value: string) => {
    if (value === "") throw new Failure(`${option.long}: a ${kind} is not empty.`, wrongly);
    if (isGiven && !isRepeatable) throw new Failure(`${option.long} is given twice: it stands for one.`, wrongly);
    isGiven = true;
  });
}
