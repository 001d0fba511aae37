import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const child = fileURLToPath(new URL("children/kept-errors.ts", import.meta.url));

it("errors that an application retains do not retain their requests", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", child], { timeout: 100_000 });
  expect(JSON.parse(stdout)).toEqual({ requests: 4, kept: 5, alive: 0 });
});
