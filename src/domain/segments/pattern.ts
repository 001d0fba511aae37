import { readPattern, setExpression, setsOf } from "@segmark/openapi/internal/document/patterns/syntax";

/** Whether a text that the pattern matches may have the character in it. True also where that cannot be ruled out. */
export function mayHave(pattern: string, character: string): boolean {
  return setsOf(readPattern(pattern).pattern).some((source) => setExpression(source, "u").test(character));
}
