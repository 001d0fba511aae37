const tokens = /"(?:[^"\\]|\\.)*"|[(){}[\];]|[^"(){}[\];]+/g;
/** What a block follows; any other brace begins an object. */
const beforeBlock = /(?:\)|=>|\belse)\s*$/;

/** A block that does nothing else than to record a fault. */
const loneFault = /\{\n *(errors = .*;)\n *\}/g;

/** Code of the compiler, which is one line for each function, with a line for each statement. */
export function inLines(code: string): string {
  const open: ("(" | "[" | "object" | "block")[] = [];
  let [text, depth, isAtStart] = ["", 0, false];
  const isInBlock = (): boolean => open.length === 0 || open.at(-1) === "block";
  for (const [token] of code.matchAll(tokens)) {
    const isEnd = token === "}" && open.at(-1) === "block";
    if (isEnd) depth -= 1;
    const part = isAtStart ? token.trimStart() : token;
    if (part === "") continue;
    if (isAtStart) text += isContinued.test(part) ? "" : `\n${" ".repeat(depth)}`;
    isAtStart = false;
    if (token === "(" || token === "[") open.push(token);
    else if (token === "{") {
      const isBlock = beforeBlock.test(text.slice(-8));
      open.push(isBlock ? "block" : "object");
      isAtStart = isBlock;
      if (isBlock) depth += 1;
    } else if (token === ")" || token === "]" || token === "}") open.pop();
    text += part;
    if (isEnd || (token === ";" && isInBlock())) isAtStart = true;
  }
  return text.replaceAll(loneFault, "{ $1 }");
}

/** What follows a block in its own line. */
const isContinued = /^(?:else\b|[),;.])/;
