import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The page with the table of bad requests, and the folder of the pages of frameworks. */
export const entrance = "packages/openapi/docs/coming-from.md";
export const folder = "packages/openapi/docs/coming-from/";

/** The cells of a line of a table, without the addresses of links. */
const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^\[(.+)\]\(.+\)$/, "$1"));

/** What the page says that a framework answers to each bad request, in the order of the page: "400, HTML". */
export function documentedAnswers(framework: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, "../..", entrance), "utf8");
  const [, chapter = ""] = text.split("## What each answers to ten bad requests\n");
  const [head = [], , ...rows] = (chapter.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map(cellsOf);
  const at = head.indexOf(framework);
  return new Map(rows.map((row) => [row[0] ?? "", row[at] ?? ""]));
}
