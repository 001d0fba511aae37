import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { expect, it } from "vitest";
import { testDatabase } from "../support/database.ts";
import { VIDEO } from "../support/segments.ts";
import { launch } from "../support/service.ts";
import { local } from "../support/world.ts";

/** Many more than the event loop can serve in one round. */
const CONNECTIONS = 1500;
const SECONDS = 6;
const MOST_FLOODS = 6;
/** How long the service stands still, so that requests pile up on a machine of any speed. Units: ms */
const STANDSTILL = 1200;
/** Costs the event loop something and the database nothing. */
const costly = {
  method: "POST",
  path: "/api/skipSegments",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ videoID: VIDEO, segments: Array.from({ length: 100 }, () => ({ segment: ["x", null] })) }),
} as const;

async function submit(base: string): Promise<void> {
  const answer = await fetch(`${base}/api/skipSegments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      videoID: VIDEO,
      userID: local("ann"),
      segments: [{ segment: [10, 20], category: "sponsor" }],
    }),
  });
  expect(answer.status).toBe(200);
}

it("under overload it refuses early, continues cached reads, and recovers afterwards", async () => {
  await using database = await testDatabase();
  await using service = launch({ DATABASE_URL: database.url, LOAD_SHEDDING: "on" });
  const base = await service.address();
  await submit(base);
  const read = async (): Promise<number> => (await fetch(`${base}/api/skipSegments?videoID=${VIDEO}`)).status;
  expect(await read()).toBe(200);

  const flood = async () => {
    let isOver = false;
    const load = autocannon({
      url: base,
      requests: [costly],
      connections: CONNECTIONS,
      duration: SECONDS,
      timeout: 60,
    });
    const finished = Promise.resolve(load).finally(() => {
      isOver = true;
    });
    const [reads, ready] = [[] as number[], [] as number[]];
    while (!isOver) {
      reads.push(await read());
      ready.push((await fetch(`${base}/api/ready`)).status);
      service.kill("SIGSTOP");
      await pause(STANDSTILL);
      service.kill("SIGCONT");
    }
    const { statusCodeStats = {}, errors, timeouts } = await finished;
    return { statusCodeStats, failures: errors + timeouts, reads, ready };
  };
  // A machine that is fast enough for one flood gets another.
  let flooded = await flood();
  for (let again = 1; again < MOST_FLOODS && !("503" in flooded.statusCodeStats); again++) flooded = await flood();
  const { statusCodeStats, failures, reads, ready } = flooded;

  expect(Object.keys(statusCodeStats).sort()).toEqual(["400", "503"]);
  expect(failures).toBe(0);
  expect(new Set(ready)).toEqual(new Set([200]));
  // The first one may have come before the flood. How many more there are depends on the machine.
  expect(reads.slice(1)).toContain(200);
  // It has recovered: many concurrent requests of the kind that was refused are answered.
  const again = async (): Promise<number[]> => {
    const { path, ...init } = costly;
    return Promise.all(Array.from({ length: 20 }, async () => (await fetch(base + path, init)).status));
  };
  await expect.poll(again).toEqual(Array(20).fill(400));
  const metrics = await (await fetch(`${base}/metrics`)).text();
  expect(Number(/^segmark_shed_requests_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
});
