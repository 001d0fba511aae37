import type { Subject } from "./subject.ts";

/** Units   `seconds` per subject and round */
export type Rounds = Readonly<{ rounds: number; seconds: number }>;

const WARM_UP_SECONDS = 2;

/**
 * Measures the subjects in turn over several rounds, reversing every other round, so that other load on the machine and
 * drift of its speed affect all of them alike.
 * @returns the results of each subject, by round
 */
export async function interleave<Result>(
  subjects: readonly Subject<Result>[],
  { rounds, seconds }: Rounds,
): Promise<Result[][]> {
  for (const subject of subjects) await subject.run(Math.min(WARM_UP_SECONDS, seconds));
  const results = new Map<Subject<Result>, Result[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round++)
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed())
      results.get(subject)?.push(await subject.run(seconds));
  return subjects.map((subject) => results.get(subject) ?? []);
}
