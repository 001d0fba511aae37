import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runNode } from "../../../../test/support/child.ts";

const { dependencies } = JSON.parse(readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"));
const command = new URL("../../../../test/support/manager/without-driver.ts", import.meta.url);

it.each([
  ["better-sqlite3", "sqlite::memory:", "sqlite:"],
  ["mysql2", "mysql://u:do-not-tell@127.0.0.1:1/db", "mysql:"],
])("a missing %s is named, with the command that installs it", async (driver, url, scheme) => {
  expect(await runNode(command, [driver, "up", "--database", url])).toMatchObject({
    code: 3,
    stdout: "",
    stderr: `The driver of ${scheme} is missing. Run \`npm install ${driver}@${dependencies[driver]}\`.\n`,
  });
});
