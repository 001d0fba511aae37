import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isCurrent } from "../../../src/process/supervisor/worker-script.js";

describe("the bundle of a checkout is used", () => {
  let root = "";
  const bundle = () => join(root, "bundle");
  const write = (file: string, text: string) => writeFile(join(root, file), text);
  const stamp = async (file: string) => {
    const { size, mtimeMs } = await stat(join(root, file));
    return [size, mtimeMs];
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "segmark-bundle-"));
    await mkdir(bundle());
    for (const file of ["one.ts", "other.ts"]) await write(file, "text");
    const sources = { "one.ts": await stamp("one.ts"), "other.ts": await stamp("other.ts") };
    await write("bundle/sources.json", JSON.stringify(sources));
  });
  afterEach(() => rm(root, { recursive: true }));

  it("while the files that it was made of are the same", () => {
    expect(isCurrent(bundle(), root)).toBe(true);
  });

  const changes: [string, () => Promise<unknown>][] = [
    ["has another size", () => write("other.ts", "longer text")],
    ["was written since", () => utimes(join(root, "other.ts"), 1, 1)],
    ["is gone", () => rm(join(root, "one.ts"))],
    ["was never bundled", () => rm(bundle(), { recursive: true })],
    ["is listed in a file that was cut off", () => write("bundle/sources.json", '{"one.ts":[4,')],
  ];
  it.each(changes)("and not when one %s", async (_of, change) => {
    await change();
    expect(isCurrent(bundle(), root)).toBe(false);
  });
});
