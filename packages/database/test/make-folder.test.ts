import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../src/make-folder.ts";

function temporary() {
  const folder = mkdtempSync(join(tmpdir(), "make-folder-"));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

describe("a folder", () => {
  it("is made with those above it, and may be there already", () => {
    using t = temporary();
    const path = join(t.folder, "a", "b", "c");
    makeFolder(path);
    makeFolder(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  it("is not made within a file", () => {
    using t = temporary();
    const file = join(t.folder, "file");
    writeFileSync(file, "");
    for (const path of [file, join(file, "a")]) expect(() => makeFolder(path)).toThrow(/EEXIST|ENOTDIR/);
  });

  it.skipIf(process.platform !== "linux")("is refused by a system that has no room for it, at once", () => {
    expect(() => makeFolder("/proc/nothing/there")).toThrow("ENOENT");
  });
});
