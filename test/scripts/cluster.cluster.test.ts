import { expect, it } from "vitest";
import { startDemonstration } from "../support/cluster/demonstration.ts";
import { OPERATOR_TOKEN } from "../support/operator.ts";

it("npm run cluster starts two replica sets, does what is typed, and leaves nothing behind", async () => {
  const demonstration = startDemonstration();
  const [, url = ""] = await demonstration.says(/^ {2}app-storage-1-1 {2}(\S+) {2}log \/.*\.log$/);
  await demonstration.says(/^ {2}kill ALIAS/);
  const status = async () => {
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const response = await fetch(`${url}/migrations/status`, { headers });
    const { replicasets } = (await response.json()) as { replicasets: { leader: string | null }[] };
    return replicasets.map(({ leader }) => leader);
  };
  expect(await status()).toEqual(["app-storage-1-1", "app-storage-2-1"]);
  demonstration.enter("switch storage-1");
  await demonstration.says(/^storage-1-2 leads storage-1\.$/);
  demonstration.enter("kill app-storage-2-1");
  await demonstration.says(/^app-storage-2-1 is killed\.$/);
  expect(await status()).toEqual(["app-storage-1-2", null]);
  demonstration.enter("swich storage-1");
  await demonstration.says(/^swich storage-1: not one of the lines above$/);
  expect(await demonstration.stop()).toBe(0);
}, 300_000);
