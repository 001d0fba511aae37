import { describe, expect, it } from "vitest";
import { testStorage } from "../../support/database.ts";
import { userOf } from "../support/dump.ts";
import { dumpFolder, importFiles, publicRows } from "../support/imported.ts";

describe("rows that have the key of an earlier one", () => {
  const file = (header: readonly string[], ...lines: readonly string[]): string =>
    `${[header.join(","), ...lines].join("\n")}\n`;

  it("are rejected with what they had of columns that the service does not know, in the columns of their file", async () => {
    await using storage = await testStorage();
    await using folder = await dumpFolder();
    const header = ["issueTime", "userID", "note", "issuerUserID", "enabled", "reason", "type"];
    const warnings = file(header, '5,u,first,i,1,"",0', '5,u,second,i,0,"",0', '6,u,,i,1,"",0', '6,u,third,i,1,"",0');
    const { rejects } = await importFiles(storage, [await folder.write("warnings.csv", warnings)]);
    expect(rejects.split("\n").slice(1, 3)).toEqual([
      '"warnings.csv",3,"an earlier row has the same key","5,u,second,i,0,"""",0"',
      '"warnings.csv",5,"an earlier row has the same key","6,u,third,i,1,"""",0"',
    ]);
    const rows = await publicRows(storage, "warnings");
    expect(rows.map(({ issueTime, note }) => [issueTime, note]).toSorted()).toEqual([
      ["5", "first"],
      ["6", null],
    ]);
  });

  it.each(["replace", "merge"] as const)("are taken out by %s however many they are", async (mode) => {
    await using storage = await testStorage();
    await using folder = await dumpFolder();
    const users = Array.from({ length: 2300 }, (_, at) => userOf(at));
    const twice = await folder.write("vipUsers.csv", file(["userID"], ...users, ...users));
    const { state, rejects } = await importFiles(storage, [twice], { mode });
    expect(state.files[0]).toMatchObject({ rows: 2300, rejects: 2300 });
    const lines = [...rejects.matchAll(/^"vipUsers.csv",(\d+),/gm)].map(([, line]) => Number(line));
    expect(lines).toEqual(users.map((_, at) => 2302 + at));
    expect(await publicRows(storage, "vipUsers")).toHaveLength(2300);
  });
});

it("columns of a merged file are added to those of earlier files", async () => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  await importFiles(storage, [await folder.write("vipUsers.csv", "userID,foo\na,1\n")]);
  await importFiles(storage, [await folder.write("vipUsers.csv", "userID,bar\nb,2\n")], { mode: "merge" });
  expect(await publicRows(storage, "vipUsers")).toEqual([
    { userID: "a", foo: "1", bar: null },
    { userID: "b", foo: null, bar: "2" },
  ]);
});

it("what is left over of rows is merged however long it is", async () => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  await importFiles(storage, [await folder.write("vipUsers.csv", "userID\na\n")]);
  const long = Array.from({ length: 30 }, (_, at) => `u${at},${"x".repeat(900_000)}`);
  const file = await folder.write("vipUsers.csv", `userID,note\n${long.join("\n")}\n`);
  await importFiles(storage, [file], { mode: "merge" });
  const lengths = (await publicRows(storage, "vipUsers")).map(({ note }) => note?.length ?? 0);
  expect(lengths.filter((length) => length === 900_000)).toHaveLength(30);
});

it("tables of others are left alone, whatever their names begin with", async () => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  const others = ["import_jobs", "stage_x", "former_staff"];
  for (const table of others) await storage.knex.schema.createTable(table, (columns) => columns.integer("id"));
  const file = await folder.write("vipUsers.csv", "userID\na\n");
  for (const mode of ["replace", "merge"] as const) await importFiles(storage, [file], { mode, resumes: true });
  for (const table of others) expect(await storage.knex.schema.hasTable(table), table).toBe(true);
});
