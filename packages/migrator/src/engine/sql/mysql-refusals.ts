import { SqlFault } from "./statement.ts";

/** Words with which a line is a command of the client, and no statement. */
const clientCommands = new Set(
  "? charset clear connect costs edit ego exit go help nopager notee nowarning pager print prompt quit rehash resetconnection sandbox source status system tee warnings".split(
    " ",
  ),
);

const refused: Readonly<Record<string, string>> = {
  use: "USE would change the database of the migrations; write the name of the database before that of the table",
  xa: "XA is refused: where the file continues after a failure could not be recorded",
  delimiter: "DELIMITER must stand at the beginning of a line, with no statement before it on that line",
};

const definer = String.raw`definer\s*=\s*[^\s@(]*\s*(?:\(\s*\))?(?:\s*@\s*\S*)?\s*`;
const routine = String.raw`create\s+(?:or\s+replace\s+)?(?:${definer})?(?:aggregate\s+)?(?:procedure|function|trigger|event|package)\b`;
/** The beginning of what may have a body of several statements. */
const bodies = new RegExp(
  String.raw`^(?:${routine}|begin\s+not\b|(?:if|case|while|loop|repeat|for)\b|[\w$]+\s*:)`,
  "i",
);
/** `DO` of an event, and what stands behind END, opens nothing. */
const word = /[.@]?[\w$]+/g;

/** What a body has opened and not closed by the end of the code. */
function openBlocks(code: string): number {
  const open: string[] = [];
  let before = "";
  const isEvent = /\bevent\b/i.test(code.slice(0, 200));
  for (const { 0: found, index } of code.matchAll(word)) {
    const one = found.toLowerCase();
    const isCall = /^\s*\(/.test(code.slice(index + found.length, index + found.length + 20));
    if (one === "end") open.pop();
    else if (before !== "end") {
      const opens =
        ["begin", "case", "loop", "while"].includes(one) ||
        (one === "repeat" && !isCall) ||
        (one === "then" && open.at(-1) !== "case") ||
        (one === "do" && !isEvent && open.at(-1) !== "while");
      if (opens) open.push(one);
    }
    before = one;
  }
  return open.length;
}

/**
 * Refuses what only a client can do, and what would be sent in pieces.
 * @param code the statement without quoted texts and comments
 * @throws SqlFault
 */
export function refuseInMysql({
  code,
  line,
  delimiter,
}: Readonly<{ code: string; line: number; delimiter: string }>): void {
  const plain = code.replace(/\/\*M?!\d*|\*\//g, " ").trimStart();
  const first = /^(?:\?|[\w$]+)/.exec(plain)?.[0].toLowerCase() ?? "";
  if (clientCommands.has(first))
    throw new SqlFault(line, `${first} is a command of the client, which is not used here`);
  if (Object.hasOwn(refused, first)) throw new SqlFault(line, refused[first] ?? "");
  if (/^lock\s+tables?\b/i.test(plain))
    throw new SqlFault(line, "LOCK TABLES is refused: it would lock out the record of where the file continues");
  if (delimiter === ";" && bodies.test(plain) && openBlocks(plain) > 0)
    throw new SqlFault(
      line,
      "this body of several statements would be sent in pieces; put DELIMITER // on a line before it, // at its end, and DELIMITER ; behind it",
    );
}
