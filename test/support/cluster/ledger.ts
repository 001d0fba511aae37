import { expect } from "vitest";
import { type Load, SEGMENTS, videoOf } from "./load.ts";
import type { Server } from "./server.ts";

const target = "ledger00000";

/** The segment that all clients vote for, stored through the service itself. @returns its UUID */
export async function makeTarget(base: string): Promise<string> {
  const segments = [{ segment: [5, 15], category: "sponsor" }];
  const response = await fetch(`${base}/api/skipSegments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ videoID: target, userID: "the user who owns the segment of all", segments }),
  });
  expect(response.status).toBe(200);
  const found = (await (await fetch(`${base}/api/skipSegments?videoID=${target}`)).json()) as { UUID: string }[];
  return found[0]?.UUID ?? "";
}

/** Holds what is stored against what was answered: nothing acknowledged is lost, nothing is there twice or in part. */
export async function balance(load: Load, server: Server, database: string): Promise<void> {
  const rows = (sql: string) => server.rows(sql.replaceAll("@", `\`${database}\`.`));
  const counted = await rows("SELECT video_id AS video, COUNT(*) AS stored FROM @segments GROUP BY video_id");
  const stored = new Map(counted.map(({ video, stored: number }) => [String(video), Number(number)]));
  const lost = load.acknowledged("submit").filter((id) => stored.get(videoOf(id)) !== SEGMENTS);
  expect(lost, "acknowledged submissions that are not whole").toEqual([]);
  const torn = load.uncertain("submit").filter((id) => ![undefined, SEGMENTS].includes(stored.get(videoOf(id))));
  expect(torn, "other submissions that are there in part or twice").toEqual([]);
  expect(load.missing(), "submissions that were acknowledged and then not found").toEqual([]);

  const [of] = await rows(`SELECT id, votes, views FROM @segments WHERE video_id = '${target}'`);
  const [cast] = await rows(`SELECT COUNT(*) AS number FROM @votes WHERE segment_id = ${of?.["id"]}`);
  expect(Number(of?.["votes"]), "votes of the segment and votes that were cast").toBe(Number(cast?.["number"]));
  for (const [kind, number] of [
    ["vote", Number(of?.["votes"])],
    ["view", Number(of?.["views"])],
  ] as const) {
    const sure = load.acknowledged(kind).length;
    expect(number, `${kind}s that were acknowledged`).toBeGreaterThanOrEqual(sure);
    expect(number, `${kind}s that were sent`).toBeLessThanOrEqual(sure + load.uncertain(kind).length);
  }
}

/** Every request got a response: success, or retry after this many seconds. */
export function wereAnswered(load: Load): void {
  const odd = load.answers.filter(
    ({ status, retryAfter }) => status !== 200 && !(status === 503 && /^\d+$/.test(retryAfter ?? "")),
  );
  expect(odd.filter(({ kind }) => kind !== "read")).toEqual([]);
}
