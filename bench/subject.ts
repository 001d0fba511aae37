import { type Answers, ask } from "./client.ts";
import { cpuSeconds } from "./process-figures.ts";
import type { RequestSpec } from "./requests.ts";

/** Units   `perSecond`: operations; `cpuMicros`: µs of server CPU time per operation; `p50`, `p99`: ms */
export type Sample = Readonly<{ perSecond: number; cpuMicros: number; p50?: number; p99?: number }>;

/** A subject of a comparative measurement. */
export type Subject<Result = Sample> = Readonly<{ run: (seconds: number) => Promise<Result> }>;

export type Server = Readonly<{ base: string; pid: number }>;

/** Maximum share of unexpected statuses; beyond it, the measurement is not what it claims to be. */
const MAX_UNEXPECTED = 0.01;

export type Requests = Readonly<{
  next: () => RequestSpec;
  connections: number;
  /** Expected statuses. */
  expected: readonly number[];
}>;

/** @throws Error if the measurement is not what it claims to be */
export function rejectUnexpected({ answers, statuses }: Answers, { next, expected }: Requests): void {
  const unexpected = [...statuses].filter(([status]) => !expected.includes(status));
  if (unexpected.reduce((sum, [, count]) => sum + count, 0) > answers * MAX_UNEXPECTED)
    throw new Error(
      `${next().path} was answered with ${unexpected.map(([status, count]) => `${count} times ${status}`)}`,
    );
}

/** A server under closed-loop load. */
export const serverSubject = ({ base, pid }: Server, requests: Requests): Subject => ({
  run: async (seconds) => {
    const before = await cpuSeconds(pid);
    const answers = await ask(base, requests.next, seconds, requests.connections);
    const cpuMicros = (((await cpuSeconds(pid)) - before) * 1e6) / answers.answers;
    rejectUnexpected(answers, requests);
    const { perSecond, p50, p99 } = answers;
    return { perSecond, cpuMicros, p50, p99 };
  },
});
