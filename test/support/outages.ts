import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mysql from "mysql2/promise";
import { expect } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { startMariadb } from "./mariadb.ts";
import type { launch } from "./service.ts";
import { local } from "./world.ts";

/** Segments of one submission. */
export const SEGMENTS = 3;
export const videoOf = (number: number): string => `outage${String(number).padStart(5, "0")}`;

/** A submission of three segments to a video of its own. */
export const submit = (base: string, number: number): Promise<Response> =>
  fetch(`${base}/api/skipSegments`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/problem+json" },
    body: JSON.stringify({
      videoID: videoOf(number),
      userID: local(`user ${number % 4}`),
      segments: Array.from({ length: SEGMENTS }, (_, i) => ({ segment: [i * 10, i * 10 + 5], category: "sponsor" })),
    }),
  });

/** What is stored of every video, past the service. */
export async function storedSegments(url: string): Promise<ReadonlyMap<string, number>> {
  await using storage = await openStorage({ url });
  const videos: string[] = await storage
    .knex("segments as s")
    .join("segment_origin as o", "o.segment_id", "s.id")
    .pluck("s.video_id");
  return new Map([...Map.groupBy(videos, (video) => video)].map(([video, rows]) => [video, rows.length]));
}

export const statusOf = async (base: string, path: string): Promise<number> => {
  const response = await fetch(base + path, { signal: AbortSignal.timeout(50_000) });
  await response.arrayBuffer();
  return response.status;
};

/** A refusal as a program reads it: status and code; the code is empty for what is no refusal. */
export async function answerOf(response: Promise<Response>): Promise<readonly [status: number, code: string]> {
  const { status, headers, ...answer } = await response.then(async (got) => ({
    status: got.status,
    headers: got.headers,
    text: await got.text(),
  }));
  if (status === 503) expect(headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  const isProblem = headers.get("content-type")?.startsWith("application/problem+json") === true;
  return [status, isProblem ? JSON.parse(answer.text).code : ""];
}

const asProgram = { headers: { accept: "application/problem+json" } };
/** The response of `/api/ready`, with the reason. */
export const readiness = (base: string) => answerOf(fetch(`${base}/api/ready`, asProgram));
/** The response to a read of the video of one submission. */
export const readVideo = (base: string, number: number) =>
  answerOf(fetch(`${base}/api/skipSegments?videoID=${videoOf(number)}`, asProgram));

type Service = ReturnType<typeof launch>;

/** The first line about an outage, of a service in a process of its own. */
export const outageLine = ({ logged }: Service, code: string) =>
  logged(({ level, code: said }) => level === 50 && said === code);
/** The line that it is over. */
export const overLine = ({ logged }: Service, code: string) =>
  logged(({ level, code: said, msg }) => level === 30 && said === code && String(msg).startsWith("over:"));

export async function scratchFolder(): Promise<AsyncDisposable & Readonly<{ path: string }>> {
  const path = await mkdtemp(join(tmpdir(), "segmark-outage-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** A server of its own, to be hurt, with an empty database of the service; `root` may do all there. */
export async function ownServer(database: string) {
  const server = await startMariadb();
  const root = await mysql.createConnection(server.rootUrl);
  await root.query(`create database ${database}`);
  return {
    url: `${server.url}${database}`,
    root,
    [Symbol.asyncDispose]: async () => {
      await root.end().catch(() => {});
      await server.stop();
    },
  };
}
