import { Validator } from "@seriousme/openapi-schema-validator";
import type { Generated } from "./generated.ts";
import { type Measurement, measure } from "./measurement.ts";
import type { Report } from "./report.ts";
import { hasStarted } from "./started.ts";

type Row = Measurement & Readonly<{ name: string; isValid: boolean; isStarted: boolean }>;

const columns = ["Document", "OpenAPI", "Operations", "Generated", "Left out", "Type faults", "Started"];

/**
 * Prints a table in Markdown: what was generated of each document, why the rest was left out, what the compiler says
 * about the output, and whether it is served. Documents that are not valid by the JSON Schema of OpenAPI are apart.
 */
export function tableReport(): Report {
  const rows: Row[] = [];
  const add = async (name: string, generated: Generated, folder: string): Promise<void> => {
    const { valid } = await new Validator().validate(structuredClone(generated.document));
    const started = await hasStarted(generated.model, folder).catch((error: unknown) => {
      console.error(`${name}: ${error}`);
      return false;
    });
    rows.push({ ...measure(generated), name, isValid: valid, isStarted: started });
    console.error(name);
  };
  const end = (): boolean => {
    console.log(
      tableOf(
        "Valid documents",
        rows.filter(({ isValid }) => isValid),
      ),
    );
    console.log(
      tableOf(
        "Documents that are not valid",
        rows.filter(({ isValid }) => !isValid),
      ),
    );
    return rows.every(({ typeFaults, isStarted }) => typeFaults.length === 0 && isStarted);
  };
  return { add, end };
}

function tableOf(title: string, rows: readonly Row[]): string {
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const [found, generated, faults] = [
    sum((row) => row.found),
    sum((row) => row.generated),
    sum(({ typeFaults }) => typeFaults.length),
  ];
  const percent = found === 0 ? 100 : (100 * generated) / found;
  const started = sum(({ isStarted }) => Number(isStarted));
  const total = [`${rows.length} documents`, "", found, `${generated} (${percent.toFixed(2)} %)`, "", faults, started];
  const lines = rows.map((row) => [
    row.name,
    row.version,
    row.found,
    row.generated,
    [...row.refused].map(([reason, count]) => `${count}: ${reason}`).join("<br>"),
    row.typeFaults.length,
    row.isStarted ? "yes" : "no",
  ]);
  return [
    `## ${title}`,
    "",
    lineOf(columns),
    lineOf(columns.map(() => "---")),
    ...[...lines, total].map(lineOf),
    "",
  ].join("\n");
}

const lineOf = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
