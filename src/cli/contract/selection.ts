import type { Operation } from "../../openapi/document/model.ts";
import { Failure } from "../failure.ts";

const safe = new Set(["get", "head", "options"]);

/** A pattern for an operationId, a tag or a path; `*` stands for any text. */
function matcher(pattern: string): (operation: Operation) => boolean {
  const parts = pattern.split("*").map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const expression = new RegExp(`^${parts.join(".*")}$`, "s");
  return ({ operationId, tag, path }) => [operationId, tag, path].some((text) => expression.test(text));
}

export type Selection = Readonly<{ only: readonly string[]; skip: readonly string[]; unsafe: boolean }>;

/**
 * The operations that are tested, and the number of those left out because they may change something.
 * Errors  `Failure` for a pattern that no operation matches
 */
export function selected(
  operations: readonly Operation[],
  { only, skip, unsafe }: Selection,
): Readonly<{ chosen: readonly Operation[]; unsafeCount: number }> {
  const matching = (pattern: string): Set<Operation> => {
    const found = operations.filter(matcher(pattern));
    if (found.length > 0) return new Set(found);
    throw new Failure(`No operation has the operationId, tag or path ${pattern}.`, { exitCode: 2 });
  };
  const [kept, left] = [only.map(matching), skip.map(matching)];
  const wanted = operations.filter(
    (operation) =>
      (kept.length === 0 || kept.some((set) => set.has(operation))) && !left.some((set) => set.has(operation)),
  );
  const chosen = wanted.filter(({ method }) => unsafe || safe.has(method));
  return { chosen, unsafeCount: wanted.length - chosen.length };
}
