import { once } from "node:events";
import { openStorage } from "../../../src/storage/open.ts";
import { address, newRow } from "../rows.ts";

// Stores a segment in a transaction that stays open until this process is sent SIGUSR2. Says "held" when it is open,
// "done" when it is committed.
const [url = "", videoId = ""] = process.argv.slice(2);
await using storage = await openStorage({ url });
const reported = once(process, "SIGUSR2");
const alive = setInterval(() => {}, 1000);

await storage.transaction(async ({ videos, segments }) => {
  const row = newRow({ videoId });
  await videos.lock(row.service, row.videoId, row.videoHash);
  await segments.insert([row], address("home"));
  process.stdout.write("held\n");
  await reported;
});
clearInterval(alive);
process.stdout.write("done\n");
