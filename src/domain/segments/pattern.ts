import { readPattern, setExpression, setsOf } from "../../openapi/document/patterns/syntax.ts";

/** Whether a text that the pattern matches may have the character in it. True also where that cannot be ruled out. */
export function mayHave(pattern: string, character: string): boolean {
  return setsOf(readPattern(pattern).pattern).some((source) => setExpression(source, "u").test(character));
}
