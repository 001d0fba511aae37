const blank = /[ \t\n\r]*/y;
// Any character but a quote, a backslash and those below the blank.
const text = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const value = new RegExp(`${text.source}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null`, "y");

type Place = Readonly<{ offset: number; wanted: string }>;

/** Where a text stops being JSON and what was expected there; undefined when it is JSON. Never a part of the text itself. */
export function jsonFault(source: string): string | undefined {
  const fault = firstFault(source);
  if (fault === undefined) return undefined;
  const before = source.slice(0, fault.offset);
  const line = before.split("\n").length;
  const column = fault.offset - before.lastIndexOf("\n");
  return fault.offset >= source.length
    ? `It ends where ${fault.wanted} is expected.`
    : `Line ${line}, column ${column}: ${fault.wanted} is expected.`;
}

/** A walk over the tokens without recursion, so that depth costs nothing. */
function firstFault(source: string): Place | undefined {
  const open: ("{" | "[")[] = [];
  let offset = 0;
  let wanted: "value" | "valueOrEnd" | "key" | "keyOrEnd" | "colon" | "next" = "value";
  const take = (token: RegExp): boolean => {
    token.lastIndex = offset;
    if (!token.test(source)) return false;
    offset = token.lastIndex;
    return true;
  };
  for (;;) {
    take(blank);
    const character = source[offset];
    if (wanted === "next" && open.length === 0)
      return character === undefined ? undefined : { offset, wanted: "the end" };
    const closing = open.at(-1) === "{" ? "}" : "]";
    if (
      character === closing &&
      open.length > 0 &&
      (wanted === "next" || wanted === "keyOrEnd" || wanted === "valueOrEnd")
    ) {
      open.pop();
      offset += 1;
      wanted = "next";
    } else if (wanted === "next") {
      if (character !== ",") return { offset, wanted: `"," or "${closing}"` };
      offset += 1;
      wanted = closing === "}" ? "key" : "value";
    } else if (wanted === "key" || wanted === "keyOrEnd") {
      if (!take(text))
        return { offset, wanted: wanted === "key" ? "a key in double quotes" : 'a key in double quotes or "}"' };
      wanted = "colon";
    } else if (wanted === "colon") {
      if (character !== ":") return { offset, wanted: '":"' };
      offset += 1;
      wanted = "value";
    } else if (character === "{" || character === "[") {
      open.push(character);
      offset += 1;
      wanted = character === "{" ? "keyOrEnd" : "valueOrEnd";
    } else if (take(value)) wanted = "next";
    else return { offset, wanted: wanted === "value" ? "a value" : 'a value or "]"' };
  }
}
