import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { open } from "../../../src/process/worker/start.ts";
import { testDatabase } from "../../support/database.ts";
import { VIDEO } from "../../support/segments.ts";
import { local, publicIdOf, world } from "../../support/world.ts";

const POST = ["POST", "/api/skipSegments"] as const;
const segments = [{ segment: [1, 10], category: "sponsor" }];
const submission = { videoID: VIDEO, userID: local("ann"), userAgent: "BadBot/1", segments };

/** A file with this text; none when there is no text. Disposing deletes it. */
async function rulesFile(text: string | undefined) {
  const folder = await mkdtempDisposable(join(tmpdir(), "segmark-rules-"));
  const path = join(folder.path, "rules.json");
  if (text !== undefined) await writeFile(path, text);
  return { path, [Symbol.asyncDispose]: () => folder.remove() };
}

describe("a submission matching a reject rule", () => {
  it.each<[string, object, "empty" | "segments", string]>([
    ["is answered like any other and not stored", submission, "empty", ""],
    ["is answered with an empty list where segments are expected", submission, "segments", "[]"],
    ["is not answered with validation errors either", { ...submission, videoID: "no video" }, "empty", ""],
  ])("%s", async (_name, json, submitResponse, text) => {
    await using file = await rulesFile('[{ "userAgent": "^BadBot/" }]');
    await using w = await world({ config: { rejectRulesFile: file.path, submitResponse } });
    expect(await w.send(...POST, { json })).toMatchObject({ status: 200, text });
    expect(await w.storage.knex("segments")).toEqual([]);
    await w.send(...POST, { json: { ...submission, userAgent: "GoodBot/1" } });
    expect(await w.storage.knex("segments")).toHaveLength(1);
  });

  it("is in the queue of moderators, as far as it is valid, and its sender is not told", async () => {
    await using file = await rulesFile('[{ "userAgent": "^GoodBot/" }, { "userAgent": "^BadBot/" }]');
    await using w = await world({ config: { rejectRulesFile: file.path } });
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const strange = { segment: ["x", "y"], category: "sponsor" };
    await w.send(...POST, { json: { ...submission, segments: [...segments, strange] } });
    const asked = { query: { kind: "rejected" }, headers: { "x-user-id": local("vip") } };
    const { items } = (await w.send("GET", "/api/moderation/queue", asked)).json as { items: { rejected: object }[] };
    const kept = [{ startTime: 1, endTime: 10, category: "sponsor", actionType: "skip" }];
    const rejected = { service: "YouTube", videoID: VIDEO, userID: publicIdOf("ann"), reason: "reject_rule 2" };
    expect(items).toMatchObject([{ segment: null, rejected: { ...rejected, segments: kept } }]);
    const own = await w.send("GET", "/api/me/data", { headers: { "x-user-id": local("ann") } });
    expect(own.json).toMatchObject({ user: { rejected: [] } });
    await w.storage.knex.schema.dropTable("rejected_submissions");
    expect((await w.send(...POST, { json: submission })).status).toBe(200);
  });

  it("can be matched by the name of its user", async () => {
    await using file = await rulesFile('[{ "userName": "^Spam" }]');
    await using w = await world({ config: { rejectRulesFile: file.path } });
    const user = { user_id: publicIdOf("ann"), user_name: "Spammer", name_locked: 0, updated: 1 };
    await w.storage.knex("users").insert(user);
    expect((await w.send(...POST, { json: submission })).status).toBe(200);
    expect(await w.storage.knex("segments")).toEqual([]);
    await w.send(...POST, { json: { ...submission, userID: local("bob") } });
    expect(await w.storage.knex("segments")).toHaveLength(1);
  });
});

describe("an invalid file of reject rules", () => {
  it.each([
    ['[{"userAgent":"("}]', /^REJECT_RULES_FILE: rule 1, userAgent: Invalid regular expression/],
    ["no JSON", /^REJECT_RULES_FILE: .*JSON/],
    [undefined, /^REJECT_RULES_FILE: there is no file \/.+; expected a JSON file with a list of rules$/],
  ])("prevents the start: %s", async (text, message) => {
    await using file = await rulesFile(text);
    await using database = await testDatabase();
    const config = readConfig({ DATABASE_URL: database.url, REJECT_RULES_FILE: file.path });
    await expect(open(config, pino({ level: "silent" }))).rejects.toMatchObject({
      name: "ConfigError",
      message: expect.stringMatching(message),
    });
  });
});
