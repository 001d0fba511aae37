import type { Difference } from "../../codegen/files.ts";
import type { OutgoingModel } from "../../codegen/generation.ts";
import type { HandlerReport, OrphanedHandler } from "../../codegen/handler-report.ts";
import { nameList } from "../../runtime/name-list.ts";

/** One line for each file that was written or removed. */
export const changeText = (changes: readonly Difference[]): string =>
  changes.length === 0
    ? "Everything is up to date."
    : changes.map(({ path, state }) => `${state === "superfluous" ? "removed" : "wrote"} ${path}`).join("\n");

/** Missing and orphaned handlers; empty if there are none. */
export function reportText({ operations, unwritten, orphaned }: HandlerReport, spec: string): string {
  const open =
    unwritten.length === 0 ? [] : [`not written yet, ${unwritten.length} of ${operations}: ${nameList(unwritten)}`];
  return [...open, ...orphaned.map((handler) => orphanText(handler, spec))].join("\n");
}

/** What the service sends; empty if there is nothing. */
export const outgoingText = (outgoing: readonly OutgoingModel[]): string =>
  outgoing
    .map(({ kind, model }) => `sent, ${kind}: ${nameList(model.operations.map(({ operationId }) => operationId))}`)
    .join("\n");

function orphanText({ path, operationId, expectedPath }: OrphanedHandler, spec: string): string {
  const reason =
    expectedPath === undefined
      ? `${spec} has no operation ${operationId}`
      : `${operationId} belongs in ${expectedPath}`;
  return `orphaned: ${path} (${reason})`;
}
