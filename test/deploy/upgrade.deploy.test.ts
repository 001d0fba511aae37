import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch } from "../support/service.ts";
import { local } from "../support/world.ts";
import { SECRET } from "../webhooks/support/deliveries.ts";

const release = new URL("./previous-release/", import.meta.url);
const answers: Readonly<Record<string, unknown>> = JSON.parse(await readFile(new URL("answers.json", release), "utf8"));

let folder: string;
let url: string;
let service: ReturnType<typeof launch> | undefined;
let base: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "segmark-upgrade-"));
  url = `sqlite:${folder}/segmark.db`;
  await writeFile(join(folder, "segmark.db"), gunzipSync(await readFile(new URL("segmark.db.gz", release))));
});
afterAll(async () => {
  await service?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

it("a database of an earlier version is not served before its schema is applied", async () => {
  await using refused = launch({ DATABASE_URL: url, AUTO_MIGRATE: "false" });
  const { code, stderr } = await refused.exited;
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The database lacks \d+ schema steps \(0014_/)]);
});

it("its schema is applied by the command of a deployment, once", async () => {
  const applied: unknown[] = [];
  for (let times = 0; times < 2; times++) {
    await using migration = launch({ DATABASE_URL: url }, ["migrate"]);
    expect((await migration.exited).code).toBe(0);
    applied.push(migration.lines().flatMap((line) => line["applied"] ?? []));
  }
  expect(applied).toEqual([expect.arrayContaining(["0014_feed_of_changes", "0020_figures_of_users"]), []]);
  service = launch({
    DATABASE_URL: url,
    AUTO_MIGRATE: "false",
    ONE_VOTE_PER_IP: "false",
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_KEEP_DAYS: "36500",
  });
  base = await service.address();
});

it.each(Object.keys(answers))("%s is answered as before", async (path) => {
  const response = await fetch(base + path);
  expect([response.status, await response.json()]).toEqual([200, answers[path]]);
});

it("its users and deliveries are known, and its segments can be voted for", async () => {
  const names = await fetch(`${base}/api/userID?username=Ann%20of%20the%20first`);
  expect(await names.json()).toMatchObject([{ userName: "Ann of the first release" }]);
  const segments = async (): Promise<{ UUID: string; votes: number }[]> =>
    JSON.parse(await (await fetch(`${base}/api/skipSegments?videoID=release-000`)).text());
  const [before] = await segments();
  const query = new URLSearchParams({ UUID: before?.UUID ?? "", userID: local("newcomer"), type: "1" });
  expect((await fetch(`${base}/api/voteOnSponsorTime?${query}`, { method: "POST" })).status).toBe(200);
  expect(await segments()).toMatchObject([{ votes: (before?.votes ?? 0) + 1 }]);
});
