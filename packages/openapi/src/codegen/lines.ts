const stringLiteral = String.raw`"(?:[^"\\]|\\.)*"`;
const withoutBraces = `(?:[^{}"]|${stringLiteral})*`;
const objectLiteral = String.raw`\{(?:${withoutBraces}\{${withoutBraces}\})*${withoutBraces}\}`;
const recordedFault = new RegExp(
  String.raw`const (err\d+) = (${objectLiteral});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;`,
  "g",
);

const tokens = new RegExp(String.raw`${stringLiteral}|[(){}[\];]|[^"(){}[\];]+`, "g");
/** What a block follows; any other brace begins an object. */
const beforeBlock = /(?:\)|=>|\belse)\s*$/;
/** What stays on the line on which a block ends. */
const afterBlock = /^(?:else\b|[),;.])/;
/** A block that only records a fault. */
const faultBlock = /\{\n *(errors = .*;)\n *\}/g;

/**
 * Prints code of the compiler, which has a line for each function, with a line for each statement. The compiler takes
 * four statements to record a fault. Here it is one: `errors` is the number of faults, which `push` returns.
 */
export function inLines(compiled: string): string {
  const code = compiled.replaceAll(recordedFault, "errors = (vErrors ??= []).push($2);");
  const open: ("(" | "[" | "object" | "block")[] = [];
  let [text, depth, isAtStart] = ["", 0, false];
  const isInBlock = (): boolean => open.length === 0 || open.at(-1) === "block";
  for (const [token] of code.matchAll(tokens)) {
    const isEnd = token === "}" && open.at(-1) === "block";
    if (isEnd) depth -= 1;
    const part = isAtStart ? token.trimStart() : token;
    if (part === "") continue;
    if (isAtStart && !afterBlock.test(part)) text += `\n${" ".repeat(depth)}`;
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
  return text.replaceAll(faultBlock, "{ $1 }");
}
