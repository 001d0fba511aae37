import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { called as run } from "../../../../test/support/manager/cli.ts";
import { folderOf } from "../../../../test/support/manager/folder.ts";

const unit = "export const up = () => {};\n";

describe("segmark-migrate create", () => {
  it.each([
    [[], "orders", "0001_orders.ts"],
    [["0001_a.ts", "0009_b.sql"], "orders", "0010_orders.ts"],
    [["07-a.js"], "orders-2", "08-orders-2.ts"],
    [["20200102030405_a.ts"], "b", expect.stringMatching(/^20[2-9]\d{11}_b\.ts$/)],
  ])("with %j there, makes of %s %s", async (there, name, made) => {
    await using folder = await folderOf(Object.fromEntries(there.map((file) => [file, unit])));
    const path = join(folder.path, "migrations");
    const target = there.length === 0 ? path : folder.path;
    const { code, stdout, stderr } = await run("create", name, "--migrations", target);
    const file = stdout.trim().slice(target.length + 1);
    expect([code, stderr, file]).toEqual([0, "", made]);
    expect(await readdir(target)).toContain(file);
    expect(await readFile(join(target, file), "utf8")).toContain("storage()");
    const next = await run("create", "another", "--json", "--migrations", target);
    expect(JSON.parse(next.stdout).created).toMatch(/another\.ts$/);
  });

  it("makes files of which nothing is applied before they are written", async () => {
    await using folder = await folderOf({ "01_a.ts": unit });
    const [migrations, database] = [
      ["--migrations", folder.path],
      ["--database", `sqlite:${folder.path}/x.db`],
    ];
    expect((await run("create", "b", "--sql", ...migrations)).stdout).toBe(`${folder.path}/02_b.sql\n`);
    const { code, stderr } = await run("up", ...database, ...migrations);
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/02_b\.sql cannot be loaded: line 1: the file has no statement\./),
    ]);
  });

  it.each([
    [["create"], "expected a name"],
    [["create", "../a"], "expected a name"],
    [["create", "a", "b"], "b: expected nothing after create NAME"],
    [["create", "a", "--wait", "1"], "--wait: create takes only --migrations, --sql and --json"],
    [["status", "--sql"], "--sql: only create takes it"],
    [["down"], "down: there is none"],
    [["down", "--database", "sqlite:x"], "Write a new migration that undoes"],
    [["creat", "a"], "expected create"],
  ])("refuses %j", async (args, message) => {
    expect(await run(...args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
  });

  it("refuses a name that is taken, and a number that would not come last", async () => {
    await using folder = await folderOf({ "9_a.ts": unit });
    const create = (name: string) => run("create", name, "--migrations", folder.path);
    expect(await create("a")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("9_a.ts has this name already"),
    });
    expect(await create("b")).toMatchObject({ code: 2, stderr: expect.stringContaining("sorted before 9_a.ts") });
  });
});

describe("warnings", () => {
  it("are shown by up and status: two files with one number, a file that is none", async () => {
    await using folder = await folderOf({ "01_a.ts": unit, "1_b.sql": "select 1;", "notes.txt": "", ".swp": "" });
    const where = ["--migrations", folder.path, "--database", `sqlite:${folder.path}/x.db`];
    const lines = [
      `Warning: ${folder.path}/notes.txt is not a migration and was left out.`,
      "Warning: 01_a.ts and 1_b.sql begin with the same number; they apply in this order.",
    ];
    const up = await run("up", ...where);
    const others = (text: string): string[] => text.split("\n").filter((line) => /^Warning: (?!.*x\.db)/.test(line));
    expect([up.code, others(up.stderr)]).toEqual([0, lines]);
    const status = await run("status", ...where);
    expect([status.code, others(status.stdout)]).toEqual([0, lines]);
    expect(JSON.parse((await run("up", "--json", ...where)).stdout)).toMatchObject({
      applied: {},
      warnings: expect.arrayContaining([expect.stringContaining("notes.txt")]),
    });
  });
});
