import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { rootFolder } from "../support/documents.ts";

const pages = globSync(
  [
    "*.md",
    "docs/**/*.md",
    "packages/*/*.md",
    "packages/*/docs/**/*.md",
    "deploy/**/*.md",
    ".github/**/*.md",
    "examples/*/*.md",
  ],
  {
    cwd: rootFolder,
  },
);
const textOf = (page: string): string => readFileSync(join(rootFolder, page), "utf8");
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, "");

/** The names that headings of a page have in addresses. */
const anchorsOf = (page: string): string[] =>
  [...withoutCode(textOf(page)).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );

it("links of documents lead to files, and to headings of pages", () => {
  const lost = pages.flatMap((page) =>
    [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const file = path === "" ? page : relative(rootFolder, join(rootFolder, dirname(page), path));
        if (!existsSync(join(rootFolder, file))) return true;
        if (anchor === undefined || statSync(join(rootFolder, file)).isDirectory()) return false;
        return !anchorsOf(file).includes(anchor);
      })
      .map((target) => `${page}: ${target}`),
  );
  expect(pages.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

it("each folder of documents has a README, which leads to each of its pages", () => {
  const folders = globSync("docs/*/", { cwd: rootFolder }).filter((folder) => !folder.endsWith("pictures"));
  const missing = [...folders, ...globSync("packages/*/", { cwd: rootFolder })].flatMap((folder) => {
    const index = textOf(join(folder, "README.md"));
    return globSync(["*.md", "docs/*.md"], { cwd: join(rootFolder, folder) })
      .filter((page) => page !== "README.md" && !index.includes(`](${page}`))
      .map((page) => `${folder}/${page}`);
  });
  expect(missing).toEqual([]);
});

it("the page of commands has those of segmark-migrate, and scripts that there are", () => {
  const page = textOf("docs/commands.md");
  const rowsOf = (title: string): string[] => {
    const [, chapter = ""] = page.split(`## ${title}`);
    const [own = ""] = chapter.split("\n## ");
    return [...own.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = ""]) => name);
  };
  const [usage = ""] = textOf("packages/migrator/src/cli/usage.ts").split("Over HTTP", 1);
  const commands = [...usage.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  expect(rowsOf("segmark-migrate")).toEqual(commands);
  const { scripts } = JSON.parse(textOf("package.json"));
  const names = rowsOf("npm scripts").map((line) => line.replace(/^npm (run )?/, ""));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

it("the index of decisions has their titles, and each is a page at most", () => {
  const index = textOf("docs/adr/README.md");
  for (const page of globSync("docs/adr/0*.md", { cwd: rootFolder })) {
    const text = textOf(page);
    const [, title = ""] = /^# \d+\. (.+)$/m.exec(text) ?? [];
    expect(index).toContain(`](${basename(page)}) | ${title} |`);
    expect(text.split(/\s+/).length, page).toBeLessThan(650);
  }
});

it("files that the decisions and ARCHITECTURE.md name are there", () => {
  const folders = "{src,packages,test,scripts,migrations,generated,bench,web,docs,deploy,examples,spec}";
  const files = globSync(`${folders}/**`, { cwd: rootFolder, exclude: ["**/node_modules", "**/dist*"] });
  const ends = new Set(files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(at).join("/"))));
  const lost = ["ARCHITECTURE.md", ...globSync("docs/adr/*.md", { cwd: rootFolder })].flatMap((page) =>
    [...withoutCode(textOf(page)).matchAll(/`([\w./-]+)`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => /^[\w-].*\.(ts|tsx|js|mjs)$/.test(name) || /^(src|test|scripts|bench)\/[\w./-]+$/.test(name))
      .filter((name) => !ends.has(name.replace(/\/$/, "")) && !files.some((file) => file.startsWith(`${name}.`)))
      .map((name) => `${page}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});
