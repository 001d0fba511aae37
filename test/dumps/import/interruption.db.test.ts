import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testDatabase } from "../../support/database.ts";
import { type ImportEvent, startImport } from "../support/command.ts";
import { interruptible } from "../support/interruption.ts";

const step = (name: string) => (event: ImportEvent) => event.event === "step" && event["step"] === name;
const loading = (event: ImportEvent) => event.event === "progress";

it("an import that is killed leaves the former data or the new ones whole, and --resume ends as if nothing had happened", async () => {
  await using here = await interruptible(testDatabase, 4_000);
  const rejectFile = join(here.path, "rejects.csv");
  const args = [here.path, "--mode", "replace", "--resume", "--reject-file", rejectFile];
  for (const moment of [loading, step("segments"), step("chapter_names"), step("switch")]) {
    const { child, until, ended } = startImport(here.url, ...args);
    expect(await until(moment)).toBe(true);
    child.kill("SIGKILL");
    // It may have gone on to the switch before the signal arrives, and says so.
    const { events } = await ended;
    const expected = events.some(step("switch")) ? [here.before, here.after] : [here.before];
    expect(expected).toContain(await here.checksum());
  }
  const { ended } = startImport(here.url, ...args);
  expect(await ended).toMatchObject({ code: 0, err: "" });
  expect(await here.checksum()).toBe(here.after);
  await here.expectRight();
  await here.expectTidy();
  expect(await readFile(rejectFile, "latin1")).toBe(here.rejects);
});

it("SIGINT ends an import with 130 and a sentence, and leaves the former data whole", async () => {
  await using here = await interruptible(testDatabase, 4_000);
  const first = startImport(here.url, here.path, "--mode", "replace");
  await first.until(loading);
  first.child.kill("SIGINT");
  const { code, err } = await first.ended;
  expect([code, err]).toEqual([130, "\nThe import was interrupted. Repeat the command with --resume to continue.\n"]);
  expect(await here.checksum()).toBe(here.before);
  const other = startImport(here.url, here.path, "--mode", "merge", "--resume");
  expect(await other.ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Nothing was changed: What was interrupted is an import of other/),
  });
  const second = startImport(here.url, here.path, "--mode", "replace", "--resume");
  expect((await second.ended).code).toBe(0);
  expect(await here.checksum()).toBe(here.after);
});

it("--resume keeps the mode that the import had, and its reject file", async () => {
  await using here = await interruptible(testDatabase, 4_000);
  const [rejectFile, other] = [join(here.path, "rejects.csv"), join(here.path, "others.csv")];
  const first = startImport(here.url, here.path, "--mode", "replace", "--reject-file", rejectFile);
  await first.until(step("segments"));
  first.child.kill("SIGKILL");
  await first.ended;
  const refused = await startImport(here.url, here.path, "--resume", "--reject-file", other).ended;
  expect(refused).toMatchObject({
    code: 1,
    err: `Nothing was changed: Its rejects so far are in ${rejectFile}: continue with that --reject-file.\n`,
  });
  const second = await startImport(here.url, here.path, "--resume", "--reject-file", rejectFile).ended;
  expect(second).toMatchObject({ code: 0, err: "" });
  expect(second.events.at(-1)).toMatchObject({ mode: "replace" });
  expect(await here.checksum()).toBe(here.after);
  expect(await readFile(rejectFile, "latin1")).toBe(here.rejects);
});

it("a reject file that is gone when an import goes on begins anew", async () => {
  await using here = await interruptible(testDatabase, 4_000);
  const rejectFile = join(here.path, "rejects.csv");
  const args = [here.path, "--mode", "replace", "--resume", "--reject-file", rejectFile];
  const first = startImport(here.url, ...args);
  await first.until(step("segments"));
  first.child.kill("SIGKILL");
  await first.ended;
  await rm(rejectFile);
  expect(await startImport(here.url, ...args).ended).toMatchObject({ code: 0, err: "" });
  expect(await readFile(rejectFile, "latin1")).toBe("file,line,reason,row\n");
});
