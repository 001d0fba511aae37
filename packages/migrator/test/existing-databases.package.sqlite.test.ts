import { expect, it } from "vitest";
import { blocksOf } from "../../../test/support/manager/documents/pages.ts";
import { alike, session } from "../../../test/support/manager/documents/session.ts";

it("the page about existing databases does what it describes, in order", async () => {
  await using shell = await session([]);
  const commands = blocksOf("packages/migrator/docs/existing-databases.md").filter(({ language }) => language === "sh");
  for (const { text, prints = "" } of commands) {
    const { printed, code } = await shell.enter(text);
    expect(alike(printed), text).toBe(alike(prints));
    expect(code, text).toBe(0);
  }
});
