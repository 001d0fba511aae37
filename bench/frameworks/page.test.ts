import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blocksOf, languagesOf, read } from "../../packages/webhooks/test/documents/pages.ts";
import { frameworks, ours } from "./framework.ts";
import { entrance, folder } from "./page.ts";

describe.each(frameworks)("the page of $name", ({ name }) => {
  const page = name === ours.name ? entrance : `${folder}${name}.md`;
  const blocks = blocksOf(page);

  it("shows all of its program, and nothing else", () => {
    expect(languagesOf(page)).toEqual(blocks.map(() => "ts"));
    const files = readdirSync(join(import.meta.dirname, name)).filter((file) => file.endsWith(".ts"));
    expect(blocks.map(({ file }) => file).toSorted()).toEqual(
      files.map((file) => `bench/frameworks/${name}/${file}`).toSorted(),
    );
  });

  it.each(blocks)("shows $file unchanged", ({ file, code }) => {
    expect(code).toBe(read(file));
  });
});

it("the entrance leads to the page of each framework", () => {
  const others = frameworks.filter((framework) => framework !== ours).map(({ name }) => `${name}.md`);
  expect(readdirSync(join(import.meta.dirname, "../..", folder)).toSorted()).toEqual(others.toSorted());
  const links = [...read(entrance).matchAll(/\]\(coming-from\/([^)]+)\)/g)].map(([, page]) => page);
  expect([...new Set(links)].toSorted()).toEqual(others.toSorted());
});
