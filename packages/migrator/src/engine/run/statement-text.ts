/** Longer statements insert many rows; redacting their values would take too long. */
const maxInput = 20_000;
const maxOutput = 1000;

/**
 * One token of SQL, where all dialects agree; at a comment or literal that they parse differently, the rest is
 * truncated.
 */
const token =
  /(?<text>'[^'\\]*'|"[^"\\]*")|(?<name>`[^`]*`)|(?<comment>--[ \t][^\n]*(?:\n|$)|\/\*(?!!)[^*]*\*\/)|(?<doubt>['"`#\\]|--|\/\*)|(?<number>(?<![\w$.])\d[\w.]*)/g;

/**
 * A statement that is safe to show: without literal values, which may be secrets. Placeholders stay. Cut off where
 * dialects would parse it differently, as after a backslash, so that nothing that could be a value is shown.
 */
export function withoutValues(sql: string): string {
  let output = "";
  let position = 0;
  const input = sql.slice(0, maxInput);
  for (const { 0: match, index, groups = {} } of input.matchAll(token)) {
    output += input.slice(position, index);
    position = index + match.length;
    if (groups["doubt"] !== undefined) return truncate(`${output}…`);
    output += groups["name"] ?? (groups["comment"] === undefined ? "?" : " ");
  }
  output += input.slice(position);
  return truncate(sql.length > maxInput ? `${output}…` : output);
}

function truncate(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= maxOutput ? line : `${line.slice(0, maxOutput - 1)}…`;
}
