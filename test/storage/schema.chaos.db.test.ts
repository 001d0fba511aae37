import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { appliedSchema } from "../../src/storage/schema.ts";
import { runNode } from "../support/child.ts";
import { emptyDatabase } from "../support/database.ts";

const files = readdirSync(new URL("../../migrations/", import.meta.url)).filter((name) => name.endsWith(".ts"));
const steps = files.map((name) => name.replace(/\.ts$/, "")).sort();
const child = new URL("../support/children/apply-schema.ts", import.meta.url);

it("the schema is applied once by twenty processes that start together", async () => {
  await using database = await emptyDatabase();
  const ended = await Promise.all(Array.from({ length: 20 }, () => runNode(child, [database.url])));
  expect(ended.filter(({ code }) => code !== 0)).toEqual([]);
  const applied = ended.flatMap(({ stdout }): string[] => JSON.parse(stdout));
  expect(applied).toEqual(steps);
  await using storage = await openStorage({ url: database.url });
  expect(await appliedSchema(storage)).toEqual(steps);
});
