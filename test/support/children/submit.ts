import { setTimeout as sleep } from "node:timers/promises";
import { openStorage } from "../../../src/storage/open.ts";
import { address, newRow } from "../rows.ts";

// Submits the same segments as every other process that was started with the same arguments, and prints how many it
// stored.
const [url = "", count = "", startAt = ""] = process.argv.slice(2);
await using storage = await openStorage({ url });

const submit = (startTime: number): Promise<number> =>
  storage.transaction(async ({ videos, segments }) => {
    const row = newRow({ startTime, endTime: startTime + 1, uuid: `${process.pid}-${startTime}` });
    await videos.lock(row.service, row.videoId, row.videoHash);
    if ((await segments.onVideo(row.service, row.videoId)).some((known) => known.startTime === startTime)) return 0;
    await sleep(2); // time for a concurrent process, were it not locked out
    await segments.insert([row], address("home"));
    return 1;
  });
await sleep(Math.max(0, Number(startAt) - Date.now()));
let stored = 0;
for (let at = 0; at < Number(count); at++) stored += await submit(at);
process.stdout.write(String(stored));
