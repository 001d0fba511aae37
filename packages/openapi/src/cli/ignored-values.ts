import type { Command, Option } from "commander";
import { Failure } from "./failure.ts";
import { collect } from "./option-values.ts";

const usageError = { exitCode: 2 } as const;

/**
 * Makes a command reject what it would otherwise ignore: a second value of an option that takes one, and empty values,
 * such as those of an unset variable. Parsing then throws a `Failure`.
 */
export function refuseIgnoredValues(command: Command): void {
  for (const option of command.options) if (option.required || option.optional) watch(command, option);
  command.hook("preAction", () => {
    if (!command.args.includes("")) return;
    const usage = `${command.parent?.name()} ${command.name()} ${command.usage()}`;
    throw new Failure(`An argument is empty. Usage: ${usage}`, usageError);
  });
}

function watch(command: Command, option: Option): void {
  const isRepeatable = option.parseArg === collect;
  const kind = /<(?:file|folder|path)>/.test(option.flags) ? "path" : "value";
  let isGiven = false;
  command.on(`option:${option.name()}`, (value: string) => {
    if (value === "") throw new Failure(`${option.long}: the ${kind} is empty.`, usageError);
    if (isGiven && !isRepeatable) throw new Failure(`${option.long} is given twice; it takes one value.`, usageError);
    isGiven = true;
  });
}
