import { pino } from "pino";
import { expect, it } from "vitest";
import { startUpkeep } from "../../../src/process/composition/upkeep.ts";
import { testStorage } from "../../support/database.ts";
import { CAP } from "../../support/right-totals.ts";
import { put, user } from "../../support/rows.ts";

it("the service lifts bans that have ended, and leaves the others", async () => {
  await using storage = await testStorage();
  const { stores, transaction, knex } = storage;
  await put(storage, { userId: user("ann"), shadowHidden: 1 });
  const ban = { byUser: user("vip"), since: 1, reason: "", hidPast: true };
  await stores.bans.put({ ...ban, userId: user("ann"), until: 1000 });
  await stores.bans.put({ ...ban, userId: user("bob"), until: 1001 });
  await stores.bans.put({ ...ban, userId: user("cid"), until: null });
  await using _upkeep = startUpkeep({
    dumps: undefined,
    storage,
    rollUp: { stores, transaction, cap: CAP },
    changes: { days: 7, most: 1000 },
    log: pino({ enabled: false }),
    now: () => 1000,
    banInterval: 5,
  });
  const banned = () => knex("banned_users").orderBy("user_id").pluck("user_id");
  await expect.poll(banned).toEqual([user("bob"), user("cid")].sort());
  expect(await knex("segments").pluck("shadow_hidden")).toEqual([0]);
});
