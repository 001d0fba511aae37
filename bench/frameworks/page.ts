import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The page with the tables of requests, and the folder of the pages of frameworks. */
export const entrance = "packages/openapi/docs/coming-from.md";
export const folder = "packages/openapi/docs/coming-from/";

/** The cells of a line of a table, without the addresses of links. */
const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^\[(.+)\]\(.+\)$/, "$1"));

/** The chapters with a table of requests. */
type Chapter = "What each answers to ten bad requests" | "What each answers where they differ more";

/** What the page says that a framework answers to each request of a chapter, in the order of the page: "400, HTML". */
export function documentedAnswers(
  framework: string,
  title: Chapter = "What each answers to ten bad requests",
): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, "../..", entrance), "utf8");
  const [, chapter = ""] = text.split(`## ${title}\n`);
  const [head = [], , ...rows] = (chapter.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map(cellsOf);
  const at = head.indexOf(framework);
  return new Map(rows.map((row) => [row[0] ?? "", row[at] ?? ""]));
}
