import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readNamedFile } from "../../src/config/named-file.ts";

const read = (path: string): Promise<string> => readNamedFile("REJECT_RULES_FILE", path);

it("a file that a setting names is read, or the setting, the path and what is expected are named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "segmark-test-"));
  try {
    const file = join(folder, "rules");
    await writeFile(file, "rules");
    expect(await read(file)).toBe("rules");
    for (const [path, why] of [
      ["./none/rules", `there is no file ./none/rules (looked in ${join(process.cwd(), "none")})`],
      [join(folder, "none"), `there is no file ${join(folder, "none")}`],
      [join(file, "rules"), `there is no file ${join(file, "rules")}`],
      [folder, `${folder} is a folder, and a file is needed`],
    ] as const)
      await expect(read(path)).rejects.toMatchObject({
        name: "ConfigError",
        message: `REJECT_RULES_FILE: ${why}; expected a JSON file with a list of rules`,
        faults: [{ setting: "REJECT_RULES_FILE" }],
      });
  } finally {
    await rm(folder, { recursive: true });
  }
});
