import { expect, it, vi } from "vitest";
import { testStorage } from "../../../test/support/database.ts";
import { dialectOf } from "../src/dialect.ts";

it("the reading connection keeps a bounded number of prepared statements", async () => {
  await using storage = await testStorage();
  const { knex } = storage;
  const { rows } = dialectOf(knex);
  const prepare = vi.spyOn(knex.client.driver.prototype, "prepare");
  const ask = async (number: number): Promise<void> =>
    expect(await rows(knex, `select ${number}`, [])).toEqual([[number]]);
  for (let number = 0; number < 1000; number++) await ask(number);
  prepare.mockClear();
  await ask(999);
  await ask(999);
  expect(prepare).toHaveBeenCalledTimes(0);
  await ask(0);
  expect(prepare).toHaveBeenCalledTimes(1);
  prepare.mockRestore();
});
