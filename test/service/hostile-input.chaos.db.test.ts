import { afterAll, expect, inject, it } from "vitest";
import { endServices } from "../endurance/service.ts";
import { campaign } from "../fuzz/campaign.ts";
import { startTarget } from "../fuzz/target.ts";

afterAll(endServices);

/** On each engine. `npm run fuzz -- --seconds 600` runs longer, with other seeds. */
const SECONDS = 30;

it("with any input the service answers as specified, stays up, and releases its resources", async () => {
  await using target = await startTarget(inject("engine"));
  const { inputs, findings, statuses } = await campaign({ ...target, seed: 1, seconds: SECONDS });
  expect(findings).toEqual([]);
  expect(inputs).toBeGreaterThan(1000);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["200", "202", "400", "403", "404", "405", "413"]));
});
