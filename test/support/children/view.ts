import { setTimeout as sleep } from "node:timers/promises";
import { createBatches } from "../../../src/adapters/batches.ts";
import { createRateLimits } from "../../../src/caches/rate-limits.ts";
import { readConfig } from "../../../src/config/config.ts";
import type { View } from "../../../src/domain/segments/segment.ts";
import { openStorage } from "../../../src/storage/open.ts";
import { createViewWriter } from "../../../src/use-cases/segments/count-views.ts";

// Views segments in turn, this many times in small concurrent batches, from five addresses, and prints how many were
// confirmed.
const [url = "", count = "", startAt = "", ...uuids] = process.argv.slice(2);
const now = (): number => 1_785_000_000_000;
await using storage = await openStorage({ url });
const { stores, transaction } = storage;
const rules = { ...readConfig({}).limits, views: { most: 1000, seconds: 900 } };
const limits = createRateLimits({ rules, key: "pepper", take: stores.rateWindows.take, now });
const { add } = createBatches<View>({
  write: createViewWriter({ stores, transaction, limits, now }),
  isShared: () => true,
  ownerOf: ({ address }) => address,
  maxItems: 20,
  slots: storage.engine === "sqlite" ? 1 : 3,
  parallelAfterMs: 1,
  waiting: 1000,
  waitingPerOwner: 1000,
});

await sleep(Math.max(0, Number(startAt) - Date.now()));
const views = Array.from({ length: Number(count) }, (_, at): View => {
  const uuid = uuids[at % uuids.length] ?? "";
  return { uuid, videoId: undefined, address: `192.0.2.${at % 5}` };
});
const settled = await Promise.allSettled(views.map(add));
const failed = settled.find((each) => each.status === "rejected");
if (failed !== undefined) throw failed.reason;
process.stdout.write(String(settled.length));
