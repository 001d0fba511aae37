import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { sign } from "../src/signature/methods.ts";
import { blocksOf, filesOf, languagesOf, pages, platformPages, read } from "./documents/pages.ts";
import { answers, startsOf } from "./documents/sending.ts";

const blocks = pages.flatMap(blocksOf);

describe("code in the pages about webhooks", () => {
  it.each(blocks)("$page shows $file as it is", ({ file, code }) => {
    expect(code).toBe(read(file));
  });

  it("is an example, its output, or a command", () => {
    for (const page of pages) {
      const languages = languagesOf(page);
      expect(languages.filter((language) => language === "ts")).toHaveLength(blocksOf(page).length);
      expect(new Set(["ts", "text", "sh", "json", ...languages]).size, page).toBe(4);
    }
  });

  it("includes every example", () => {
    expect(blocks.map(({ file }) => file).sort()).toEqual(filesOf("packages/webhooks/examples/").sort());
  });
});

describe("the pages about platforms", () => {
  const index = read("packages/webhooks/docs/platforms.md");

  it.each(platformPages)("%s is listed, and says how its program is started and asked", (page) => {
    expect(index).toContain(`](platforms/${basename(page)})`);
    const starts = blocksOf(page).some(({ file }) => /examples\/(serve|fetch-server)/.test(file));
    expect(startsOf(page).length > 0, "has a command").toBe(starts);
    expect(read(page)).toContain("](../platforms.md#testing-a-receiver)");
  });

  it("send one delivery that is accepted, and one that is not", () => {
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(["200", "400"]);
  });
});

describe("tables in the pages about webhooks", () => {
  const row = /^\| `(.+)` \| `(.+)` \| `([0-9a-f]{64})` \|$/gm;
  const vectors = [...read("packages/webhooks/docs/signatures.md").matchAll(row)].map(
    ([, secret = "", payload = "", digits = ""]) => ({ secret, payload, digits }),
  );

  it.each(vectors)("test vector: $secret, $payload", async ({ secret, payload, digits }) => {
    expect(await sign(secret, payload.replaceAll("⏎", "\n"))).toBe(`sha256=${digits}`);
  });

  it("contain five test vectors", () => {
    expect(vectors).toHaveLength(5);
  });

  it("link to pages and headings that exist", () => {
    for (const page of pages) {
      for (const [, target = "", heading] of read(page).matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g)) {
        const file = target === "" ? page : new URL(target, `file:///${page}`).pathname.slice(1);
        const headings = [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, text = ""]) => text.toLowerCase());
        if (heading !== undefined) expect(headings, page).toContain(heading.replaceAll("-", " "));
      }
    }
  });
});
