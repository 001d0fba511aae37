import { readdirSync, readFileSync } from "node:fs";
import { rootFolder } from "../../../../test/support/documents.ts";

const root = new URL("../../../../", import.meta.url);
export const read = (file: string): string => readFileSync(new URL(file, root), "utf8");

/** The code blocks of a page, with the comment before each and what it prints, which is the next block of text. */
export type Block = Readonly<{ page: string; file: string; code: string; prints: string | undefined }>;

export const filesOf = (folder: string): string[] => readdirSync(new URL(folder, root)).map((name) => folder + name);

export const platformPages = filesOf("packages/webhooks/docs/platforms/");
export const pages = [
  "packages/webhooks/README.md",
  ...filesOf("packages/webhooks/docs/").filter((file) => file.endsWith(".md")),
  ...platformPages,
];

const shown = /<!-- (\S+) -->\n```ts\n([\s\S]*?)```\n(?:(?:(?!<!--)[\s\S])*?\n```text\n([\s\S]*?)```\n)?/g;

export const blocksOf = (page: string): Block[] =>
  [...read(page).matchAll(shown)].map(([, file = "", code = "", prints]) => ({ page, file, code, prints }));

export const languagesOf = (page: string): string[] =>
  [...read(page).matchAll(/^```(\w*)\n[\s\S]*?^```$/gm)].map(([, language = ""]) => language);

export const pathOf = (file: string): string => rootFolder + file;
