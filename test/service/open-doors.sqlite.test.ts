import { expect, it } from "vitest";
import { member } from "../../packages/migrator/test/server/handlers/members.ts";
import { SECRET } from "../../packages/webhooks/test/support/deliveries.ts";
import { openDoors } from "../support/open-doors.ts";
import { world } from "../support/world.ts";

const portOf = (base: string): number => Number(new URL(base).port);

it("nothing but what is public is open to callers on this machine without a token", async () => {
  await using w = await world({ env: { WEBHOOK_SECRET: SECRET } });
  await using m = await member();
  const { asked, open } = await openDoors([portOf(w.base), portOf(m.base)]);
  expect(open).toEqual([]);
  expect(asked).toBeGreaterThan(40);
  const unsigned = await w.send("POST", "/api/host/webhooks", { ip: "direct", json: {} });
  expect([unsigned.status, unsigned.text]).toEqual([400, expect.any(String)]);
});
