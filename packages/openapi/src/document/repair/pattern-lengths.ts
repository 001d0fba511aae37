import { costlyText } from "../patterns/cost.ts";
import { expressionOf } from "../patterns/expression.ts";
import { isObject, type Json, type JsonObject } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import { sentByClients } from "../tree/reach.ts";
import type { Note } from "../tree/refusals.ts";
import { rebuild } from "../tree/walk.ts";

/** Down to what few texts in requests exceed. */
const lengths = [4000, 2000, 1000, 500, 200];

/**
 * Gives a maximum length to texts from clients that have none, and whose pattern would take very long on long ones:
 * because its cost grows with a power of the length, which is no trouble up to some hundred or thousand characters.
 */
export function withPatternLengths(document: JsonObject, note: Note): JsonObject {
  const isSent = sentByClients(document);
  const limited = rebuild(document, "document", "#", (node, kind, pointer): Json => {
    const { pattern, maxLength } = node;
    if (kind !== "schema" || typeof pattern !== "string" || maxLength !== undefined) return node;
    if (!isExpression(pattern) || !isSent(pointer) || !isCostly(pattern, Number.MAX_SAFE_INTEGER)) return node;
    const length = lengths.find((most) => !isCostly(pattern, most));
    if (length === undefined) return node;
    note(
      join(pointer, "pattern"),
      `This pattern takes very long on some long texts: texts of more than ${length} characters are refused. Say so with maxLength, or say another one.`,
    );
    return { ...node, maxLength: length };
  });
  return isObject(limited) ? limited : document;
}

const isCostly = (pattern: string, maxLength: number): boolean => costlyText(pattern, maxLength) !== undefined;

function isExpression(pattern: string): boolean {
  try {
    expressionOf(pattern);
    return true;
  } catch {
    return false;
  }
}
