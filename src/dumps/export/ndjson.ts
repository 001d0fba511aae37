import { ofColumn } from "../../storage/public/leftovers.ts";
import type { PublicTable } from "../../storage/public/tables.ts";
import type { RowFormat } from "./row-format.ts";

/**
 * Rows as JSON objects, one a line, with the names and the order of columns of the CSV. They have the values that are
 * stored, not the texts that an imported file had for them.
 * @param others columns that only leftovers have; texts, or null
 */
export function ndjsonFormat({ columns }: PublicTable, others: readonly string[]): RowFormat {
  const names = columns.map(({ name }) => `${JSON.stringify(name)}:`);
  const isText = columns.map(({ kind }) => kind === "text");
  return {
    head: "",
    line: (row, leftovers) => {
      const members = names.map((name, at) => {
        const value = row[at] ?? null;
        return name + JSON.stringify(value === null ? null : isText[at] ? String(value) : Number(value));
      });
      for (const name of others)
        members.push(`${JSON.stringify(name)}:${JSON.stringify(ofColumn(leftovers ?? {}, name)?.[0] ?? null)}`);
      return `{${members.join(",")}}\n`;
    },
  };
}
