import { hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { randomFrom } from "./random.ts";

/** The first line of the file. */
export const publicHeader =
  "videoID,startTime,endTime,votes,locked,incorrectVotes,UUID,userID,timeSubmitted,views,category,actionType,service,videoDuration,hidden,reputation,shadowHidden,hashedVideoID,userAgent,description";
const rowsAtOnce = 1000;
const categories = ["sponsor", "sponsor", "sponsor", "selfpromo", "intro", "outro", "interaction"];

/**
 * A file of made-up segments in the format of public dumps: three to a video, a chapter among twenty, users of very
 * different diligence.
 */
function* lines(rows: number): Generator<string, void> {
  const { next: random } = randomFrom(5);
  const users = Math.max(10, Math.floor(rows / 25));
  let text = `${publicHeader}\n`;
  for (let at = 0; at < rows; at++) {
    const video = `v${String(Math.floor(at / 3)).padStart(10, "0")}`;
    const start = Math.round(random() * 600_000) / 1000;
    const end = Math.round((start + random() * 60) * 1000) / 1000;
    const isChapter = at % 20 === 0;
    const category = isChapter ? "chapter" : (categories[Math.floor(random() * categories.length)] ?? "sponsor");
    const user = hash("sha256", `user ${Math.floor(random() ** 3 * users)}`);
    const description = isChapter ? `"Part ${at % 997}, with a comma"` : '""';
    text +=
      `${video},${start},${end},${Math.floor(random() * 8) - 2},0,1,${hash("sha256", `segment ${at}`)}7,${user},${1_600_000_000_000 + at * 1000},` +
      `${Math.floor(random() * 500)},${category},${isChapter ? "chapter" : "skip"},YouTube,${600 + (at % 60)},0,0,0,${hash("sha256", video)},"",${description}\n`;
    if (at % rowsAtOnce !== 0) continue;
    yield text;
    text = "";
  }
  yield text;
}

export const writePublicRows = (file: string, rows: number): Promise<void> =>
  pipeline(lines(rows), createWriteStream(file));
