import { type Refusal, reportOf } from "./refusal-report.ts";

export type { Refusal } from "./refusal-report.ts";

/** Everything in a document for which the generator cannot emit correct code. It stops instead of guessing. */
export class Unsupported extends Error {
  override readonly name = "Unsupported";
  readonly refusals: readonly Refusal[];
  constructor(refusals: readonly Refusal[]) {
    super(reportOf(refusals));
    this.refusals = refusals;
  }
}

/** Refuses a location in a document. `pointer` is a JSON pointer with leading `#`. */
export type Refuse = (pointer: string, reason: string) => never;

export const refusalsOf =
  (file: string): Refuse =>
  (pointer, reason) => {
    throw new Unsupported([{ file, pointer, reason }]);
  };

/**
 * Runs a part of the work. What it refuses is kept, and undefined returned, so that the other parts are still looked at.
 * @param operation the operation that needs this part
 */
export type Attempt = <T>(work: () => T, operation?: string) => T | undefined;

/** Collects refusals over several attempts. */
export function collector(): { attempt: Attempt; refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  const attempt: Attempt = (work, operation) => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      for (const refusal of error.refusals)
        refusals.push(operation === undefined ? refusal : { ...refusal, operations: [operation] });
      return undefined;
    }
  };
  return { attempt, refusals };
}

/** Tells of something that is not right but has one sensible reading, which is the one that is generated. */
export type Note = (pointer: string, reason: string) => void;
