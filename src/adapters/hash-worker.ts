import { hashRounds } from "./rounds.ts";

/** What a worker thread runs for one task of the hash pool. */
export default (text: string): string => hashRounds(text);
