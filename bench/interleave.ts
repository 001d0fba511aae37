import type { Sample, Subject } from "./subject.ts";

/** Units   `seconds` per subject and round */
export type Rounds = Readonly<{ rounds: number; seconds: number }>;

const WARM_UP_SECONDS = 2;

/**
 * Measures the subjects in turn over several rounds, reversing every other round, so that other load on the machine and
 * drift of its speed affect all of them alike.
 * @returns the samples of each subject, by round
 */
export async function interleave(subjects: readonly Subject[], { rounds, seconds }: Rounds): Promise<Sample[][]> {
  for (const subject of subjects) await subject.run(Math.min(WARM_UP_SECONDS, seconds));
  const samples = new Map<Subject, Sample[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round++)
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed())
      samples.get(subject)?.push(await subject.run(seconds));
  return subjects.map((subject) => samples.get(subject) ?? []);
}
