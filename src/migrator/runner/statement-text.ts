/** Of a statement that carries rows nobody reads more, and looking for its values takes time. */
const mostRead = 20_000;
const mostTold = 1000;

/** One word of SQL in any dialect, where dialects agree; a comment or a literal that they read differently is cut off with all that follows. */
const token =
  /(?<text>'[^'\\]*'|"[^"\\]*")|(?<name>`[^`]*`)|(?<comment>--[ \t][^\n]*(?:\n|$)|\/\*(?!!)[^*]*\*\/)|(?<doubt>['"`#\\]|--|\/\*)|(?<number>(?<![\w$.])\d[\w.]*)/g;

/**
 * A statement as it may be told: without the values that stand in it, which may be anybody's secrets. Placeholders stay.
 * Where dialects would read on in different ways, as behind a backslash, it ends: nothing is told that could be a value.
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
