import { ask } from "./client.ts";
import { cpuSeconds } from "./process-figures.ts";
import type { Asked } from "./requests.ts";

/** Units   `perSecond`: operations; `cpuMicros`: µs of server CPU time per operation; `p50`, `p99`: ms */
export type Sample = Readonly<{ perSecond: number; cpuMicros: number; p50?: number; p99?: number }>;

/** A subject of a comparative measurement. */
export type Subject = Readonly<{ run: (seconds: number) => Promise<Sample> }>;

export type Server = Readonly<{ base: string; pid: number }>;

/** Maximum share of unexpected statuses; beyond it, the measurement is not what it claims to be. */
const MOST_WRONG = 0.01;

export type Requests = Readonly<{
  next: () => Asked;
  connections: number;
  /** Expected statuses. */
  right: readonly number[];
}>;

/** A server under closed-loop load. */
export const serverSubject = ({ base, pid }: Server, { next, connections, right }: Requests): Subject => ({
  run: async (seconds) => {
    const before = await cpuSeconds(pid);
    const { answers, statuses, perSecond, p50, p99 } = await ask(base, next, seconds, connections);
    const cpuMicros = (((await cpuSeconds(pid)) - before) * 1e6) / answers;
    const wrong = [...statuses].filter(([status]) => !right.includes(status));
    if (wrong.reduce((sum, [, count]) => sum + count, 0) > answers * MOST_WRONG)
      throw new Error(`${next().path} was answered with ${wrong.map(([status, count]) => `${count} times ${status}`)}`);
    return { perSecond, cpuMicros, p50, p99 };
  },
});
