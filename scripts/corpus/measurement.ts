import { textOf } from "@segmark/openapi/internal/document/tree/json";
import { operationsIn } from "@segmark/openapi/internal/document/tree/reach";
import type { Generated } from "./generated.ts";
import { typeFaults } from "./type-faults.ts";

/** What the generator made of one document. */
export type Measurement = Readonly<{
  version: string;
  /** Operations in the document, and those that were generated. */
  found: number;
  generated: number;
  /** By reason, how many operations it concerns. */
  refused: ReadonlyMap<string, number>;
  notes: number;
  seconds: number;
  bytes: number;
  /** Of the strict type check of everything that was generated. */
  typeFaults: readonly string[];
}>;

/** Counts what was generated of a document, and checks its types. */
export function measure({ document, model, refusals, outputs, seconds }: Generated): Measurement {
  return {
    version: textOf(document["openapi"] ?? document["swagger"]) ?? "",
    found: Math.max(operationsIn(document).length, model.operations.length),
    generated: model.operations.length,
    refused: new Map(
      [...Map.groupBy(refusals, ({ reason }) => reason)].map(([reason, group]) => [
        reason,
        new Set(group.flatMap(({ operations = [] }) => operations)).size,
      ]),
    ),
    notes: model.notes.filter(({ isLeftOut }) => isLeftOut !== true).length,
    seconds,
    bytes: outputs.reduce((sum, { text }) => sum + text.length, 0),
    typeFaults: typeFaults(outputs.map((output) => output.path).filter((name) => name.endsWith(".ts"))),
  };
}
