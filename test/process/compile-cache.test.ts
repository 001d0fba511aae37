import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileCacheFolder } from "../../src/process/compile-cache.js";

describe("the compile cache folder", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "segmark-compiled-"));
    await mkdir(join(folder, "checkout/node_modules"), { recursive: true });
    await mkdir(join(folder, "app/node_modules/segmark"), { recursive: true });
    await mkdir(join(folder, "unpacked"), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ["a checkout", "checkout", {}, "checkout/node_modules/.cache/segmark"],
    ["a package of an application", "app/node_modules/segmark", {}, "app/node_modules/.cache/segmark"],
    ["nowhere without a folder to write in", "unpacked", {}, undefined],
    ["where the environment says", "checkout", { NODE_COMPILE_CACHE: "/elsewhere" }, undefined],
  ])("%s", (_of, root, env, expected) => {
    expect(compileCacheFolder(join(folder, root), env)).toBe(expected && join(folder, expected));
  });
});
