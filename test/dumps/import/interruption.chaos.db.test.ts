import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { testDatabase } from "../../support/database.ts";
import { kills } from "../../support/kills.ts";
import { startImport } from "../support/command.ts";
import { interruptible } from "../support/interruption.ts";

it(`an import killed at ${kills} random moments is resumed each time and equal at the end`, async () => {
  await using here = await interruptible(testDatabase, 30_000);
  const args = [here.path, "--mode", "replace"];
  const began = performance.now();
  await startImport(here.url, ...args, "--dry-run").ended;
  const wholeMs = 3 * (performance.now() - began);
  for (let at = 0; at < kills; at++) {
    // Every few times from the start, so that all parts of it are met.
    const { child, ended } = startImport(here.url, ...args, ...(at % 5 === 0 ? [] : ["--resume"]));
    await Promise.race([sleep(Math.random() * wholeMs), ended]); // the moment is what is random
    child.kill("SIGKILL");
    await ended;
    expect([here.before, here.after]).toContain(await here.checksum());
  }
  expect(await startImport(here.url, ...args, "--resume").ended).toMatchObject({ code: 0, err: "" });
  expect(await here.checksum()).toBe(here.after);
  await here.expectRight();
  await here.expectTidy();
}, 600_000);
