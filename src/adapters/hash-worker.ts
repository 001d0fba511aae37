import { fasterRounds } from "./faster-rounds.ts";
import type { Rounds } from "./rounds.ts";

let rounds: Rounds | undefined;

/** Runs one task of the hash pool on a worker thread. The first call selects the fastest implementation. */
export default (text: string): string => {
  rounds ??= fasterRounds();
  return rounds(text);
};
