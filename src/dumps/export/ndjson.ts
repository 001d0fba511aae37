import type { PublicTable } from "../../storage/public/tables.ts";
import type { RowFormat } from "./row-format.ts";

/** Rows as JSON objects, one a line, with the names and the order of columns of the CSV. */
export function ndjsonFormat({ columns }: PublicTable): RowFormat {
  const names = columns.map(({ name }) => `${JSON.stringify(name)}:`);
  const isText = columns.map(({ kind }) => kind === "text");
  return {
    head: "",
    line: (row) => {
      const members = names.map((name, at) => {
        const value = row[at] ?? null;
        return name + JSON.stringify(value === null ? null : isText[at] ? String(value) : Number(value));
      });
      return `{${members.join(",")}}\n`;
    },
  };
}
