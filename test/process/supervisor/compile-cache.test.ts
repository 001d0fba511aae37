import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileCacheFolder } from "../../../src/process/supervisor/compile-cache.js";

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
    ["is in node_modules of a checkout", "checkout", {}, "checkout/node_modules/.cache/segmark"],
    [
      "is in node_modules of the application that installed the package",
      "app/node_modules/segmark",
      {},
      "app/node_modules/.cache/segmark",
    ],
    ["is not used without a node_modules folder", "unpacked", {}, undefined],
    ["is left to NODE_COMPILE_CACHE when that is set", "checkout", { NODE_COMPILE_CACHE: "/elsewhere" }, undefined],
  ])("%s", (_of, root, env, expected) => {
    expect(compileCacheFolder(join(folder, root), env)).toBe(expected && join(folder, expected));
  });
});
