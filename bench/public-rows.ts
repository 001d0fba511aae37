import { hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { randomFrom } from "./random.ts";

/** The first line of the file. */
export const publicHeader =
  "videoID,startTime,endTime,votes,locked,incorrectVotes,UUID,userID,timeSubmitted,views,category,actionType,service,videoDuration,hidden,reputation,shadowHidden,hashedVideoID,userAgent,description";
const rowsAtOnce = 1000;
export const segmentsOfVideo = 3;
const categories = ["sponsor", "sponsor", "sponsor", "selfpromo", "intro", "outro", "interaction"];

/** The video with this number, from 0 on. */
export function publicVideo(number: number): Readonly<{ id: string; hash: string }> {
  const id = `v${String(number).padStart(10, "0")}`;
  return { id, hash: hash("sha256", id) };
}

/** UUID of the segment in this row, from 0 on. */
export const publicUuid = (row: number): string => `${hash("sha256", `segment ${row}`)}7`;

/**
 * A file of made-up segments in the format of public dumps: three to a video, a chapter among twenty, users of very
 * different diligence.
 */
function* lines(rows: number): Generator<string, void> {
  const { next: random } = randomFrom(5);
  const users = Math.max(10, Math.floor(rows / 25));
  let text = `${publicHeader}\n`;
  for (let at = 0; at < rows; at++) {
    const video = publicVideo(Math.floor(at / segmentsOfVideo));
    const start = Math.round(random() * 600_000) / 1000;
    const end = Math.round((start + random() * 60) * 1000) / 1000;
    const isChapter = at % 20 === 0;
    const category = isChapter ? "chapter" : (categories[Math.floor(random() * categories.length)] ?? "sponsor");
    const user = hash("sha256", `user ${Math.floor(random() ** 3 * users)}`);
    const description = isChapter ? `"Part ${at % 997}, with a comma"` : '""';
    text +=
      `${video.id},${start},${end},${Math.floor(random() * 8) - 2},0,1,${publicUuid(at)},${user},${1_600_000_000_000 + at * 1000},` +
      `${Math.floor(random() * 500)},${category},${isChapter ? "chapter" : "skip"},YouTube,${600 + (at % 60)},0,0,0,${video.hash},"",${description}\n`;
    if (at % rowsAtOnce !== 0) continue;
    yield text;
    text = "";
  }
  yield text;
}

export const writePublicRows = (file: string, rows: number): Promise<void> =>
  pipeline(lines(rows), createWriteStream(file));
