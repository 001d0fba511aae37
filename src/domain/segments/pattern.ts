import { type Pattern, readPattern, setExpression, setsOf } from "../../openapi/document/pattern-syntax.ts";

export { readPattern };

/** Whether a text that the pattern matches may have the character in it. True also where that cannot be ruled out. */
export function mayHave(pattern: Pattern, character: string): boolean {
  return setsOf(pattern).some((source) => setExpression(source, "u").test(character));
}
