import type { Change } from "../protocol/contracts.ts";
import { UsageError } from "./usage.ts";

/** Commands that change records without running anything. */
export type ChangeCommand = Exclude<Change["kind"], "adopt">;

/**
 * The change that a command asks for.
 * @param given the arguments after the command
 * @throws UsageError
 */
export function changeOf(command: ChangeCommand, given: readonly string[]): Change {
  switch (command) {
    case "baseline": {
      const [name, ...rest] = given;
      if (name === undefined) throw new UsageError("baseline: expected the last migration that is there already");
      if (rest.length > 0) throw new UsageError(`${rest.join(" ")}: expected nothing after baseline ${name}`);
      return { kind: command, name };
    }
    case "repair":
      return { kind: command, migrations: given };
    default:
      throw new UsageError(`${command}: unknown command`);
  }
}

export const isChange = (command: string): command is ChangeCommand => ["baseline", "repair"].includes(command);
