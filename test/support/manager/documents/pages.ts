import { filesOf, read } from "../../../../packages/webhooks/test/documents/pages.ts";

/**
 * A fenced block of a page, in order.
 * - `file`    the example that it shows, by the comment before it
 * - `prints`  the block right after a command or an example, when that says what is printed
 */
export type Block = Readonly<{ page: string; language: string; text: string; file?: string; prints?: string }>;

export const examples = "packages/migrator/examples/";
const docs = "packages/migrator/docs/";
export const pages = [
  "packages/migrator/README.md",
  ...filesOf(docs).filter((file) => file.endsWith(".md")),
  ...filesOf(`${docs}from/`),
];
export const exampleFiles = [
  ...filesOf(examples).filter((file) => file !== `${examples}migrations`),
  ...filesOf(`${examples}migrations/`),
];

const block = /(?:<!-- (\S+) -->\n)?^```(\w*)\n([\s\S]*?)^```$\n(?:\n```(?:text|json)\n([\s\S]*?)^```$)?/gm;

export const blocksOf = (page: string): Block[] =>
  [...read(page).matchAll(block)].map(([, file, language = "", text = "", prints]) => ({
    page,
    language,
    text,
    ...(file !== undefined && { file }),
    ...(prints !== undefined && { prints }),
  }));

export const linksOf = (page: string): (readonly [target: string, heading: string | undefined])[] =>
  [...read(page).matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g)].map(([, target = "", heading]) => [target, heading]);

const headingsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );

/** Links of a page whose file or heading is not there. */
export const brokenLinksOf = (page: string): string[] =>
  linksOf(page).flatMap(([target, heading]) => {
    const file = target === "" ? page : new URL(target, `file:///${page}`).pathname.slice(1);
    const headings = headingsOf(file);
    return heading === undefined || headings.includes(heading) ? [] : [`${target}#${heading}`];
  });
