import { setTimeout as sleep } from "node:timers/promises";
import { local } from "../world.ts";

/** Of one submission. */
export const SEGMENTS = 3;
const writers = 4;

/** One request and its answer; `at` is when it came, in ms. `status` 0: the connection broke. */
export type Answer = Readonly<{
  kind: "submit" | "vote" | "view" | "read";
  id: string;
  status: number;
  retryAfter: string | null;
  at: number;
}>;

/**
 * Clients that write all the time, and read what they wrote.
 * - `gap`      the longest time without a write that was acknowledged, in ms, since `from`
 * - `missing`  reads, after the acknowledgement, that did not find it
 */
export type Load = Readonly<{
  answers: readonly Answer[];
  acknowledged(kind: Answer["kind"]): readonly string[];
  uncertain(kind: Answer["kind"]): readonly string[];
  gap(from: number): number;
  missing(): readonly string[];
  stop(): Promise<void>;
}>;

export const videoOf = (id: string): string => `load${id.padStart(7, "0")}`;

async function call(base: string, method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(base + path, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  await response.clone().arrayBuffer();
  return response;
}

const submission = (id: string) => ({
  videoID: videoOf(id),
  userID: local(`writer ${Number(id) % 7}`),
  segments: Array.from({ length: SEGMENTS }, (_, i) => ({ segment: [i * 10, i * 10 + 5], category: "sponsor" })),
});

/** @param uuid of the segment that everybody votes for and views */
export function startLoad(base: string, uuid: string): Load {
  const answers: Answer[] = [];
  let serving = true;
  let next = 0;
  const send = async (
    kind: Answer["kind"],
    id: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<number> => {
    const response = await call(base, method, path, body).catch(() => undefined);
    const [status, retryAfter] = [response?.status ?? 0, response?.headers.get("retry-after") ?? null];
    answers.push({ kind, id, status, retryAfter, at: performance.now() });
    return status;
  };
  const write = async (): Promise<void> => {
    while (serving) {
      const id = String(next++);
      const stored = await send("submit", id, "POST", "/api/skipSegments", submission(id));
      if (stored === 200) await send("read", id, "GET", `/api/skipSegments?videoID=${videoOf(id)}`);
      const query = new URLSearchParams({ UUID: uuid, userID: local(`voter ${id}`), type: "1" });
      await send("vote", id, "POST", `/api/voteOnSponsorTime?${query}`);
      if (stored !== 200) await sleep(20);
      await send("view", id, "POST", `/api/viewedVideoSponsorTime?UUID=${uuid}`);
    }
  };
  const running = Promise.all(Array.from({ length: writers }, write));
  const ids = (kind: Answer["kind"], fits: (status: number) => boolean): string[] =>
    answers.filter((answer) => answer.kind === kind && fits(answer.status)).map(({ id }) => id);
  return {
    answers,
    acknowledged: (kind) => ids(kind, (status) => status === 200),
    uncertain: (kind) => ids(kind, (status) => status !== 200),
    gap: (from) => {
      const times = answers
        .filter(({ kind, status, at }) => kind === "submit" && status === 200 && at >= from)
        .map(({ at }) => at);
      return Math.max(
        ...times.map((at, index) => at - (times[index - 1] ?? from)),
        performance.now() - (times.at(-1) ?? from),
      );
    },
    missing: () => ids("read", (status) => status === 404),
    stop: async () => {
      serving = false;
      await running;
    },
  };
}
