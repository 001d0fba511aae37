/** Longer statements carry rows, which nobody reads, and finding their values takes time. */
const mostRead = 20_000;
const mostTold = 1000;

/** One token of SQL, where all dialects agree; at a comment or literal that they read differently, the rest is cut off. */
const token =
  /(?<text>'[^'\\]*'|"[^"\\]*")|(?<name>`[^`]*`)|(?<comment>--[ \t][^\n]*(?:\n|$)|\/\*(?!!)[^*]*\*\/)|(?<doubt>['"`#\\]|--|\/\*)|(?<number>(?<![\w$.])\d[\w.]*)/g;

/**
 * A statement that is safe to show: without literal values, which may be secrets. Placeholders stay.
 * Cut off where dialects would parse it differently, as after a backslash, so that nothing that could be a value is shown.
 */
export function withoutValues(sql: string): string {
  let told = "";
  let at = 0;
  const read = sql.slice(0, mostRead);
  for (const { 0: word, index, groups = {} } of read.matchAll(token)) {
    told += read.slice(at, index);
    at = index + word.length;
    if (groups["doubt"] !== undefined) return cut(`${told}…`);
    told += groups["name"] ?? (groups["comment"] === undefined ? "?" : " ");
  }
  told += read.slice(at);
  return cut(sql.length > mostRead ? `${told}…` : told);
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= mostTold ? line : `${line.slice(0, mostTold - 1)}…`;
}
