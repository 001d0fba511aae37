import { expect, it } from "vitest";
import { startDemonstration } from "../support/cluster/demonstration.ts";

it("npm run cluster -- --galera starts a cluster of three nodes, and kills one when told to", async () => {
  const demonstration = startDemonstration("--galera");
  await demonstration.says(/^ {2}kill ALIAS/);
  demonstration.enter("kill g-1");
  await demonstration.says(/^g-1 is killed; `rejoin g-1` starts it again\.$/);
  demonstration.enter("rejoin g-1");
  await demonstration.says(/^g-1 takes part again\.$/);
  expect(await demonstration.stop()).toBe(0);
}, 300_000);
