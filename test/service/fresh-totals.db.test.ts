import { describe, expect, it } from "vitest";
import type { Storage } from "../../src/storage/open.ts";
import { testStorage } from "../support/database.ts";
import { expectRight } from "../support/right-totals.ts";
import { launch } from "../support/service.ts";
import { plantTouched } from "../support/touched.ts";
import { world } from "../support/world.ts";

const countIn = async ({ knex }: Storage, table: string): Promise<number> =>
  (await knex(table).pluck("user_id")).length;
describe("totals of users in a started process", () => {
  it("become fresh without a request, with any number of processes", async () => {
    await using storage = await testStorage();
    await plantTouched(storage, 300);
    const services = [launch({ DATABASE_URL: storage.url }), launch({ DATABASE_URL: storage.url })] as const;
    await using _one = services[0];
    await using _two = services[1];
    await Promise.all(services.map((service) => service.address()));
    await expect.poll(() => countIn(storage, "stale_totals"), { interval: 100 }).toBe(0);
    await expectRight(storage);
    for (const service of services) service.kill("SIGTERM");
    const logged = expect.not.stringMatching(/"level":[456]0/);
    for (const { exited } of services) expect(await exited).toMatchObject({ code: 0, stderr: "", stdout: logged });
  });
});

it("a failure of the background totals is logged, and does not prevent shutdown", async () => {
  await using w = await world();
  await w.storage.close();
  w.keepTotalsFresh();
  await expect.poll(() => w.lines.join()).toContain("cannot make totals of users");
});
