import type { Generated } from "./generated.ts";
import { type Measurement, measure } from "./measurement.ts";
import type { Report } from "./report.ts";
import { tableLine } from "./table.ts";

const widths = [44, 8, 7, 10, 8, 6, 6, 6] as const;

/**
 * Prints what was generated of each document, what was refused and why, and what the compiler says about the output.
 */
export function sizeReport(): Report {
  console.log(tableLine(["document", "OpenAPI", "found", "generated", "CPU s", "MB", "notes", "types"], widths));
  const rows: Measurement[] = [];
  const add = (name: string, generated: Generated): void => {
    const row = measure(generated);
    rows.push(row);
    const { version, found, generated: count, seconds, bytes, notes, refused, typeFaults } = row;
    const types = typeFaults.length === 0 ? "ok" : `${typeFaults.length}!`;
    const megabytes = (bytes / 1e6).toFixed(1);
    console.log(tableLine([name, version, found, count, seconds.toFixed(2), megabytes, notes, types], widths));
    for (const [reason, times] of refused) console.log(`    ${times} refused: ${reason}`);
    for (const fault of typeFaults.slice(0, 5)) console.log(`    ${fault}`);
  };
  const end = (): boolean => {
    const sum = (of: (row: Measurement) => number): number => rows.reduce((total, row) => total + of(row), 0);
    const [found, generated] = [sum((row) => row.found), sum((row) => row.generated)];
    const untyped = rows.filter(({ typeFaults }) => typeFaults.length > 0).length;
    console.log(
      `\n${rows.length} documents, ${generated} of ${found} operations generated (${((100 * generated) / found).toFixed(1)} %), ` +
        `${untyped} with type faults, ${sum((row) => row.seconds).toFixed(0)} s of CPU time`,
    );
    return untyped === 0;
  };
  return { add, end };
}
