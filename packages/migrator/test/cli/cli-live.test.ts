import { expect, it } from "vitest";
import { watch } from "../../src/cli/live.ts";
import type { Reply, Service } from "../../src/cli/service.ts";

const ok = (body: unknown): Reply => ({ status: 200, text: "", body });
const running = (name: string | null, elapsed_ms: number): Reply => {
  const state = { applied: [], pending: ["02.ts"], interrupted: [], last: null };
  const now = { name, elapsed_ms, limit_ms: 3_600_000, progress: 41.5 };
  const replicaset = { name: "api", leader: "api-1", problem: null, state: { ...state, running: now } };
  return ok({ cluster: "shop", config_version: 1, run: null, lists_differ: false, replicasets: [replicaset] });
};

/** A service whose status is polled this many times, and a call that lasts as long. */
function watched(statuses: readonly Reply[], screen: { isTTY?: boolean; columns?: number }) {
  const written: string[] = [];
  const left = [...statuses];
  const { promise, resolve } = Promise.withResolvers<string>();
  const service = {
    status: async () => {
      const next = left.shift();
      return next ?? ok({});
    },
  } as Partial<Service> as Service;
  /** Time does not pass; the call ends when all statuses were seen. */
  const pause = async (): Promise<void> => (left.length === 0 ? resolve("done") : undefined);
  return { written, end: watch(service, { ...screen, write: (text) => written.push(text) }, promise, pause) };
}

it("redraws one line per leader in place, and removes it at the end", async () => {
  const { written, end } = watched([running("01.ts", 1400), running("01.ts", 2600)], { isTTY: true, columns: 30 });
  expect(await end).toBe("done");
  expect(written).toEqual([
    "api-1  01.ts, 1 s of 3600 s,\n",
    "\u001b[1A\u001b[J",
    "api-1  01.ts, 3 s of 3600 s,\n",
    "\u001b[1A\u001b[J",
  ]);
});

it("without a terminal writes a line when a leader starts a migration, and ignores an invalid status", async () => {
  const replies = [running(null, 0), running("01.ts", 1000), ok("?"), running("01.ts", 2000), running("02.ts", 3000)];
  const { written, end } = watched(replies, {});
  await end;
  expect(written).toEqual([
    "api-1  01.ts, 1 s of 3600 s, 42 %, 1 pending\n",
    "api-1  02.ts, 3 s of 3600 s, 42 %, 1 pending\n",
  ]);
});
