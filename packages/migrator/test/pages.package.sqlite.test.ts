import { expect, it } from "vitest";
import { blocksOf, pages } from "../../../test/support/manager/documents/pages.ts";
import { alike, session } from "../../../test/support/manager/documents/session.ts";

const executed = pages.filter((page) => /\/(existing-databases|five-minutes|from\/[\w-]+)\.md$/.test(page));

it.each(executed)("the commands of %s do what it describes, in order", async (page) => {
  await using shell = await session(["8081", "8082"]);
  for (const { text, prints = "" } of blocksOf(page).filter(({ language }) => language === "sh")) {
    const { printed, code } = await shell.enter(text);
    expect(alike(printed), text).toBe(alike(prints));
    expect(code, text).toBe(0);
  }
});
