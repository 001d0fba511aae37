import type { Operation, ProblemEntry } from "./model.ts";
import { join } from "./pointer.ts";
import type { Refuse } from "./unsupported.ts";

/** An operation and where the document has it. */
export type Placed = Readonly<{ operation: Operation; pointer: string }>;

/** Names must differ by more than case: files of two operations may not meet on any disk. */
export function checkNames(found: readonly Placed[], refuse: Refuse): void {
  const [ids, identifiers] = [new Map<string, string>(), new Map<string, string>()];
  for (const { operation, pointer } of found) {
    const { operationId, identifier } = operation;
    const other = ids.get(operationId);
    if (other !== undefined)
      refuse(join(pointer, "operationId"), `"${operationId}" is already the operationId of ${other}.`);
    const rival = identifiers.get(identifier.toLowerCase());
    if (rival !== undefined)
      refuse(
        join(pointer, "operationId"),
        `"${operationId}" and "${rival}" would have the same name in code, ${identifier}.`,
      );
    ids.set(operationId, pointer);
    identifiers.set(identifier.toLowerCase(), operationId);
  }
  for (const { operation, pointer } of found) {
    const target = found.find((other) => other.operation.operationId === operation.aliasOf)?.operation;
    if (operation.aliasOf !== undefined && (target === undefined || target.aliasOf !== undefined))
      refuse(
        join(pointer, "x-alias-of"),
        `"${operation.aliasOf}" is not the operationId of an operation with a handler.`,
      );
  }
}

/** A refusal can only name a problem that the catalogue has. */
export function checkCodes(found: readonly Placed[], problems: readonly ProblemEntry[], refuse: Refuse): void {
  const known = new Set(problems.map(({ code }) => code));
  for (const { operation, pointer } of found)
    for (const { refusalCode } of [...operation.parameters, ...(operation.body?.fields ?? [])])
      if (refusalCode !== undefined && !known.has(refusalCode))
        refuse(pointer, `x-refusal-code "${refusalCode}" is not among the x-problems.`);
}
