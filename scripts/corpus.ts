import { corpus } from "./corpus/documents.ts";
import { type Measurement, measure } from "./corpus/measurement.ts";
import { unpacked } from "./corpus/packages.ts";

// Generates from real documents and prints what became of each. Usage: npm run corpus [-- PATTERN]

const root = new URL("..", import.meta.url).pathname;
const cache = `${root}node_modules/.cache/segmark-corpus`;
const [pattern = ""] = process.argv.slice(2);

const columns = [44, 8, 7, 10, 8, 6, 6, 6] as const;
const line = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(columns[0]) : String(cell).padStart(columns[index] ?? 6)))
    .join(" ");

const rows: Measurement[] = [];
let faulty = 0;
console.log(line(["document", "OpenAPI", "found", "generated", "CPU s", "MB", "notes", "types"]));
for (const entry of corpus) {
  for (const document of entry.documents) {
    const name = `${entry.name} ${document.replace(/^(api|generated|src\/services\/twilio-api)\//, "")}`;
    if (!name.includes(pattern)) continue;
    const path = `${unpacked(entry, cache)}/${document}`;
    try {
      const row = await measure(path, `${cache}/generated/${name.replaceAll(/[^\w.-]+/g, "_")}`);
      rows.push(row);
      const { version, found, generated, seconds, bytes, notes, refused, typeFaults } = row;
      const types = typeFaults.length === 0 ? "ok" : `${typeFaults.length}!`;
      console.log(
        line([
          name.slice(-columns[0]),
          version,
          found,
          generated,
          seconds.toFixed(2),
          (bytes / 1e6).toFixed(1),
          notes,
          types,
        ]),
      );
      for (const [reason, count] of refused) console.log(`    ${count} refused: ${reason}`);
      for (const fault of typeFaults.slice(0, 5)) console.log(`    ${fault}`);
    } catch (error) {
      faulty += 1;
      console.log(`${name}: ${error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : error}`);
    }
  }
}

const sum = (of: (row: Measurement) => number): number => rows.reduce((total, row) => total + of(row), 0);
const [found, generated] = [sum((row) => row.found), sum((row) => row.generated)];
const untyped = rows.filter(({ typeFaults }) => typeFaults.length > 0).length;
console.log(
  `\n${rows.length + faulty} documents, ${generated} of ${found} operations generated (${((100 * generated) / found).toFixed(1)} %), ` +
    `${untyped} with type faults, ${faulty} not read, ${sum((row) => row.seconds).toFixed(0)} s of CPU time`,
);
process.exitCode = untyped + faulty === 0 ? 0 : 1;
