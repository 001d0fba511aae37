import { expect, it } from "vitest";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { columnsOf, csvFile, type Row, segmentRow } from "../support/dump.ts";
import { dumpFolder, importFiles } from "../support/imported.ts";

const banned = Array.from({ length: 6 }, (_, at) => `banned ${at}`);

const ban = async (here: World, name: string): Promise<void> => {
  const query = {
    userID: publicIdOf(name),
    adminUserID: local("vip"),
    enabled: "true",
    unHideOldSubmissions: "true",
  };
  expect((await here.send("POST", "/api/shadowBanUser", { query })).status).toBe(200);
};
/** Rows of each banned user in turn: new ones, and those that another user has here so far. */
const count = 300;
const rowsBy = (userOf: (number: number) => string): Row[] =>
  Array.from({ length: count }, (_, number) => segmentRow(number, { userID: publicIdOf(userOf(number)) }));
const theirs = rowsBy((number) => banned[number % banned.length] ?? "");
const before = rowsBy((number) => (number % 3 === 0 ? "somebody else" : (banned[number % banned.length] ?? "")));

it("no row of a user is shown who is banned before or while a merge brings them, also if it was somebody else's", async () => {
  await using folder = await dumpFolder();
  await using here = await world();
  await here.stores.vips.add(publicIdOf("vip"), 0);
  const write = (name: string, rows: readonly Row[]) => folder.write(name, csvFile(columnsOf("sponsorTimes"), rows));
  const old = before.filter((_, number) => number % 4 !== 0).map((row) => ({ ...row, views: 0 }));
  await importFiles(here.storage, [await write("sponsorTimes_1.csv", old)]);
  const file = await write("sponsorTimes_2.csv", theirs);

  const [first = "", ...others] = banned;
  await ban(here, first);
  const begun = Promise.withResolvers<void>();
  const onStep = (step: string) => step === "merge sponsorTimes" && begun.resolve();
  const merged = importFiles(here.storage, [file], { mode: "merge", onStep });
  await begun.promise;
  await Promise.all([merged, ...others.map((name) => ban(here, name))]);

  const rows = here.storage.knex("segments").whereIn("user_id", banned.map(publicIdOf));
  expect(await rows.clone().pluck("uuid")).toHaveLength(count);
  expect(await rows.where("shadow_hidden", 0).pluck("uuid")).toEqual([]);
});
