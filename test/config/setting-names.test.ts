import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settingNames } from "../../src/config/setting-names.ts";
import { rootFolder } from "../support/documents.ts";

it("the names of the settings are those that the page lists, and one of older versions", () => {
  const page = readFileSync(`${rootFolder}docs/deployment/settings.md`, "utf8");
  const listed = [...page.matchAll(/^\| (`[A-Z][A-Z0-9_]*`(?:, `[A-Z][A-Z0-9_]*`)*) \|/gm)].flatMap(([, names = ""]) =>
    names.replaceAll("`", "").split(", "),
  );
  expect([...settingNames()].sort()).toEqual([...new Set([...listed, "CACHE_ROWS"])].sort());
});
