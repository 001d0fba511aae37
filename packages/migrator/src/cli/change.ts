import { readFileSync } from "node:fs";
import { foreignTools } from "../engine/adopt/tools.ts";
import type { Change } from "../protocol/contracts.ts";
import { messageOf } from "../protocol/errors.ts";
import { UsageError } from "./usage.ts";

/** Commands that change records without running anything. */
export type ChangeCommand = Change["kind"];

/** The options of `adopt`. */
type Options = Readonly<{ from?: string; table?: string; file?: string }>;
const adoptOptions = ["from", "table", "file"] as const;

const tools = Object.keys(foreignTools);

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`--file: ${messageOf(error)}`);
  }
}

function adoption(given: readonly string[], { from, table, file }: Options): Change {
  if (from === undefined || !tools.includes(from)) throw new UsageError(`--from: expected one of ${tools.join(", ")}`);
  if (given.length > 0) throw new UsageError(`${given.join(" ")}: expected nothing after adopt`);
  return { kind: "adopt", from, table, file: file === undefined ? undefined : textOf(file) };
}

/** @throws UsageError for an option of `adopt` with another command */
export function refuseAdoptOptions(command: string, options: Options): void {
  const [name] = command === "adopt" ? [] : adoptOptions.filter((option) => options[option] !== undefined);
  if (name !== undefined) throw new UsageError(`--${name}: ${command} takes none`);
}

/**
 * The change that a command asks for.
 * @param given the arguments after the command
 * @throws UsageError
 */
export function changeOf(command: ChangeCommand, given: readonly string[], options: Options): Change {
  switch (command) {
    case "baseline": {
      const [name, ...rest] = given;
      if (name === undefined) throw new UsageError("baseline: expected the last migration that is there already");
      if (rest.length > 0) throw new UsageError(`${rest.join(" ")}: expected nothing after baseline ${name}`);
      return { kind: command, name };
    }
    case "repair":
      return { kind: command, migrations: given };
    case "adopt":
      return adoption(given, options);
  }
}

export const isChange = (command: string): command is ChangeCommand =>
  ["baseline", "repair", "adopt"].includes(command);
