import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sourceOption } from "../src/process/supervisor/run-sources.js";
import { workerScript } from "../src/process/supervisor/worker-script.js";
import { openStorage } from "../src/storage/open.ts";
import { percentile } from "./quantile.ts";

/**
 * How long a write takes until it can be read from the database of a mirror: an origin and a mirror, a process each, on
 * SQLite, while `--rate` writes a second are sent to the origin: views, and a tenth of them submissions, each measured
 * from its answer to its row at the mirror.
 */
const { values } = parseArgs({
  options: { rate: { type: "string", default: "500" }, seconds: { type: "string", default: "20" } },
});
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
const folder = await mkdtemp(join(tmpdir(), "follow-lag-"));
const children: ReturnType<typeof spawn>[] = [];

/** Starts a service, and resolves with its address. */
function start(name: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const own = { PORT: "0", RATE_LIMITS: "off", LOG_LEVEL: "info", DATABASE_URL: `sqlite:${join(folder, name)}` };
  const child = spawn(process.execPath, [sourceOption, workerScript()], {
    env: { PATH: process.env["PATH"], TRUST_PROXY: "loopback", ...own, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      const address = /"address":"([^"]+)"/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once("exit", () => reject(new Error(`The service ${name} ended.`)));
  });
}

try {
  const origin = await start("origin.db");
  await start("mirror.db", { FOLLOW_URL: origin });
  await using mirror = await openStorage({ url: `sqlite:${join(folder, "mirror.db")}` });
  const address = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  const post = async (path: string, from: number, body?: object): Promise<number> => {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "x-forwarded-for": address(from), "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const videoOf = (n: number): string => String(n).padStart(11, "v");
  const submit = (n: number): Promise<number> =>
    post("/api/skipSegments", n, {
      videoID: videoOf(n),
      userID: `user-${n % 100}-of-a-measurement-of-the-lag`,
      segments: [{ segment: [10, 20], category: "sponsor" }],
    });

  const uuids: string[] = [];
  {
    await using stored = await openStorage({ url: `sqlite:${join(folder, "origin.db")}` });
    for (let n = 0; n < 50; n++) await submit(rate * seconds + n);
    uuids.push(...(await stored.knex("segments").pluck("uuid")));
  }

  if (uuids.length === 0) throw new Error("The origin takes no submissions.");

  /** When the answer to a submission came, by the name of its video. */
  const answered = new Map<string, number>();
  /** Videos that the mirror had before their answer was here. */
  const early = new Set<string>();
  const lags: number[] = [];
  const failures = new Map<number | string, number>();
  const fail = (why: number | string): void => void failures.set(why, (failures.get(why) ?? 0) + 1);
  let [writes, isOver, endedAt] = [0, false, Number.POSITIVE_INFINITY];
  const watching = (async () => {
    let last = 0;
    while (!isOver || answered.size > 0) {
      const now = performance.now();
      const rows = await mirror.knex("segments").where("id", ">", last).select("id", "video_id");
      for (const { id, video_id } of rows) {
        last = Math.max(last, id);
        const at = answered.get(video_id);
        if (at === undefined) {
          early.add(video_id);
          continue;
        }
        lags.push(now - at);
        answered.delete(video_id);
      }
      await pause(10);
      if (isOver && performance.now() - endedAt > 30_000) break;
    }
  })();
  const beganAt = performance.now();
  const pending = new Set<Promise<void>>();
  for (let n = 0; n < rate * seconds; n++) {
    const wait = beganAt + (n * 1000) / rate - performance.now();
    if (wait > 1) await pause(wait);
    const write = async (): Promise<void> => {
      if (n % 10 !== 0) {
        const status = await post(`/api/viewedVideoSponsorTime?UUID=${uuids[n % uuids.length]}`, n);
        if (status !== 200) fail(status);
      } else {
        const status = await submit(n);
        if (status !== 200) fail(status);
        else if (early.delete(videoOf(n))) lags.push(0);
        else answered.set(videoOf(n), performance.now());
      }
      writes++;
    };
    const one = write().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
    pending.add(one);
    void one.finally(() => pending.delete(one));
  }
  await Promise.all(pending);
  const took = (performance.now() - beganAt) / 1000;
  endedAt = performance.now();
  isOver = true;
  await watching;
  const sorted = lags.toSorted((a, b) => a - b);
  const ms = (share: number): string => `${percentile(sorted, share).toFixed(0)} ms`;
  const failed = [...failures].map(([why, count]) => `, ${count} failed with ${why}`).join("");
  process.stdout.write(
    `${(writes / took).toFixed(0)} writes/s${failed}; ${sorted.length} submissions at the mirror after p50 ${ms(0.5)}, p99 ${ms(0.99)}, at most ${ms(1)}; ${answered.size} never\n`,
  );
} finally {
  for (const child of children) child.kill();
  await rm(folder, { recursive: true, force: true });
}
