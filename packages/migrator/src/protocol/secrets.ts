/**
 * The rest of an address after its scheme. A password may have any character there, encoded or not; these end an
 * address.
 */
const address = /:\/\/[^\s"<>]+/g;

/**
 * Whether an address that has no `@` before its path begins with a user and the beginning of a password with a slash in
 * it.
 */
const isCutOff = (authority: string, isWeb: boolean): boolean =>
  authority.includes(":") && !(isWeb && /^(?:\[[^\]]*\]|[^:]*):\d+$/.test(authority));

/**
 * Without user and password, up to the last `@` that may belong to them: when in doubt, more of the address is removed.
 */
function withoutCredentials(match: string, offset: number, text: string): string {
  const rest = match.slice(3);
  const [authority = ""] = rest.split(/[/?#]/, 1);
  const isWeb = /https?$/i.test(text.slice(Math.max(0, offset - 5), offset));
  if (!rest.includes("@") || !(authority.includes("@") || isCutOff(authority, isWeb))) return match;
  return `://…${rest.slice(rest.lastIndexOf("@"))}`;
}

type Quote = Readonly<{ before: string; after: readonly string[] }>;

/** What servers write before and after a value; a value that nothing follows ends with the last quotation mark. */
const quotes: readonly Quote[] = [
  { before: "near '", after: ["' at line "] },
  { before: "Duplicate entry '", after: ["' for key "] },
  { before: "value: '", after: ["' for column ", "' for function "] },
  { before: "value of '", after: [] },
  { before: "string: '", after: [] },
  { before: "convert string '", after: ["' from "] },
  { before: "out of range in '", after: [] },
  { before: ", record '", after: ["' would lead "] },
];

/** From the first value to the end of the last one: servers do not escape the quotation marks in a value. */
function withoutQuoted(text: string, { before, after }: Quote): string {
  const start = text.indexOf(before);
  if (start < 0) return text;
  const begin = start + before.length;
  const known = Math.max(...after.map((end) => text.lastIndexOf(end)));
  const last = known >= begin ? known : text.lastIndexOf("'");
  return `${text.slice(0, begin)}…${last >= begin ? text.slice(last) : ""}`;
}

/** SQLite quotes the token at which parsing stopped, which is a name or a literal. */
const literal = /(near "|unrecognized token: ")(?:["'\d]|[xX]')[^\n]*(": syntax error|"$)/gm;
const unknownText = /(no such column: ")[^\n]*(" - should this be)/g;
const unquoted = /(no partition for value )[^\n]*/g;

/**
 * A message of a driver, or one that repeats it, without the values of statements and the credentials of addresses:
 * both may be secrets.
 */
export function redactMessage(text: string): string {
  const shown = quotes.reduce(withoutQuoted, text.replace(address, withoutCredentials));
  return shown.replace(literal, "$1…$2").replace(unknownText, "$1…$2").replace(unquoted, "$1…");
}
