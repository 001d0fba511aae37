import { fasterRounds } from "./faster-rounds.ts";
import type { Rounds } from "./rounds.ts";

let rounds: Rounds | undefined;

/** What a worker thread runs for one task of the hash pool. Before the first one it finds out how. */
export default (text: string): string => {
  rounds ??= fasterRounds();
  return rounds(text);
};
