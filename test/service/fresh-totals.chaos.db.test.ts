import { describe, expect, it } from "vitest";
import type { Storage } from "../../src/storage/open.ts";
import { createRollUp } from "../../src/tasks/roll-up.ts";
import { testStorage } from "../support/database.ts";
import { CAP, expectRight } from "../support/right-totals.ts";
import { launch } from "../support/service.ts";
import { plantTouched } from "../support/touched.ts";

const countIn = async ({ knex }: Storage, table: string): Promise<number> =>
  (await knex(table).pluck("user_id")).length;
/** Enough users to take at least a second. */
const USERS = 2500;

describe("totals of users in a process that ends", () => {
  it.each([
    ["stopped", "SIGTERM", 0],
    ["killed", "SIGKILL", null],
  ] as const)("stay consistent when it is %s halfway", async (_end, signal, code) => {
    await using storage = await testStorage();
    await plantTouched(storage, USERS);
    await using service = launch({ DATABASE_URL: storage.url });
    await service.address();
    await expect.poll(() => countIn(storage, "user_totals"), { interval: 5 }).toBeGreaterThan(0);
    service.kill(signal);
    expect(await service.exited).toMatchObject({ code, stderr: "" });
    const left = await countIn(storage, "stale_totals");
    expect(left).toBeGreaterThan(0);
    expect((await countIn(storage, "user_totals")) + left).toBe(USERS);
    await createRollUp({ ...storage, cap: CAP })();
    await expectRight(storage);
  });
});
