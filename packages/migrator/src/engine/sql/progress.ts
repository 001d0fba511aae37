import { createHash } from "node:crypto";
import type { Position } from "../records/positions.ts";
import { withSourcePlace } from "../run/source-place.ts";
import type { RunningFile } from "./session.ts";
import type { SqlStatement } from "./statement.ts";

/** What an operator may do about a file that does not continue. */
const startAgain = (name: string): string =>
  `Or undo by hand what the statements before did, and forget them with segmark-migrate repair ${name} --yes: then it begins at its start.`;

/**
 * How far this file has come, beside how far an attempt before had come.
 * - `isBehind`  the next statement was executed by that attempt
 * - `pass`      counts a statement as executed
 */
export function progressOf({ name, place }: RunningFile, before: Position) {
  const digest = createHash("sha256");
  let done = 0;
  const position = (): Position => ({ done, hash: digest.copy().digest("hex") });
  const pass = ({ sql }: SqlStatement): void => {
    digest.update(`${sql}\0`);
    done++;
  };
  const fail = (line: number, message: string): unknown => withSourcePlace(new Error(message), { file: place, line });

  /** @throws Error when the statements that were executed are no longer those of the file */
  function requireUnchanged(line: number): void {
    if (position().hash === before.hash && done === before.done) return;
    throw fail(
      line,
      `The first ${before.done} statements of ${name} were executed by an attempt before, and were changed since. Restore them; what stands behind them may be changed. ${startAgain(name)}`,
    );
  }
  /** @param what of the session that was lost */
  const refuse = (line: number, what: string): unknown =>
    fail(
      line,
      `${name} cannot continue at line ${line}: the session of the attempt before had ${what}, which is lost. Execute what is left by hand and leave SELECT 1 in its place, or put it into a new file. ${startAgain(name)}`,
    );
  return { pass, position, requireUnchanged, refuse, isBehind: () => done < before.done, isNew: before.done === 0 };
}
