import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const entry = new URL("../../src/index.ts", import.meta.url).href;

/**
 * Runs a module that imports the toolkit in a separate process; returns what it printed once it has ended by itself.
 */
const run = async (lines: string): Promise<string> => {
  const code = `import { createInbox, memoryStore, Webhooks } from ${JSON.stringify(entry)};
    const inbox = createInbox({ webhooks: new Webhooks({ secret: "s" }), store: memoryStore() });
    process.on("beforeExit", () => console.log("ended by itself"));
    ${lines}`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], {
    timeout: 50_000,
  });
  return stdout.trim();
};

describe("a process with an inbox", () => {
  it.each([
    ["that was created but never started ends by itself", "", "ended by itself"],
    ["that was started and stopped ends by itself", "inbox.start(); await inbox.stop();", "ended by itself"],
    [
      "that is started stays alive without other work",
      `inbox.start();
       setTimeout(() => { console.log("alive"); process.exit(); }, 300).unref();`,
      "alive",
    ],
  ])("%s", async (_, lines, printed) => {
    expect(await run(lines)).toBe(printed);
  });
});
